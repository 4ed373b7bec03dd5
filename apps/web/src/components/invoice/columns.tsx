import type { InvoiceRow } from '@folio/contract';
import { daysBetween } from '@folio/ledger/calendar';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n/start-language.ts';
import { Day } from '../day/day.tsx';
import { dayOfInstant, formatDay } from '../day/format-day.ts';
import { todayInHongKong } from '../day/today.ts';
import { StateTag } from '../feedback/state-tag.tsx';
import { Amount } from '../money/amount.tsx';
import { currencyMark } from '../money/format-amount.ts';
import { Icon } from '../page/icon.tsx';
import { type ListColumn, type ListColumnSet, useListColumns } from '../table/columns/use-list-columns.ts';
import { confirmTones, stateKey, stateTones } from './invoice-states.ts';
import type { ListKind } from './list-view.ts';

interface ColumnsOf {
  kind: ListKind;
  /** The column the list is sorted by, with `-` for descending. */
  sort: string;
}

export function contactName(row: Pick<InvoiceRow, 'contact' | 'contact_zh'>): string {
  return currentLanguage() === 'zh-Hant' && row.contact_zh ? row.contact_zh : row.contact;
}

/** Amounts show no currency while the column of currencies is shown. */
export const withCurrency = (columns: readonly { key: string }[]) => !columns.some(({ key }) => key === 'currency');

/**
 * The columns of Sales, Purchases and Quotations, arranged as the user chose. On narrow screens, those that others already
 * cover are left out.
 */
export function useInvoiceColumns({ kind, sort }: ColumnsOf): ListColumnSet<InvoiceRow> {
  const all = useAllColumns({ kind, sort });
  const set = useListColumns(kind, all);
  if (!withCurrency(set.columns)) return set;
  const columns = set.columns.map((column) =>
    isFigure(column.key)
      ? { ...column, render: (_: unknown, row: InvoiceRow) => figureOf(row, column.key, true) }
      : column,
  );
  return { ...set, columns };
}

type Figure = 'total' | 'paid' | 'due';

function isFigure(key: string): key is Figure {
  return key === 'total' || key === 'paid' || key === 'due';
}

function figureOf(row: InvoiceRow, key: string, withCode: boolean) {
  if (!isFigure(key)) return null;
  return (
    <Amount
      value={row[key]}
      dashForZero
      {...(withCode && { currency: row.currency, withCode: true })}
      {...(key === 'due' && row.state === 'overdue' && { tone: 'overdue' as const })}
    />
  );
}

function useAllColumns({ kind, sort }: ColumnsOf): ListColumn<InvoiceRow>[] {
  const { t } = useTranslation('invoice');
  const sorted = (key: string): Pick<ListColumn<InvoiceRow>, 'key' | 'sorter' | 'sortOrder'> => ({
    key,
    sorter: true,
    sortOrder: sort === key ? 'ascend' : sort === `-${key}` ? 'descend' : null,
  });
  const figure = (key: Figure, title: string): ListColumn<InvoiceRow> => ({
    ...sorted(key),
    title,
    align: 'right',
    render: (_, row) => figureOf(row, key, false),
  });
  const all: ListColumn<InvoiceRow>[] = [
    {
      ...sorted('number'),
      title: t('col.number'),
      onCell: (row) => (row.reference ? { title: row.reference } : {}),
      render: (_, row) => (
        <>
          <strong className="bold">{row.number || t('noNumber')}</strong>
          <OutMarks row={row} />
        </>
      ),
    },
    {
      key: 'reference',
      title: t('col.ref'),
      className: 'invoice-ref',
      fromPx: 1400,
      onCell: (row) => ({ title: row.reference ?? '' }),
      render: (_, row) => row.reference,
    },
    {
      ...sorted('contact'),
      title: t(kind === 'purchases' ? 'col.from' : 'col.to'),
      className: 'invoice-contact cell-cut',
      onCell: (row) => ({ title: contactName(row) }),
      render: (_, row) => contactName(row),
    },
    { ...sorted('issue_date'), title: t('col.date'), fromPx: 1200, render: (_, row) => <Day value={row.issue_date} /> },
    {
      ...sorted('due_date'),
      title: t(kind === 'quotations' ? 'invoice-life:col.validUntil' : 'col.dueDate'),
      render: (_, row) => <Day value={row.due_date} />,
    },
    {
      ...sorted('currency'),
      title: t('col.currency'),
      className: 'invoice-currency',
      render: (_, row) => currencyMark(row.currency),
    },
    figure('total', t('col.total')),
    { ...figure('paid', t(kind === 'sales' ? 'col.paidSales' : 'col.paid')), fromPx: 1200 },
    figure('due', t('col.due')),
    {
      key: 'state',
      title: t('col.state'),
      render: (_, row) => (
        <>
          <InvoiceStateTag row={row} /> <OverdueDays row={row} />
        </>
      ),
    },
    {
      key: 'confirm_status',
      title: t('col.confirmStatus'),
      fromPx: 1200,
      render: (_, row) => <ConfirmMark status={row.confirm_status} />,
    },
  ];
  return kind === 'quotations' ? all.filter(({ key }) => key !== 'paid' && key !== 'due') : all;
}

/** Almost every document is confirmed, so this is only a mark; the other states are written out. */
function ConfirmMark({ status }: { status: InvoiceRow['confirm_status'] }) {
  const { t } = useTranslation('invoice');
  const words = t(`confirm.${status}`);
  if (status !== 'confirmed') return <StateTag tone={confirmTones[status]}>{words}</StateTag>;
  return (
    <span className="flex text-green" role="img" aria-label={words} title={words}>
      <Icon name="circle-check" size={16} />
    </span>
  );
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
  const count = Math.max(1, daysBetween(row.due_date, todayInHongKong()));
  const words = t('overdueDays', { count });
  return (
    <span className="font-small text-amber nowrap" role="img" aria-label={words} title={words}>
      {t('daysShort', { count })}
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
      <span className="invoice-mark left-6 inline-flex faint" role="img" aria-label={words} title={words}>
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
