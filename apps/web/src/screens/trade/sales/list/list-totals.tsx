import type { InvoiceListMeta, InvoiceRow } from '@folio/contract';
import { Table } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withCurrency } from '../../../../components/invoice/columns.tsx';
import { Amount } from '../../../../components/money/amount.tsx';
import type { ListColumn } from '../../../../components/table/columns/use-list-columns.ts';

interface ListTotalsProps {
  meta: InvoiceListMeta;
  /** The columns above the totals. */
  columns: readonly ListColumn<InvoiceRow>[];
  /** True if the table has a checkbox column first. */
  isMarking: boolean;
}

type FigureName = 'total' | 'paid' | 'due';
/** A line of totals begins with words that cover the columns before the first of these. */
const figureNames: ReadonlySet<string> = new Set(['currency', 'total', 'paid', 'due']);
interface TotalLine {
  key: string;
  words: string;
  currency: string;
  figures: Partial<Record<FigureName, string>>;
}

/** The totals of all rows that match the filter: by currency if there are several, and in base currency. */
function useTotalLines(meta: InvoiceListMeta): TotalLine[] {
  const { t } = useTranslation(['invoice-life', 'invoice']);
  const base = meta.base_currency;
  const [first] = meta.by_currency;
  const isPlain = meta.by_currency.length === 1 && first?.currency === base;
  const whole: TotalLine = {
    key: 'base',
    words: t('invoice:list.totals', { count: meta.total, currency: base }),
    currency: base,
    figures: { total: meta.total_base, due: meta.due_base, ...(isPlain && { paid: first.paid }) },
  };
  if (isPlain) return [whole];
  const lines = meta.by_currency.map(({ currency, total, paid, due }) => ({
    key: currency,
    words: t('totals.of', { currency }),
    currency,
    figures: { total, paid, due },
  }));
  return [...lines, whole];
}

export function ListTotals({ meta, columns, isMarking }: ListTotalsProps) {
  const lines = useTotalLines(meta);
  const first = columns.findIndex(({ key }) => figureNames.has(key));
  if (first < 0) return null;
  const before = first + (isMarking ? 1 : 0);
  const cell = (line: TotalLine, { key }: ListColumn<InvoiceRow>): ReactNode => {
    if (key === 'currency') return line.currency;
    const value = line.figures[key as FigureName];
    if (value === undefined) return null;
    return <Amount value={value} strong dashForZero {...(withCurrency(columns) && { currency: line.currency })} />;
  };
  return lines.map((line) => (
    <Table.Summary.Row key={line.key} className="invoice-totals">
      <Table.Summary.Cell index={0} colSpan={before}>
        {line.words}
      </Table.Summary.Cell>
      {columns.slice(first).map((column, index) => (
        <Table.Summary.Cell key={column.key} index={before + index} align={column.align === 'right' ? 'right' : 'left'}>
          {cell(line, column)}
        </Table.Summary.Cell>
      ))}
    </Table.Summary.Row>
  ));
}

/** The totals on a phone. */
export function PhoneTotals({ meta }: { meta: InvoiceListMeta }) {
  const { t } = useTranslation('invoice');
  const lines = useTotalLines(meta);
  return (
    <dl className="invoice-phone-totals none">
      {lines.map(({ key, words, currency, figures }) => (
        <div key={key}>
          <dt>{words}</dt>
          <dd>
            <Amount value={figures.total ?? null} currency={currency} strong />
            <span>
              {t('col.due')} <Amount value={figures.due ?? null} currency={currency} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
