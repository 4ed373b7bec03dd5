import type { InvoiceRow } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type InvoiceListMeta, type InvoiceSide, useInvoices } from '../../api/queries/invoice.ts';
import { Card } from '../../components/card.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Icon } from '../../components/icon.tsx';
import { ListToolbar } from '../../components/list-toolbar.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useUrlState } from '../../components/use-url-state.ts';
import { useSession } from '../../session/session-store.ts';
import { openUploadDialog } from '../../uploads/upload-store.ts';
import { InvoiceCard, InvoiceTotals, useInvoiceColumns } from './columns.tsx';
import { statesOf } from './invoice-states.ts';
import './invoice-list.css';

const pageSize = 50;
const chips = ['', 'draft', 'open', 'overdue', 'paid', 'voided'] as const;

/** Sales or purchases: one list, seen from either side. */
export function InvoiceList({ side }: { side: InvoiceSide }) {
  const { t } = useTranslation('invoice');
  const navigate = useNavigate();
  const [view, setView] = useUrlState({ q: '', state: '', sort: '-issue_date', page: '1' });
  const list = useInvoices(side, {
    page: Number(view.page) || 1,
    limit: pageSize,
    q: view.q || undefined,
    state: statesOf(view.state),
    sort: view.sort,
  });
  const rows = list.data?.data;
  const meta = list.data?.meta;
  const columns = useInvoiceColumns({ side, rows: rows ?? [], sort: view.sort });
  const isFiltered = view.q !== '' || view.state !== '';
  return (
    <>
      <PageHeader title={t(`${side}.title`)} actions={<CreateButton side={side} />} />
      <ListToolbar
        searchLabel={t('list.search')}
        search={view.q}
        onSearch={(q) => setView({ q, page: '1' })}
        chipsLabel={t('col.state')}
        chips={chips.map((value) => ({ value, label: t(`chip.${value || 'all'}`) }))}
        chip={view.state}
        onChip={(state) => setView({ state, page: '1' })}
      />
      <Card flush className="invoice-list">
        <DataTable<InvoiceRow>
          label={t(`${side}.title`)}
          rows={rows}
          rowKey={(row) => row.id}
          columns={columns}
          error={list.error}
          onRetry={() => list.refetch()}
          onOpen={(row) => navigate(`/invoice/${row.id}`)}
          onSort={(sort) => setView({ sort, page: '1' })}
          card={(row) => <InvoiceCard row={row} side={side} />}
          summary={meta && <InvoiceTotals meta={meta} columns={columns} />}
          {...(meta && {
            paging: {
              page: meta.page,
              limit: meta.limit,
              total: meta.total,
              onPage: (page) => setView({ page: String(page) }),
            },
          })}
          empty={<NoInvoices side={side} isFiltered={isFiltered} />}
        />
        {meta && meta.total > 0 && <PhoneTotals meta={meta} />}
      </Card>
    </>
  );
}

function CreateButton({ side }: { side: InvoiceSide }) {
  const { t } = useTranslation('invoice');
  const navigate = useNavigate();
  const { readOnly } = useSession();
  if (readOnly) return null;
  const type = side === 'sales' ? 'sales_invoice' : 'purchase_bill';
  return (
    <Button type="primary" icon={<Icon name="plus" />} onClick={() => navigate(`/invoiceEditor?type=${type}`)}>
      {t(`${side}.create`)}
    </Button>
  );
}

function NoInvoices({ side, isFiltered }: { side: InvoiceSide; isFiltered: boolean }) {
  const { t } = useTranslation('invoice');
  const { readOnly } = useSession();
  if (isFiltered)
    return <EmptyState illustration="search" title={t('list.noneFound')} detail={t('list.noneFoundDetail')} />;
  return (
    <EmptyState
      title={t(`${side}.empty`)}
      detail={t(`${side}.emptyDetail`)}
      action={
        !readOnly && (
          <>
            <CreateButton side={side} />
            <Button icon={<Icon name="upload" />} onClick={() => openUploadDialog()}>
              {t('list.upload')}
            </Button>
          </>
        )
      }
    />
  );
}

function PhoneTotals({ meta }: { meta: InvoiceListMeta }) {
  return (
    <div className="invoice-phone-totals">
      <InvoiceTotals meta={meta} />
    </div>
  );
}
