import type { InvoiceRow } from '@folio/contract';
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InvoiceListMeta, InvoiceSide } from '../../api/queries/invoice.ts';
import { Amount } from '../../components/amount.tsx';
import type { DataColumn } from '../../components/data-table.tsx';
import { Day } from '../../components/day.tsx';
import { StateTag } from '../../components/state-tag.tsx';
import { useMediaQuery } from '../../components/use-is-phone.ts';
import { currentLanguage } from '../../i18n/start-language.ts';
import { commonCurrency, confirmTones, stateKey, stateTones } from './invoice-states.ts';

interface ColumnsOf {
  side: InvoiceSide;
  rows: readonly InvoiceRow[];
  /** The column the list is sorted by, with `-` for descending. */
  sort: string;
}

export function contactName(row: Pick<InvoiceRow, 'contact' | 'contact_zh'>): string {
  return currentLanguage() === 'zh-Hant' && row.contact_zh ? row.contact_zh : row.contact;
}

/** The columns of Sales and Purchases. Narrower, the reference stands below the number, and what the state tells is left out. */
export function useInvoiceColumns({ side, rows, sort }: ColumnsOf): DataColumn<InvoiceRow>[] {
  const { t } = useTranslation('invoice');
  const common = commonCurrency(rows);
  const isNarrow = useMediaQuery('(width < 1560px)');
  const isTight = useMediaQuery('(width < 1180px)');
  const left = new Set([
    ...(isNarrow ? ['reference'] : []),
    ...(isTight ? ['issue_date', 'paid', 'confirm_status'] : []),
  ]);
  const sorted = (key: string): Pick<DataColumn<InvoiceRow>, 'key' | 'sorter' | 'sortOrder'> => ({
    key,
    sorter: true,
    sortOrder: sort === key ? 'ascend' : sort === `-${key}` ? 'descend' : null,
  });
  const figure = (key: 'total' | 'paid' | 'due', title: string): DataColumn<InvoiceRow> => ({
    ...sorted(key),
    title: common === null ? title : `${title} (${common})`,
    align: 'right',
    render: (_, row) => (
      <Amount
        value={row[key]}
        {...(common === null && { currency: row.currency, withCode: key === 'total' })}
        {...(key === 'due' && row.state === 'overdue' && { tone: 'overdue' as const })}
      />
    ),
  });
  const all: DataColumn<InvoiceRow>[] = [
    {
      ...sorted('number'),
      title: t('col.number'),
      render: (_, row) => (
        <>
          <strong className="invoice-number">{row.number || t('noNumber')}</strong>
          {isNarrow && <span className="invoice-ref-below">{row.reference}</span>}
        </>
      ),
    },
    { key: 'reference', title: t('col.ref'), className: 'invoice-ref', render: (_, row) => row.reference },
    {
      ...sorted('contact'),
      title: t(side === 'sales' ? 'col.to' : 'col.from'),
      className: 'invoice-contact',
      render: (_, row) => contactName(row),
    },
    { ...sorted('issue_date'), title: t('col.date'), render: (_, row) => <Day value={row.issue_date} /> },
    { ...sorted('due_date'), title: t('col.dueDate'), render: (_, row) => <Day value={row.due_date} /> },
    figure('total', t('col.total')),
    figure('paid', t(side === 'sales' ? 'col.paidSales' : 'col.paid')),
    figure('due', t('col.due')),
    { key: 'state', title: t('col.state'), render: (_, row) => <InvoiceStateTag row={row} /> },
    {
      key: 'confirm_status',
      title: t('col.confirmStatus'),
      render: (_, row) => (
        <StateTag tone={confirmTones[row.confirm_status]}>{t(`confirm.${row.confirm_status}`)}</StateTag>
      ),
    },
  ];
  return all.filter((column) => !left.has(String(column.key)));
}

export function InvoiceStateTag({ row }: { row: Pick<InvoiceRow, 'state' | 'type'> }) {
  const { t } = useTranslation('invoice');
  return (
    <StateTag tone={stateTones[row.state]} {...(row.state === 'overdue' && { icon: 'clock' as const })}>
      {t(stateKey(row.state, row.type))}
    </StateTag>
  );
}

/** A row on a phone: who, how much is due, and by when. */
export function InvoiceCard({ row, side }: { row: InvoiceRow; side: InvoiceSide }) {
  const { t } = useTranslation('invoice');
  return (
    <span className="invoice-card">
      <span className="invoice-card-line">
        <strong>{contactName(row)}</strong>
        <Amount value={row.total} currency={row.currency} withCode={row.currency !== 'HKD'} strong />
      </span>
      <span className="invoice-card-line">
        <span className="invoice-card-note">
          {row.number || t('noNumber')} · {t(side === 'sales' ? 'card.due' : 'card.dueBy')}{' '}
          <Day value={row.due_date ?? row.issue_date} />
        </span>
        <InvoiceStateTag row={row} />
      </span>
    </span>
  );
}

interface InvoiceTotalsProps {
  meta: InvoiceListMeta;
  /** The columns it stands under; without them it is a list of its own. */
  columns?: readonly DataColumn<InvoiceRow>[];
}

/** The totals of all rows the filter finds, in base currency. */
export function InvoiceTotals({ meta, columns }: InvoiceTotalsProps) {
  const { t } = useTranslation('invoice');
  const words = t('list.totals', { count: meta.total, currency: meta.base_currency });
  const total = <Amount value={meta.total_base} currency={meta.base_currency} strong />;
  const due = <Amount value={meta.due_base} currency={meta.base_currency} strong />;
  if (columns === undefined) {
    return (
      <dl>
        <div>
          <dt>{words}</dt>
          <dd>{total}</dd>
        </div>
        <div>
          <dt>{t('col.due')}</dt>
          <dd>{due}</dd>
        </div>
      </dl>
    );
  }
  const before = columns.findIndex((column) => column.key === 'total');
  return (
    <Table.Summary.Row className="invoice-totals">
      <Table.Summary.Cell index={0} colSpan={before}>
        {words}
      </Table.Summary.Cell>
      {columns.slice(before).map((column, index) => (
        <Table.Summary.Cell key={String(column.key)} index={before + index} align="right">
          {column.key === 'total' ? total : column.key === 'due' ? due : null}
        </Table.Summary.Cell>
      ))}
    </Table.Summary.Row>
  );
}
