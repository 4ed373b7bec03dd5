import type { InvoiceRow } from '@folio/contract';
import { daysBetween } from '@folio/ledger/calendar';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n/start-language.ts';
import { Day } from '../day/day.tsx';
import { dayOfInstant, formatDay } from '../day/format-day.ts';
import { todayInHongKong } from '../day/today.ts';
import { StateTag } from '../feedback/state-tag.tsx';
import { useMediaQuery } from '../hooks/use-is-phone.ts';
import { Amount } from '../money/amount.tsx';
import { Icon } from '../page/icon.tsx';
import type { DataColumn } from '../table/data-table.tsx';
import { commonCurrency, confirmTones, stateKey, stateTones } from './invoice-states.ts';
import type { ListKind } from './list-view.ts';

interface ColumnsOf {
  kind: ListKind;
  rows: readonly InvoiceRow[];
  /** The column the list is sorted by, with `-` for descending. */
  sort: string;
}

export function contactName(row: Pick<InvoiceRow, 'contact' | 'contact_zh'>): string {
  return currentLanguage() === 'zh-Hant' && row.contact_zh ? row.contact_zh : row.contact;
}

/**
 * The columns of Sales and Purchases. On narrow screens the reference is printed below the number, and columns that
 * the status already covers are left out.
 */
export function useInvoiceColumns({ kind, rows, sort }: ColumnsOf): DataColumn<InvoiceRow>[] {
  const { t } = useTranslation('invoice');
  const common = commonCurrency(rows);
  const isNarrow = useMediaQuery('(width < 1400px)');
  const isTight = useMediaQuery('(width < 1200px)');
  const left = new Set([
    ...(isNarrow ? ['reference'] : []),
    ...(isTight ? ['issue_date', 'paid', 'confirm_status'] : []),
    ...(kind === 'quotations' ? ['paid', 'due'] : isTight ? ['total'] : []),
  ]);
  /** If the rows have several currencies, the first amount of each row shows its currency code. */
  const withCode = left.has('total') ? 'due' : 'total';
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
        {...(common === null && { currency: row.currency, withCode: key === withCode })}
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
          <strong className="bold nowrap">{row.number || t('noNumber')}</strong>
          <OutMarks row={row} />
          {isNarrow && <span className="block font-small faint">{row.reference}</span>}
        </>
      ),
    },
    { key: 'reference', title: t('col.ref'), className: 'invoice-ref', render: (_, row) => row.reference },
    {
      ...sorted('contact'),
      title: t(kind === 'purchases' ? 'col.from' : 'col.to'),
      className: 'invoice-contact',
      render: (_, row) => contactName(row),
    },
    { ...sorted('issue_date'), title: t('col.date'), render: (_, row) => <Day value={row.issue_date} /> },
    {
      ...sorted('due_date'),
      title: t(kind === 'quotations' ? 'invoice-life:col.validUntil' : 'col.dueDate'),
      render: (_, row) => (
        <>
          <Day value={row.due_date} />
          <OverdueDays row={row} />
        </>
      ),
    },
    figure('total', t('col.total')),
    figure('paid', t(kind === 'sales' ? 'col.paidSales' : 'col.paid')),
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

/** The number of days overdue; empty if the document is not overdue. */
export function OverdueDays({ row }: { row: Pick<InvoiceRow, 'state' | 'due_date'> }) {
  const { t } = useTranslation('invoice-life');
  if (row.state !== 'overdue' || row.due_date === null) return null;
  return (
    <span className="invoice-overdue block font-small text-amber nowrap">
      {t('overdueDays', { count: Math.max(1, daysBetween(row.due_date, todayInHongKong())) })}
    </span>
  );
}

/** Icons for "emailed" and "opened by the customer"; a tooltip shows the dates. */
export function OutMarks({ row }: { row: Pick<InvoiceRow, 'sent_at' | 'viewed_at'> }) {
  const { t } = useTranslation('invoice-life');
  const mark = (name: 'mail' | 'eye', key: 'sentOn' | 'viewedOn', instant: string | null) => {
    if (instant === null) return null;
    const words = t(key, { date: formatDay(dayOfInstant(instant), currentLanguage()) });
    return (
      <span className="invoice-mark inline-flex faint" role="img" aria-label={words} title={words}>
        <Icon name={name} size={14} />
      </span>
    );
  };
  return (
    <>
      {mark('mail', 'sentOn', row.sent_at)}
      {mark('eye', 'viewedOn', row.viewed_at)}
    </>
  );
}

/** A row on a phone: contact, amount due and due date. */
export function InvoiceCard({ row, kind }: { row: InvoiceRow; kind: ListKind }) {
  const { t } = useTranslation('invoice');
  return (
    <span className="invoice-card grid gap-4">
      <span className="gap-12 grid items-center columns-wide-auto">
        <strong className="bold">{contactName(row)}</strong>
        <Amount value={row.total} currency={row.currency} withCode={row.currency !== 'HKD'} strong />
      </span>
      <span className="gap-12 grid items-center columns-wide-auto">
        <span className="font-small faint">
          {row.number || t('noNumber')} <OutMarks row={row} /> · <CardDay row={row} kind={kind} />{' '}
          <OverdueDays row={row} />
        </span>
        <InvoiceStateTag row={row} />
      </span>
    </span>
  );
}

/** The due date or the validity date; without either, the issue date. */
function CardDay({ row, kind }: { row: InvoiceRow; kind: ListKind }) {
  const { t } = useTranslation('invoice');
  if (row.due_date === null) {
    return row.issue_date === null ? null : (
      <>
        {t('card.issued')} <Day value={row.issue_date} />
      </>
    );
  }
  return (
    <>
      {t(kind === 'quotations' ? 'invoice-life:card.validUntil' : kind === 'sales' ? 'card.due' : 'card.dueBy')}{' '}
      <Day value={row.due_date} />
    </>
  );
}
