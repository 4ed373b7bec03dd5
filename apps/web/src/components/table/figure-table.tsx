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
}

/** A table of figures with a heading in each row. */
export function FigureTable({ caption, heads, rows, foot }: FigureTableProps) {
  return (
    <div className="scroll-x">
      <table className="stack-tablet cells-left cells-regular cells-ruled heads-small heads-muted full font-base joined">
        <caption className="visually-hidden absolute clip nowrap">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="pad-7-12">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} heads={heads} />
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <Row row={foot} heads={heads} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Row({ row, heads }: { row: FigureRow; heads: readonly string[] }) {
  return (
    <tr>
      <th scope="row" className="pad-7-12">
        {row.head}
      </th>
      {row.cells.map((cell, index) => (
        <td key={heads[index + 1]} className="figures num pad-7-12 nowrap" data-label={heads[index + 1]}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
