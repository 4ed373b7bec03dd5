import type { ColumnRole } from '../bank-file.ts';
import { cellAmount, cellText, directionOf, isBlank } from './cells.ts';
import { looksLikeDay } from './days.ts';

/** How many rows are read to find out what a column holds. */
const LOOKED_AT = 400;

/** What the cells of a column look like, as shares of the filled ones. */
export interface ColumnLook {
  readonly filled: number;
  readonly days: number;
  readonly amounts: number;
  /** Of the filled cells, the share with cents, a sign or a thousands mark. */
  readonly money: number;
  readonly directions: number;
  readonly codes: number;
  readonly length: number;
}

const MONEY = /[.,]\d{1,2}\D*$|[.,'’]\d{3}|^[-+(−]|[$€£¥]/u;

/** Takes a sample of rows that is spread over the whole table. */
export function sampleOf<T>(rows: readonly T[]): readonly T[] {
  if (rows.length <= LOOKED_AT) return rows;
  const step = rows.length / LOOKED_AT;
  return Array.from({ length: LOOKED_AT }, (_, index) => rows[Math.floor(index * step)] as T);
}

export function lookOf(rows: readonly (readonly string[])[], column: number): ColumnLook {
  const cells = rows.map((row) => cellText(row[column])).filter((text) => !isBlank(text));
  const share = (test: (text: string) => boolean): number =>
    cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
  return {
    filled: cells.length,
    days: share(looksLikeDay),
    amounts: share((text) => cellAmount(text, '.') !== null || cellAmount(text, ',') !== null),
    money: share((text) => MONEY.test(text)),
    directions: share((text) => directionOf(text) !== null),
    codes: share((text) => /^[A-Z]{3}$/u.test(text)),
    length: cells.reduce((sum, text) => sum + text.length, 0) / Math.max(1, cells.length),
  };
}

/** The heading decides unless most cells contradict it: a person corrects a few bad cells. */
const LEAST = 0.3;

/** Whether the cells of a column can be what its heading says. */
export function canHold(role: ColumnRole, look: ColumnLook): boolean {
  if (look.filled === 0) return role !== 'date' && role !== 'direction';
  if (role === 'date' || role === 'value_date') return look.days >= LEAST;
  if (role === 'amount' || role === 'spent' || role === 'received' || role === 'balance') return look.amounts >= LEAST;
  if (role === 'direction') return look.directions >= 0.9;
  if (role === 'currency') return look.codes >= LEAST || look.length <= 4;
  if (role === 'account') return look.days < LEAST;
  return true;
}
