import { Table } from 'antd';
import type { ReactNode } from 'react';
import { Amount } from '../money/amount.tsx';
import type { ListColumn } from './columns/use-list-columns.ts';

/** A line of totals of a list: figures by the key of their column. */
export interface TotalLine {
  key: string;
  words: string;
  currency: string;
  figures: Readonly<Partial<Record<string, string>>>;
}

interface TotalLinesProps<R> {
  lines: readonly TotalLine[];
  /** The columns above the totals. */
  columns: readonly ListColumn<R>[];
  /** The keys of columns with totals; the words of a line cover the columns before the first of these. */
  figures: readonly string[];
  /** True if the table has a checkbox column first. */
  isMarking?: boolean;
}

/** The totals under the columns of a list, a line for each currency. */
export function TotalLines<R>({ lines, columns, figures, isMarking = false }: TotalLinesProps<R>) {
  const first = columns.findIndex(({ key }) => key === 'currency' || figures.includes(key));
  if (first < 0) return null;
  const before = first + (isMarking ? 1 : 0);
  const isCoded = columns.some(({ key }) => key === 'currency');
  const cell = (line: TotalLine, key: string): ReactNode => {
    if (key === 'currency') return line.currency;
    const value = line.figures[key];
    if (value === undefined) return null;
    return <Amount value={value} strong dashForZero {...(!isCoded && { currency: line.currency })} />;
  };
  return lines.map((line) => (
    <Table.Summary.Row key={line.key} className="data-table-totals">
      {before > 0 && (
        <Table.Summary.Cell index={0} colSpan={before}>
          {line.words}
        </Table.Summary.Cell>
      )}
      {columns.slice(first).map(({ key, align }, index) => (
        <Table.Summary.Cell key={key} index={before + index} align={align === 'right' ? 'right' : 'left'}>
          {cell(line, key)}
        </Table.Summary.Cell>
      ))}
    </Table.Summary.Row>
  ));
}

interface PhoneTotalLinesProps {
  lines: readonly TotalLine[];
  /** The word for what is due, where the lines have it. */
  dueWord?: string;
}

/** The totals on a phone. */
export function PhoneTotalLines({ lines, dueWord }: PhoneTotalLinesProps) {
  return (
    <dl className="data-table-phone-totals none">
      {lines.map(({ key, words, currency, figures }) => (
        <div key={key}>
          <dt>{words}</dt>
          <dd>
            <Amount value={figures.total ?? null} currency={currency} strong />
            {figures.due !== undefined && (
              <span>
                {dueWord} <Amount value={figures.due} currency={currency} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
