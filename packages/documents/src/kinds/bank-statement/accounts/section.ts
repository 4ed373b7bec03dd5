import { Decimal } from 'decimal.js';
import type { Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import { hasMovement, type Row } from '../rows/rows.ts';
import type { PrintedAccount } from './account.ts';

/** The rows of one account in one currency, over any number of pages. */
export interface Section {
  account: PrintedAccount | null;
  currency: { readonly value: string; readonly tokens: readonly Token[] } | null;
  opening: Row | null;
  closing: Row | null;
  /** Whether the closing balance is below the rows; it is above them when the newest line comes first. */
  closed: boolean;
  readonly rows: Row[];
  /** The lines outside tables between the previous account and the rows of this one. */
  readonly above: Line[];
  /** Where in `rows` another list of the same account begins (deposits, then withdrawals). */
  readonly listStarts: number[];
}

/** Facts in the lines above a table. */
export interface Context {
  account: PrintedAccount | null;
  currency: Section['currency'];
}

/** The amount of an opening or closing row, in any of its money columns. */
export function balanceOf(row: Row): string | null {
  const amount = row.balance ?? row.amount ?? row.in ?? row.out;
  return amount === null ? null : amount.value;
}

export function isMoneyRow(row: Row): boolean {
  return hasMovement(row) || row.balance !== null;
}

/** Whether the text above the table names another account or currency than the section. */
export function isOther(section: Section, { account, currency }: Context): boolean {
  const otherAccount = account !== null && section.account !== null && account.value !== section.account.value;
  const otherCurrency = currency !== null && section.currency !== null && currency.value !== section.currency.value;
  return otherAccount || otherCurrency;
}

/**
 * A balance brought forward on a continuation page repeats the last balance of the same account. Recognition may have
 * misread one of them: without the title of another account in between it is still the same account.
 */
export function isBroughtForward(section: Section, row: Row, titled: boolean): boolean {
  const last = section.closing ?? section.rows.findLast((other) => other.balance !== null) ?? section.opening;
  const carried = last === null ? null : balanceOf(last);
  const brought = balanceOf(row);
  const turned = (section.closing ?? section.rows.at(-1) ?? section.opening)?.line.page !== row.line.page;
  if (!turned) return false;
  if (carried !== null && brought !== null && new Decimal(carried).abs().equals(new Decimal(brought).abs()))
    return true;
  return !titled || section.closing === null;
}

/** A balance row inside the list, such as the closing balance of a day: a balance without words. */
export function asCheckpoint(row: Row): Row {
  return { ...row, date: null, postDate: null, description: [], reference: [], cue: null };
}
