import type { InvoiceListMeta, InvoiceRow } from '@folio/contract';
import { Table } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../../../components/money/amount.tsx';
import type { DataColumn } from '../../../../components/table/data-table.tsx';

interface ListTotalsProps {
  meta: InvoiceListMeta;
  /** The columns above the totals. */
  columns: readonly DataColumn<InvoiceRow>[];
  /** True if the table has a checkbox column first. */
  isMarking: boolean;
}

type FigureName = 'total' | 'paid' | 'due';
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
  const first = columns.findIndex(({ key }) => key === 'total' || key === 'due');
  const before = first + (isMarking ? 1 : 0);
  const cell = (line: TotalLine, column: DataColumn<InvoiceRow>): ReactNode => {
    const value = line.figures[String(column.key) as FigureName];
    return value === undefined ? null : <Amount value={value} currency={line.currency} strong />;
  };
  return lines.map((line) => (
    <Table.Summary.Row key={line.key} className="invoice-totals">
      <Table.Summary.Cell index={0} colSpan={before}>
        {line.words}
      </Table.Summary.Cell>
      {columns.slice(first).map((column, index) => (
        <Table.Summary.Cell key={String(column.key)} index={before + index} align="right">
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
