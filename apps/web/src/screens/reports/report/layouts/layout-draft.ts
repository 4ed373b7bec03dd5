import type { ReportLayout, ReportLayoutBody, ReportLayoutRow } from '@folio/contract';

export type RowKind = ReportLayoutRow['kind'];
export const rowKinds: readonly RowKind[] = ['accounts', 'formula', 'percent', 'heading', 'note', 'blank'];

const blankRow: ReportLayoutRow = {
  id: 'r1',
  kind: 'accounts',
  label: '',
  label_zh: '',
  choose: 'types',
  types: [],
  from: '',
  to: '',
  codes: [],
  measure: 'movement',
  positive: 'debit',
  formula: '',
  base: '',
  look: 'plain',
};

/** The id of the next row: one more than the highest, so that no formula gets another row by accident. */
export function nextId(rows: readonly Pick<ReportLayoutRow, 'id'>[]): string {
  const numbers = rows.map(({ id }) => Number(/^r(\d+)$/.exec(id)?.[1] ?? 0));
  return `r${Math.max(0, ...numbers) + 1}`;
}

export function newRow(kind: RowKind, rows: readonly ReportLayoutRow[]): ReportLayoutRow {
  return { ...blankRow, id: nextId(rows), kind };
}

/** A new layout: income less expenses, with the margin. */
export function newLayout(): ReportLayoutBody {
  const row = (part: Partial<ReportLayoutRow>): ReportLayoutRow => ({ ...blankRow, ...part });
  return {
    name: '',
    name_zh: '',
    covers: ['revenue', 'expense'],
    columns: { by: 'total', compare: 'previous_year' },
    rows: [
      row({ id: 'r1', label: 'Income', label_zh: '收入', types: ['revenue'], positive: 'credit' }),
      row({ id: 'r2', label: 'Expenses', label_zh: '開支', types: ['expense'] }),
      row({ id: 'r3', kind: 'formula', label: 'Profit', label_zh: '溢利', formula: 'r1 - r2', look: 'total' }),
      row({ id: 'r4', kind: 'percent', label: 'Margin', label_zh: '溢利率', formula: 'r3', base: 'r1' }),
    ],
  };
}

export function draftOf({ name, name_zh, rows, covers, columns }: ReportLayout): ReportLayoutBody {
  return { name, name_zh, rows, covers, columns };
}

/** The rows with one of them a place up (-1) or down (1); unchanged at the ends. */
export function movedRow(rows: readonly ReportLayoutRow[], index: number, step: -1 | 1): ReportLayoutRow[] {
  const [one, other] = [rows[index], rows[index + step]];
  if (one === undefined || other === undefined) return [...rows];
  return rows.map((row, at) => (at === index ? other : at === index + step ? one : row));
}

/** The address of the report of a saved layout, with the columns that it opens with. */
export function reportPathOf({ id, columns }: Pick<ReportLayout, 'id' | 'columns'>): string {
  return `/reports/custom-report?${new URLSearchParams({ layout: id, ...columns })}`;
}
