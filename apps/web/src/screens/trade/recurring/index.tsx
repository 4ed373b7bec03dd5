import type { RecurringRow } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { recurringPageSize, useRecurringList } from '../../../api/queries/trade/recurring.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { newMark } from '../../../components/keyboard/use-list-keys.ts';
import { SalesNav } from '../../../components/navigation/sales-nav.tsx';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { ColumnChooser } from '../../../components/table/columns/column-chooser.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { ListToolbar } from '../../../components/table/list-toolbar.tsx';
import { PhoneTotalLines, TotalLines } from '../../../components/table/total-lines.tsx';
import { useMay } from '../../../session/use-may.ts';
import { RecurringCard, useRecurringColumns } from './columns.tsx';
import './recurring.css';

/** Invoices, or bills, that are made again and again. */
export default function RecurringScreen() {
  const { t } = useTranslation('recurring');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const readOnly = !useMay('write');
  const side = pathname.startsWith('/sales') ? 'sales' : 'purchases';
  const [view, setView] = useUrlState({ q: '', page: '1' });
  const page = Number(view.page) || 1;
  const list = useRecurringList(side === 'sales' ? 'sales_invoice' : 'purchase_bill', { page, q: view.q });
  const columnSet = useRecurringColumns();
  const lines = (list.data?.meta.by_currency ?? []).map(({ currency, total }) => ({
    key: currency,
    words: t('totals', { currency }),
    currency,
    figures: { total },
  }));
  const add = readOnly ? null : (
    <Button {...newMark} type="primary" icon={<Icon name="plus" />} onClick={() => navigate(`/${side}/recurring/new`)}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t(`title.${side}`)} subtitle={t('subtitle')} actions={add} />
      <SalesNav side={side} />
      <ListToolbar searchLabel={t('search')} search={view.q} onSearch={(q) => setView({ q, page: '1' })}>
        <ColumnChooser {...columnSet} />
      </ListToolbar>
      <Card flush>
        <DataTable<RecurringRow>
          label={t(`title.${side}`)}
          rows={list.data?.data}
          rowKey={(row) => row.id}
          columns={columnSet.columns}
          isOneLine
          card={(row) => <RecurringCard row={row} />}
          error={list.error}
          onRetry={() => void list.refetch()}
          onOpen={(row) => navigate(`/${side}/recurring/${row.id}`)}
          summary={lines.length > 0 && <TotalLines lines={lines} columns={columnSet.columns} figures={['total']} />}
          paging={{
            page,
            limit: recurringPageSize,
            total: list.data?.meta.total ?? 0,
            onPage: (next) => setView({ page: String(next) }),
          }}
          empty={
            view.q === '' ? (
              <EmptyState title={t('empty')} detail={t('emptyDetail')} action={add} />
            ) : (
              <EmptyState title={t('noneFound')} detail={t('noneFoundDetail')} />
            )
          }
        />
        {lines.length > 0 && <PhoneTotalLines lines={lines} />}
      </Card>
    </>
  );
}
