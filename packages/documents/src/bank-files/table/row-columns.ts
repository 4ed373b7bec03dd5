import type { ColumnRole } from '../bank-file.ts';
import { cellText } from './cells.ts';

export type Row = readonly string[];

export class RowColumns {
  readonly #columns = new Map<ColumnRole, number[]>();
  /** The last column that is needed, from 0. */
  readonly last: number;
  constructor(roles: readonly ColumnRole[]) {
    for (const [column, role] of roles.entries()) this.#columns.set(role, [...(this.#columns.get(role) ?? []), column]);
    this.last = roles.findLastIndex((role) => role !== 'ignore');
  }
  has(role: ColumnRole): boolean {
    return this.#columns.has(role);
  }
  /** The text of the columns with a role, joined by spaces. */
  text(row: Row, role: ColumnRole): string {
    const columns = this.#columns.get(role);
    if (columns === undefined) return '';
    if (columns.length === 1) return cellText(row[columns[0] ?? 0]);
    return columns
      .map((column) => cellText(row[column]))
      .filter((text) => text !== '')
      .join(' ');
  }
}
