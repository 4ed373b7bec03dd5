import type { InvoiceListMeta, InvoiceRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import type { ListKind } from '../../../../components/invoice/list-view.ts';
import type { ListColumn } from '../../../../components/table/columns/use-list-columns.ts';
import { PhoneTotalLines, type TotalLine, TotalLines } from '../../../../components/table/total-lines.tsx';

interface ListTotalsProps {
  kind: ListKind;
  meta: InvoiceListMeta;
  columns: readonly ListColumn<InvoiceRow>[];
}

/**
 * The totals of all rows that match the filter: by currency if there are several, and in base currency. Quotations post
 * nothing, so they have no rate and no line in base currency.
 */
function useTotalLines(kind: ListKind, meta: InvoiceListMeta): TotalLine[] {
  const { t } = useTranslation(['invoice-life', 'invoice']);
  const base = meta.base_currency;
  const [first] = meta.by_currency;
  const words = (currency: string) => t('invoice:list.totals', { count: meta.total, currency });
  const lines = meta.by_currency.map(({ currency, total, paid, due }) => ({
    key: currency,
    words: meta.by_currency.length === 1 && kind === 'quotations' ? words(currency) : t('totals.of', { currency }),
    currency,
    figures: kind === 'quotations' ? { total } : { total, paid, due },
  }));
  if (kind === 'quotations') return lines;
  const isPlain = meta.by_currency.length === 1 && first?.currency === base;
  const whole: TotalLine = {
    key: 'base',
    words: words(base),
    currency: base,
    figures: { total: meta.total_base, due: meta.due_base, ...(isPlain && { paid: first.paid }) },
  };
  return isPlain ? [whole] : [...lines, whole];
}

export function ListTotals({ kind, meta, columns }: ListTotalsProps) {
  const lines = useTotalLines(kind, meta);
  return <TotalLines lines={lines} columns={columns} figures={['total', 'paid', 'due']} isMarking />;
}

/** The totals on a phone. */
export function PhoneTotals({ kind, meta }: Pick<ListTotalsProps, 'kind' | 'meta'>) {
  const { t } = useTranslation('invoice');
  return <PhoneTotalLines lines={useTotalLines(kind, meta)} dueWord={t('col.due')} />;
}
