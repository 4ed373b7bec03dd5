import type { Account, Section } from '../accounts/index.ts';
import { at } from '../assert.ts';

/** A row of a statement: one account, one amount per column, in the sign of its section. */
export interface StatementRow {
  readonly code: string;
  readonly name: string;
  readonly nameZh: string;
  readonly amounts: readonly bigint[];
}

export interface StatementSection<Row extends StatementRow = StatementRow> {
  readonly section: Section;
  readonly rows: readonly Row[];
  readonly total: readonly bigint[];
}

/**
 * A row of an account; null when every column is zero, so that idle accounts stay hidden. With `zeroRows` they show,
 * except accounts no longer in use.
 */
export function rowOf(account: Account, amounts: readonly bigint[], zeroRows = false): StatementRow | null {
  if (amounts.every((amount) => amount === 0n) && !(zeroRows && account.active)) return null;
  return { code: account.code, name: account.name, nameZh: account.nameZh, amounts };
}

/** Column sums of rows; `columns` zeros when there are no rows. */
export function totalOf(rows: readonly { readonly amounts: readonly bigint[] }[], columns: number): bigint[] {
  return Array.from({ length: columns }, (_, column) => rows.reduce((sum, row) => sum + at(row.amounts, column), 0n));
}

/** left + sign × right, column by column. */
export function combine(left: readonly bigint[], sign: 1n | -1n, right: readonly bigint[]): bigint[] {
  return left.map((amount, column) => amount + sign * at(right, column));
}
