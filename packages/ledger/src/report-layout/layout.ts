import type { AccountType, CashFlowCategory, NormalSide, Section, SystemRole } from '../accounts/index.ts';

/** A text in both languages of the accounts. */
export interface Words {
  readonly en: string;
  readonly zh: string;
}

/**
 * Which figure of an account a row adds up: its balance at the start or the end of the period, the change in the
 * period, or one side of that change. `transfers`: what came from other accounts of the same kind, which `debits` leaves out.
 */
export type Measure = 'opening' | 'closing' | 'movement' | 'debits' | 'credits' | 'transfers';

/**
 * Chooses accounts; every condition that is present must hold. `names` are English names of the default chart, for the
 * account of a chart that corresponds to it. With `balance`, an account counts only while its balance at the end of the
 * period is on that side. `inRow`: accounts that a covering statement has in that row, however they got there.
 */
export interface AccountRule {
  readonly inRow?: string;
  readonly codes?: { readonly from: string; readonly to: string };
  readonly names?: readonly string[];
  readonly roles?: readonly SystemRole[];
  readonly sections?: readonly Section[];
  readonly subtypes?: readonly string[];
  readonly types?: readonly AccountType[];
  readonly cashFlow?: readonly CashFlowCategory[];
  readonly balance?: NormalSide;
}

interface RowBase {
  readonly id: string;
  readonly label: Words;
  /** The note that explains the row. */
  readonly note?: string;
  /** Shown even if every figure is zero. */
  readonly always?: boolean;
  /** Never printed: part of a row that is. */
  readonly hidden?: boolean;
}

export interface HeadingRow extends RowBase {
  readonly kind: 'heading';
}

/** Adds up accounts. The sign rule: an amount on the side `positive` is shown without brackets. */
export interface AccountsRow extends RowBase {
  readonly kind: 'accounts';
  readonly from: readonly AccountRule[];
  readonly measure: Measure;
  readonly positive: NormalSide;
}

/** An amount that another calculation supplies under `key`. */
export interface GivenRow extends RowBase {
  readonly kind: 'given';
  readonly key: string;
}

/** A sum of other rows, written as `sales - returns + other_income`. It may use rows of any statement of the layout. */
export interface FormulaRow extends RowBase {
  readonly kind: 'plain' | 'subtotal' | 'total';
  readonly formula: string;
}

export type LayoutRow = HeadingRow | AccountsRow | GivenRow | FormulaRow;

/** Rows next to each other: how a statement of changes in equity is printed. Null leaves a cell empty. */
export interface Matrix {
  readonly columns: readonly Words[];
  readonly rows: readonly {
    readonly label: Words;
    readonly cells: readonly (string | null)[];
    readonly total?: boolean;
  }[];
}

/** `covers`: every account of these types has to appear in a row of the statement. */
export interface LayoutStatement {
  readonly id: string;
  readonly title: Words;
  /** Balances at a day, or flows of a period. */
  readonly time: 'at' | 'for';
  readonly covers: readonly AccountType[];
  readonly rows: readonly LayoutRow[];
  readonly matrix?: Matrix;
}

/**
 * Two formulas that are always equal. Rounding may break that, so the difference of the rounded rows is added to one row:
 * the largest of the first group of `absorb` in which a row has an amount.
 */
export interface Identity {
  readonly id: string;
  readonly left: string;
  readonly right: string;
  readonly absorb: readonly (readonly string[])[];
}

/** A set of statements as data. */
export interface Layout {
  readonly id: string;
  readonly title: Words;
  readonly statements: readonly LayoutStatement[];
  /** Kept in this order: an absorbing row of one may not appear in an earlier one. */
  readonly identities: readonly Identity[];
}

/** Why a layout cannot be used. `row`: where. */
export interface LayoutFault {
  readonly code:
    | 'duplicate_row'
    | 'bad_formula'
    | 'unknown_row'
    | 'circle'
    | 'rule_without_condition'
    | 'absorbs_nothing'
    | 'account_in_two_rows'
    | 'assigned_to_unknown_row';
  readonly row: string;
  /** The formula, the row, or the accounts that the fault is about. */
  readonly found: string;
}

export class LayoutError extends Error {
  readonly faults: readonly LayoutFault[];

  constructor(faults: readonly LayoutFault[]) {
    super(faults.map(({ code, row, found }) => `${code} in ${row}: ${found}`).join('; '));
    this.name = 'LayoutError';
    this.faults = faults;
  }
}
