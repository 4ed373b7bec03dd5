import type { ReactNode } from 'react';

export interface FigureRow {
  key: string;
  head: ReactNode;
  /** Texts and amounts, as shown. */
  cells: readonly ReactNode[];
}

interface FigureTableProps {
  caption: string;
  heads: readonly string[];
  rows: readonly FigureRow[];
  /** Totals under the rows. */
  foot?: FigureRow;
  /** The cells are texts: they begin where their column begins. */
  isText?: boolean;
}

/** A table of figures with a heading in each row. Where it is wider than the window it scrolls, also by the keyboard. */
export function FigureTable({ caption, heads, rows, foot, isText = false }: FigureTableProps) {
  const aligned = isText ? '' : 'text-right';
  // Its name differs from that of a card with the same title.
  const name = `${caption}: ${heads.join(', ')}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section className="relative scroll-x" aria-label={name} tabIndex={0}>
      <table className={`${isText ? 'cells-left ' : ''}${tableClass}`}>
        <caption className="visually-hidden absolute clip nowrap">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={head} scope="col" className={`pad-8-4 ${index === 0 ? 'text-left' : aligned}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} heads={heads} aligned={aligned} />
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <Row row={foot} heads={heads} aligned={aligned} />
          </tfoot>
        )}
      </table>
    </section>
  );
}

const tableClass = 'cells-regular cells-ruled heads-small heads-muted full font-base joined';

function Row({ row, heads, aligned }: { row: FigureRow; heads: readonly string[]; aligned: string }) {
  return (
    <tr>
      <th scope="row" className="text-left pad-8-4">
        {row.head}
      </th>
      {row.cells.map((cell, index) => (
        <td key={heads[index + 1]} className={`figures num pad-8-4 ${aligned === '' ? '' : 'nowrap'} ${aligned}`}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
