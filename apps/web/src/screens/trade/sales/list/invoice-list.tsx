import type { InvoiceListMeta, InvoiceRow } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useInvoices } from '../../../../api/queries/trade/invoice.ts';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { useUrlState } from '../../../../components/hooks/use-url-state.ts';
import { InvoiceCard, useInvoiceColumns } from '../../../../components/invoice/columns.tsx';
import {
  blankView,
  isFiltered,
  type ListKind,
  type ListView,
  queryOf,
  tabsOf,
  withAge,
  withTab,
} from '../../../../components/invoice/list-view.ts';
import { SalesNav } from '../../../../components/navigation/sales-nav.tsx';
import { Card } from '../../../../components/page/card.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { PageHeader } from '../../../../components/page/page-header.tsx';
import { SalesImportButton } from '../../../../components/sales-import/index.ts';
import { ColumnChooser } from '../../../../components/table/columns/column-chooser.tsx';
import type { ListColumn } from '../../../../components/table/columns/use-list-columns.ts';
import { DataTable } from '../../../../components/table/data-table.tsx';
import { ListToolbar } from '../../../../components/table/list-toolbar.tsx';
import { useMay } from '../../../../session/use-may.ts';
import { openUploadDialog } from '../../../../uploads/upload-store.ts';
import { AgeingBar } from './ageing-bar.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { CreateMenu } from './create-menu.tsx';
import { ExportList } from './export-list.tsx';
import { FilterChips } from './filter-chips.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListTotals, PhoneTotals } from './list-totals.tsx';
import { PayMarked } from './pay-marked.tsx';
import { type Marked, useMarked } from './use-marked.ts';
import './invoice-list.css';

const pageSize = 50;

/** Sales, purchases or quotations: one list, seen from three sides. */
export function InvoiceList({ kind }: { kind: ListKind }) {
  const { t } = useTranslation(['invoice', 'invoice-life']);
  const [view, setView] = useUrlState(blankView);
  const side = kind === 'purchases' ? 'purchases' : 'sales';
  const query = queryOf(kind, view);
  const list = useInvoices(side, { ...query, page: Number(view.page) || 1, limit: pageSize });
  const rows = list.data?.data;
  const meta = list.data?.meta;
  const marked = useMarked(JSON.stringify({ kind, ...query, sort: '' }), rows);
  const onView = (changes: Partial<ListView>) => setView({ page: '1', ...changes });
  const [isPaying, setPaying] = useState(false);
  const columnSet = useInvoiceColumns({ kind, sort: view.sort });
  const currencies = meta?.by_currency.map(({ currency }) => currency) ?? [];
  return (
    <>
      <PageHeader
        title={kind === 'quotations' ? t('invoice-life:nav.quotations') : t(`${kind}.title`)}
        actions={<CreateMenu kind={kind} />}
      />
      <SalesNav side={side} />
      <ListToolbar
        searchLabel={t('list.search')}
        search={view.q}
        onSearch={(q) => onView({ q })}
        chipsLabel={t('col.state')}
        chips={tabsOf(kind, meta?.counts, view.state).map(({ value, count }) => ({
          value,
          label: t(`invoice-life:tab.${value || 'all'}`),
          ...(count !== undefined && { count }),
        }))}
        chip={view.state}
        onChip={(state) => onView(withTab(state))}
      >
        <ListFilters kind={kind} view={view} onView={onView} currencies={currencies} />
        <ExportList kind={kind} query={query} ids={[]} />
        {kind !== 'quotations' && <SalesImportButton kind={kind} />}
        <ColumnChooser {...columnSet} />
      </ListToolbar>
      {kind !== 'quotations' && (
        <AgeingBar kind={kind} meta={meta} age={view.age} onAge={(age) => onView(withAge(view, age))} />
      )}
      <FilterChips kind={kind} view={view} onView={onView} />
      <ListCard
        kind={kind}
        columns={columnSet.columns}
        view={view}
        onView={setView}
        rows={rows}
        meta={meta}
        marked={marked}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
      <BulkBar
        kind={kind}
        marked={marked}
        baseCurrency={meta?.base_currency ?? ''}
        onPay={() => setPaying(true)}
        exporting={<ExportList kind={kind} query={query} ids={[...marked.ids]} />}
      />
      {isPaying && <PayMarked side={side} rows={marked.rows} onClose={() => setPaying(false)} onPaid={marked.clear} />}
    </>
  );
}

interface ListCardProps {
  kind: ListKind;
  columns: ListColumn<InvoiceRow>[];
  view: ListView;
  onView: (changes: Partial<ListView>) => void;
  rows: readonly InvoiceRow[] | undefined;
  meta: InvoiceListMeta | undefined;
  marked: Marked;
  error: Error | null;
  onRetry: () => void;
}

function ListCard({ kind, columns, view, onView, rows, meta, marked, error, onRetry }: ListCardProps) {
  const { t } = useTranslation('invoice');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const title = kind === 'quotations' ? t('invoice-life:nav.quotations') : t(`${kind}.title`);
  const hasTotals = meta !== undefined && (kind !== 'quotations' || meta.by_currency.length > 0);
  return (
    <Card flush className="invoice-list">
      <DataTable<InvoiceRow>
        label={title}
        rows={rows}
        rowKey={(row) => row.id}
        columns={columns}
        isOneLine
        error={error}
        onRetry={onRetry}
        onOpen={(row) => navigate(`/invoice/${row.id}`, { state: { list: `${pathname}${search}` } })}
        onSort={(sort) => onView({ sort, page: '1' })}
        card={(row) => <InvoiceCard row={row} kind={kind} />}
        marks={{
          ids: marked.ids,
          onMark: marked.mark,
          labelOf: (row) => t('invoice-life:mark.one', { number: row.number || t('noNumber') }),
          allLabel: t('invoice-life:mark.all'),
        }}
        rowClassName={(row) => (marked.ids.has(row.id) ? 'invoice-marked' : '')}
        summary={hasTotals && <ListTotals kind={kind} meta={meta} columns={columns} />}
        {...(meta && {
          paging: {
            page: meta.page,
            limit: meta.limit,
            total: meta.total,
            onPage: (page) => onView({ page: String(page) }),
          },
        })}
        empty={<NoInvoices kind={kind} isFiltered={isFiltered(view)} />}
      />
      {hasTotals && meta.total > 0 && <PhoneTotals kind={kind} meta={meta} />}
    </Card>
  );
}

function NoInvoices({ kind, isFiltered: isNarrowed }: { kind: ListKind; isFiltered: boolean }) {
  const { t } = useTranslation(['invoice', 'invoice-life']);
  const readOnly = !useMay('write');
  if (isNarrowed)
    return <EmptyState illustration="search" title={t('list.noneFound')} detail={t('list.noneFoundDetail')} />;
  const isQuotation = kind === 'quotations';
  return (
    <EmptyState
      title={isQuotation ? t('invoice-life:quotation.empty') : t(`${kind}.empty`)}
      detail={isQuotation ? t('invoice-life:quotation.emptyDetail') : t(`${kind}.emptyDetail`)}
      action={
        !readOnly && (
          <>
            <CreateMenu kind={kind} />
            {!isQuotation && (
              <Button icon={<Icon name="upload" />} onClick={() => openUploadDialog()}>
                {t('list.upload')}
              </Button>
            )}
          </>
        )
      }
    />
  );
}
