import { type CsvRow, readCsv } from '@folio/csv';
import { accountByRole, type Chart } from '../../accounts/index.ts';
import { addDays, type Day, isDay, startOfMonth } from '../../calendar/index.ts';
import { addTo, type Currency, sumAt } from '../../money/index.ts';
import { type AmountSign, amountSignOf, entriesOf, signedLines, signedOpenings, type TheirEntry } from './entries.ts';
import { fault, type ImportFault, type LeftOut } from './faults.ts';
import { readGeneralLedger, type TheirLine } from './general-ledger.ts';
import { detectLayout, type Layout, type LayoutChoices } from './layout.ts';
import {
  type AccountChoice,
  type ChoiceFault,
  type ChoiceReason,
  checkChoice,
  isCreditSide,
  type MappingContext,
  proposeChoices,
} from './mapping.ts';
import type { TheirAccount } from './their-account.ts';
import { readTrialBalance } from './trial-balance.ts';

/** A file of another system, and a person's choices for it. */
export interface ImportRequest {
  readonly text: string;
  readonly kind: 'trial_balance' | 'general_ledger';
  readonly baseCurrency: Currency;
  readonly chart: Chart;
  readonly lockedThrough: Day | null;
  /** Our account for each of the other system's, as chosen with earlier files. */
  readonly remembered: ReadonlyMap<string, string>;
  readonly choices: LayoutChoices & {
    readonly amountSign: AmountSign | null;
    readonly asAt: Day | null;
    readonly accounts: ReadonlyMap<string, AccountChoice>;
  };
}

/** An account of the other system with its figures in the file and our account for it. */
export interface AccountUse {
  readonly account: TheirAccount;
  readonly lines: number;
  /** Debit positive, base minor units. */
  readonly balanceMinor: bigint;
  readonly choice: AccountChoice | null;
  readonly reason: ChoiceReason | 'chosen';
  readonly problem: ChoiceFault | null;
}

/** The result of reading a file: everything needed to post it, and everything that prevents posting. */
export interface Understanding {
  readonly layout: Layout | null;
  readonly rows: readonly CsvRow[];
  readonly accounts: readonly AccountUse[];
  readonly sign: AmountSign;
  /** Balances to begin with, by their account's key, and the day they are for. */
  readonly openings: ReadonlyMap<string, bigint>;
  readonly openingDay: Day | null;
  readonly entries: readonly TheirEntry[];
  readonly firstDate: Day | null;
  readonly lastDate: Day | null;
  readonly faults: readonly ImportFault[];
  readonly leftOut: LeftOut;
}

/** Rows a file may have: some years of a small company. */
export const MAX_ROWS = 250_000;
/** Far more accounts than any chart has: the column of accounts holds something else. */
const MAX_ACCOUNTS = 5000;

const NOTHING: Understanding = {
  layout: null,
  rows: [],
  accounts: [],
  sign: 'debit_positive',
  openings: new Map(),
  openingDay: null,
  entries: [],
  firstDate: null,
  lastDate: null,
  faults: [],
  leftOut: { totals: 0, headings: 0, nil: 0 },
};

/** Reads a file through to what would be posted; nothing is decided that a person decided otherwise. */
export function understandImport(request: ImportRequest): Understanding {
  const { rows, unclosed } = readCsv(request.text);
  if (unclosed !== null) return { ...NOTHING, faults: [fault(unclosed, 'quote_unclosed')] };
  if (rows.length > MAX_ROWS)
    return {
      ...NOTHING,
      faults: [fault(null, 'too_many_rows', { found: String(rows.length), max: String(MAX_ROWS) })],
    };
  const layout = detectLayout(rows, request.baseCurrency, request.choices);
  if (layout === null) return { ...NOTHING, faults: [fault(null, 'file_empty')] };
  return request.kind === 'trial_balance' ? ofBalances(request, rows, layout) : ofLedger(request, rows, layout);
}

function tooManyAccounts(rows: readonly CsvRow[], layout: Layout, found: number): Understanding {
  const values = { found: String(found), max: String(MAX_ACCOUNTS) };
  return { ...NOTHING, layout, rows, faults: [fault(null, 'too_many_accounts', values)] };
}

function ofBalances(request: ImportRequest, rows: readonly CsvRow[], layout: Layout): Understanding {
  const file = readTrialBalance(rows, layout, request.baseCurrency);
  if (file.accounts.length > MAX_ACCOUNTS) return tooManyAccounts(rows, layout, file.accounts.length);
  const { asAt } = request.choices;
  const period = file.periods.find(({ day }) => day === asAt) ?? file.periods.at(-1);
  const day = asAt ?? period?.day ?? null;
  const openings = period?.balances ?? new Map<string, bigint>();
  const uses = usesOf(request, file.accounts, openings, []);
  const dateFaults = day === null || !isDay(day) ? [fault(null, 'date_missing')] : lockFaults(request, day);
  return {
    ...NOTHING,
    layout,
    rows,
    accounts: uses,
    openings,
    openingDay: day,
    firstDate: day,
    lastDate: day,
    faults: [...file.faults, ...dateFaults, ...unmapped(uses)],
    leftOut: file.leftOut,
  };
}

