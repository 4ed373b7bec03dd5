import type { AccountType, NormalSide } from '../accounts/index.ts';
import {
  type AccountRule,
  type AccountsRow,
  type FormulaRow,
  type Layout,
  LayoutError,
  type LayoutFault,
  type LayoutRow,
  type OpenedLayout,
  openLayout,
  type Words,
} from '../report-layout/index.ts';

interface RowBase {
  readonly id: string;
  readonly label: Words;
}

/** Which accounts a row adds up: all of some types, a range of codes, or chosen ones. */
export type CustomAccounts =
  | { readonly by: 'types'; readonly types: readonly AccountType[] }
  | { readonly by: 'range'; readonly from: string; readonly to: string }
  | { readonly by: 'list'; readonly codes: readonly string[] };

export interface CustomAccountsRow extends RowBase {
  readonly kind: 'accounts';
  readonly accounts: CustomAccounts;
  /** The balance before or at the end of the period, or the change in it. */
  readonly measure: 'opening' | 'movement' | 'closing';
  /** The side on which an amount is shown without brackets. */
  readonly positive: NormalSide;
}

/** A sum of other rows, as `r1 - (r2 + r3)`. */
export interface CustomFormulaRow extends RowBase {
  readonly kind: 'formula';
  readonly formula: string;
  readonly look: 'plain' | 'subtotal' | 'total';
}

/** One sum of rows in percent of another, with one decimal, rounded half away from zero. */
export interface CustomPercentRow extends RowBase {
  readonly kind: 'percent';
  readonly formula: string;
  readonly base: string;
}

/** A heading, a line of text, or an empty line. */
export interface CustomTextRow extends RowBase {
  readonly kind: 'heading' | 'note' | 'blank';
}

export type CustomRow = CustomAccountsRow | CustomFormulaRow | CustomPercentRow | CustomTextRow;

/** A report that a person put together. `covers`: types of which every account should be in one row. */
export interface CustomLayout {
  readonly rows: readonly CustomRow[];
  readonly covers: readonly AccountType[];
}

/** The ids of rows that a person may use: names of the rows inside a percentage cannot be taken. */
export const CUSTOM_ROW_ID = /^[a-z][a-z0-9]{0,11}$/;

const EVERY_TYPE: readonly AccountType[] = ['asset', 'liability', 'equity', 'revenue', 'expense'];

/** The two rows that a percentage divides. */
export function percentRows(id: string): { part: string; whole: string } {
  return { part: `${id}_part`, whole: `${id}_whole` };
}

/** Reads and checks a layout. Throws `LayoutError` with every fault, each with the row that a person sees. */
export function openCustomLayout({ rows }: CustomLayout): OpenedLayout {
  const layout: Layout = {
    id: 'custom',
    title: { en: '', zh: '' },
    // Every account is looked at, so that one in two rows is found; `covers` of the custom layout decides which are missed.
    statements: [
      { id: 'custom', title: { en: '', zh: '' }, time: 'for', covers: EVERY_TYPE, rows: rows.flatMap(engineRows) },
    ],
    identities: [],
  };
  try {
    return openLayout(layout);
  } catch (error) {
    if (error instanceof LayoutError) throw new LayoutError(error.faults.map(asSeen));
    throw error;
  }
}

function asSeen({ code, row, found }: LayoutFault): LayoutFault {
  const seen = (text: string) => text.replaceAll(/_(?:part|whole)\b/g, '');
  return { code, row: seen(row), found: seen(found) };
}

function engineRows(row: CustomRow): LayoutRow[] {
  const { id, label } = row;
  if (row.kind === 'accounts') return [accountsRow(row)];
  if (row.kind === 'formula') return [{ kind: row.look, id, label, formula: row.formula }];
  const text: LayoutRow = { kind: 'heading', id, label };
  if (row.kind !== 'percent') return [text];
  const { part, whole } = percentRows(id);
  const hidden = (of: string, formula: string): FormulaRow => ({ kind: 'plain', id: of, label, hidden: true, formula });
  return [text, hidden(part, row.formula), hidden(whole, row.base)];
}

function accountsRow({ id, label, accounts, measure, positive }: CustomAccountsRow): AccountsRow {
  return { kind: 'accounts', id, label, from: rulesOf(accounts), measure, positive };
}

function rulesOf(accounts: CustomAccounts): AccountRule[] {
  if (accounts.by === 'types') return accounts.types.length === 0 ? [] : [{ types: accounts.types }];
  if (accounts.by === 'range') return [{ codes: { from: accounts.from, to: accounts.to } }];
  return accounts.codes.map((code) => ({ codes: { from: code, to: code } }));
}
