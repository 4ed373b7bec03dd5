import {
  type Account,
  type AccountCode,
  type Chart,
  isPresentationOnly,
  type NormalSide,
  usualAccount,
} from '../accounts/index.ts';
import { type AccountRule, type AccountsRow, LayoutError, type LayoutFault, type LayoutStatement } from './layout.ts';
import type { OpenedLayout } from './open.ts';

/** Rows that a person chose for accounts: the row by the code of the account. */
export type Assignments = ReadonlyMap<string, string>;

/** The row of each account, by the side of its balance at the end of the period. */
export type SidedRows = Readonly<Record<NormalSide, readonly AccountsRow[]>>;

export interface Placement {
  /** The rows of an account, over all statements. */
  readonly rows: ReadonlyMap<AccountCode, SidedRows>;
  /** Accounts that a statement should cover and that are in no row of it. */
  readonly unplaced: readonly { readonly statement: string; readonly code: AccountCode }[];
}

/**
 * Places the accounts of a chart in the rows of a layout. In each statement the most exact rule wins: an assignment, then
 * codes, names, roles, sections, types. Throws `LayoutError` if two rules that are equally exact choose one account for
 * different rows of a statement that covers its type, or if an assignment names a row that does not exist.
 */
export function placeAccounts(opened: OpenedLayout, chart: Chart, assignments: Assignments): Placement {
  const unknown = [...assignments]
    .filter(([, row]) => opened.leaves.get(row)?.kind !== 'accounts')
    .map(([code, row]): LayoutFault => ({ code: 'assigned_to_unknown_row', row, found: code }));
  const { doubled, ...placement } = findRows(opened, chart, assignments);
  const faults = [...unknown, ...doubled];
  if (faults.length > 0) throw new LayoutError(faults);
  return placement;
}

/** Where each account is, and as faults the accounts that two rules choose. These are in both rows. */
export interface FoundRows extends Placement {
  readonly doubled: readonly LayoutFault[];
}

/** As `placeAccounts`, but an account that two rules choose is counted in both rows and reported. */
export function findRows(opened: OpenedLayout, chart: Chart, assignments: Assignments = new Map()): FoundRows {
  const doubled: LayoutFault[] = [];
  const rows = new Map<AccountCode, SidedRows>();
  const unplaced: Placement['unplaced'][number][] = [];
  for (const account of chart.accounts) {
    const placed: Record<NormalSide, AccountsRow[]> = { debit: [], credit: [] };
    for (const statement of coveringFirst(opened.layout.statements)) {
      const found = placeIn(statement, { account, chart, placed, assigned: assignments.get(account.code) });
      const covered = statement.covers.includes(account.type) && !isPresentationOnly(account);
      if (covered && found.debit.length + found.credit.length === 0)
        unplaced.push({ statement: statement.id, code: account.code });
      for (const side of SIDES) {
        if (covered && found[side].length > 1) doubled.push(inTwoRows(account, found[side]));
        placed[side].push(...found[side]);
      }
    }
    rows.set(account.code, placed);
  }
  return { rows, unplaced, doubled: unique(doubled) };
}

const SIDES = ['debit', 'credit'] as const;

function unique(faults: readonly LayoutFault[]): LayoutFault[] {
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

function inTwoRows({ code }: Account, rows: readonly AccountsRow[]): LayoutFault {
  return { code: 'account_in_two_rows', row: rows.map(({ id }) => id).join(', '), found: code };
}

/** Statements that cover accounts come first, because rules of the others name their rows. */
function coveringFirst(statements: readonly LayoutStatement[]): LayoutStatement[] {
  const covers = ({ covers }: LayoutStatement) => covers.length > 0;
  return [...statements.filter(covers), ...statements.filter((statement) => !covers(statement))];
}

interface Candidate {
  account: Account;
  chart: Chart;
  /** The rows that have the account already. */
  placed: SidedRows;
  assigned: string | undefined;
}

/** The rows of a statement that take an account. A statement that covers nothing may use an account several times. */
function placeIn({ rows, covers }: LayoutStatement, candidate: Candidate): Record<NormalSide, AccountsRow[]> {
  const taking = rows.filter((row) => row.kind === 'accounts');
  const chosen = taking.filter(({ id }) => id === candidate.assigned);
  if (chosen.length > 0) return { debit: chosen, credit: chosen };
  const on = (side: NormalSide): AccountsRow[] => {
    const ranked = taking
      .map((row) => ({ row, rank: Math.max(0, ...row.from.map((rule) => rankOf(rule, candidate, side))) }))
      .filter(({ rank }) => rank > 0);
    const best = Math.max(0, ...ranked.map(({ rank }) => rank));
    const won = covers.length === 0 ? ranked : ranked.filter(({ rank }) => rank === best);
    return won.map(({ row }) => row);
  };
  return { debit: on('debit'), credit: on('credit') };
}

/** How exactly a rule chooses an account; 0 if it does not choose it. */
function rankOf(rule: AccountRule, candidate: Candidate, side: NormalSide): number {
  return matches(rule, candidate, side) ? exactness(rule) : 0;
}

function exactness({ codes, names, roles, sections }: AccountRule): number {
  if (codes !== undefined) return 5;
  if (names !== undefined) return 4;
  if (roles !== undefined) return 3;
  return sections === undefined ? 1 : 2;
}

function matches(rule: AccountRule, { account, chart, placed }: Candidate, side: NormalSide): boolean {
  const { codes, names, roles, balance, inRow } = rule;
  const role = account.systemRole;
  if (inRow !== undefined && !placed[side].some(({ id }) => id === inRow)) return false;
  if (balance !== undefined && balance !== side) return false;
  if (codes !== undefined && (account.code < codes.from || account.code > codes.to)) return false;
  if (names !== undefined && !names.some((name) => usualAccount(chart, name)?.code === account.code)) return false;
  if (roles !== undefined && (role === null || !roles.includes(role))) return false;
  return (
    (rule.sections?.includes(account.section) ?? true) &&
    (rule.subtypes?.includes(account.subtype) ?? true) &&
    (rule.types?.includes(account.type) ?? true) &&
    (rule.cashFlow?.includes(account.cashFlow) ?? true)
  );
}