function ofLedger(request: ImportRequest, rows: readonly CsvRow[], layout: Layout): Understanding {
  const file = readGeneralLedger(rows, layout, request.baseCurrency);
  if (file.accounts.length > MAX_ACCOUNTS) return tooManyAccounts(rows, layout, file.accounts.length);
  const proposed = usesOf(request, file.accounts, file.openings, file.lines);
  const byKey = new Map(proposed.map((use) => [use.account.key, use.choice]));
  const creditSide = (key: string) => isCreditSide(byKey.get(key) ?? null, request.chart);
  const sign = request.choices.amountSign ?? amountSignOf(file.lines, creditSide);
  const lines = signedLines(file.lines, sign, creditSide);
  const openings = signedOpenings(file.openings, sign, creditSide);
  const { entries, faults } = entriesOf(lines, request.baseCurrency);
  const dates = lines.map((line) => line.date).sort();
  const [firstDate = null] = dates;
  const openingDay = openings.size === 0 || firstDate === null ? null : addDays(startOfMonth(firstDate), -1);
  const uses = usesOf(request, file.accounts, openings, lines);
  const firstPosted = openingDay ?? firstDate;
  return {
    ...NOTHING,
    layout,
    rows,
    accounts: uses,
    sign,
    openings,
    openingDay,
    entries,
    firstDate,
    lastDate: dates.at(-1) ?? null,
    faults: [
      ...file.faults,
      ...faults,
      ...(firstPosted === null ? [] : lockFaults(request, firstPosted)),
      ...unmapped(uses),
    ],
    leftOut: file.leftOut,
  };
}

function lockFaults({ lockedThrough }: ImportRequest, first: Day): ImportFault[] {
  if (lockedThrough === null || first > lockedThrough) return [];
  return [fault(null, 'date_locked', { date: first, locked: lockedThrough })];
}

function unmapped(uses: readonly AccountUse[]): ImportFault[] {
  const open = uses.filter((use) => use.problem !== null);
  return open.length === 0 ? [] : [fault(null, 'accounts_unmapped', { count: String(open.length) })];
}

function usesOf(
  request: ImportRequest,
  accounts: readonly TheirAccount[],
  openings: ReadonlyMap<string, bigint>,
  lines: readonly TheirLine[],
): AccountUse[] {
  const context: MappingContext = request;
  const proposals = proposeChoices(accounts, context);
  const ofAccount = Map.groupBy(lines, (line) => line.account);
  const uses = accounts.map((account): AccountUse => {
    const own = ofAccount.get(account.key) ?? [];
    const chosen = request.choices.accounts.get(account.key);
    const proposed = proposals.get(account.key);
    const choice = chosen ?? proposed?.choice ?? null;
    const opening = sumAt(openings, account.key);
    const problem = checkChoice(choice, context) ?? foreignProblem(request, choice, opening, own);
    const balanceMinor = own.reduce((sum, line) => sum + line.amountMinor, opening);
    const reason = chosen === undefined ? (proposed?.reason ?? 'none') : 'chosen';
    return { account, lines: own.length, balanceMinor, choice, reason, problem };
  });
  return withUniqueRoles(withUniqueCodes(uses));
}

/** An account in another currency accepts only postings with an amount in that currency. */
function foreignProblem(
  { chart }: ImportRequest,
  choice: AccountChoice | null,
  openingMinor: bigint,
  lines: readonly TheirLine[],
): ChoiceFault | null {
  if (choice?.to !== 'account') return null;
  const currency = chart.byCode.get(choice.code)?.currency ?? null;
  if (currency === null) return null;
  const told = lines.every(
    ({ foreign, amountMinor }) => foreign?.currency === currency && foreign.amountMinor > 0n === amountMinor > 0n,
  );
  return openingMinor === 0n && told ? null : 'foreign_needed';
}

/** Two new accounts of one code are one account if they are the same throughout; else the second waits for another code. */
function withUniqueCodes(uses: readonly AccountUse[]): AccountUse[] {
  const made = new Map<string, AccountChoice & { to: 'new' }>();
  return uses.map((use) => {
    const { choice } = use;
    if (choice?.to !== 'new') return use;
    const first = made.get(choice.code);
    if (first === undefined) made.set(choice.code, choice);
    const same = first === undefined || (first.name === choice.name && first.section === choice.section);
    return same ? use : { ...use, problem: use.problem ?? 'code_taken' };
  });
}

/** A role belongs to one account: a second account named for it waits for another choice. */
function withUniqueRoles(uses: readonly AccountUse[]): AccountUse[] {
  const codes = new Map<string, string>();
  return uses.map((use) => {
    const { choice } = use;
    if (choice === null || choice.to === 'later' || !choice.role) return use;
    const first = codes.get(choice.role);
    if (first === undefined) codes.set(choice.role, choice.code);
    return first === undefined || first === choice.code ? use : { ...use, problem: use.problem ?? 'role_twice' };
  });
}

/** The code each of their accounts is posted to, without accounts left for later. */
export function postedCodes(uses: readonly AccountUse[]): ReadonlyMap<string, string> {
  return new Map(
    uses.flatMap(({ account, choice }) =>
      choice === null || choice.to === 'later' ? [] : [[account.key, choice.code] as const],
    ),
  );
}

/**
 * Opening balances, by our account. The file's opening balance equity is left out, because posting calculates it as
 * the difference.
 */
export function openingLines(understanding: Understanding, chart: Chart): ReadonlyMap<string, bigint> {
  const codes = postedCodes(understanding.accounts);
  const equity = accountByRole(chart, 'opening_balance_equity').code;
  const sums = new Map<string, bigint>();
  for (const [key, minor] of understanding.openings) {
    const code = codes.get(key);
    if (code !== undefined && code !== equity) addTo(sums, code, minor);
  }
  return new Map([...sums].filter(([, minor]) => minor !== 0n));
}
