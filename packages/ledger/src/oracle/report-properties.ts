import { isRolledAtYearEnd } from '../accounts/index.ts';
import { addDays, type Day, type FinancialYearEnd, financialYearOf } from '../calendar/index.ts';
import type { JournalDraft, JournalEntry } from '../journal/index.ts';
import { closing } from '../posting-rules/index.ts';
import {
  agedDocumentsFrom,
  balanceSheetRanges,
  buildAged,
  buildBalanceSheet,
  buildCashFlow,
  buildGeneralLedger,
  buildProfitLoss,
  buildTrialBalance,
  cashFlowRanges,
  type MovementRange,
  movementsFrom,
  notCashFrom,
  periodRange,
  profitLossRanges,
  rangeKey,
  trialBalanceRanges,
} from '../reports/index.ts';
import { ORACLE_CONTEXT } from './books.ts';
import { FIRST_DAY } from './command.ts';
import { same } from './expectation.ts';
import { naiveBalance, naiveMovement, naiveMovements, naiveTrialBalance, naiveYearStart } from './naive-ledger.ts';
import type { Property, Trial } from './property.ts';

const { chart } = ORACLE_CONTEXT;
const NO_NAMES = new Map<string, string>();
/** Before every entry and every day asked for. */
const BEGINNING = addDays(FIRST_DAY, -60);

type Entries = readonly JournalDraft[];

export function trialBalance(entries: Entries, asAt: Day, yearEnd: FinancialYearEnd) {
  return buildTrialBalance({ asAt }, movementsFrom(entries, trialBalanceRanges({ asAt }, yearEnd)), chart, yearEnd);
}

export function balanceSheet(entries: Entries, asAt: Day, yearEnd: FinancialYearEnd) {
  return buildBalanceSheet({ asAt }, movementsFrom(entries, balanceSheetRanges({ asAt }, yearEnd)), chart, yearEnd);
}

export function profitLoss(entries: Entries, from: Day, to: Day) {
  return buildProfitLoss({ from, to }, movementsFrom(entries, profitLossRanges({ from, to })), chart);
}

/** Balances by account code, debit positive, without zero balances. */
function netsOf(report: ReturnType<typeof trialBalance>): Map<string, bigint> {
  return new Map(report.rows.map((row) => [row.code, row.debitMinor - row.creditMinor]));
}

function trialBalanceIsNaive({ history: { entries }, days, yearEnd }: Trial): void {
  for (const day of days) {
    const report = trialBalance(entries, day, yearEnd);
    same(report.totalDebitMinor, report.totalCreditMinor, `debits and credits at ${day}`);
    same(netsOf(report), naiveTrialBalance(entries, chart.accounts, day, yearEnd), `trial balance at ${day}`);
  }
}

/** Amounts of a statement by account, as debits: `creditPositive` names the sections shown the other way round. */
function shownNets(
  sections: readonly { section: string; rows: readonly { code: string; amounts: readonly bigint[] }[] }[],
  creditPositive: readonly string[],
): Map<string, bigint> {
  const rows = sections.flatMap(({ section, rows: own }) =>
    own.map((row): [string, bigint] => {
      const amount = row.amounts[0] ?? 0n;
      return [row.code, creditPositive.includes(section) ? -amount : amount];
    }),
  );
  return new Map(rows.sort());
}

function profitLossIsNaive({ history: { entries }, days: [from, to] }: Trial): void {
  const report = profitLoss(entries, from, to);
  const moved = naiveMovements(entries, chart.accounts, from, to);
  const shown = shownNets(report.sections, ['revenue', 'other_income', 'other_gains_losses']);
  const expected = [...moved].filter(([code]) => ['revenue', 'expense'].includes(chart.byCode.get(code)?.type ?? ''));
  same(shown, new Map(expected.sort()), `profit and loss from ${from} to ${to}`);
  const profit = expected.reduce((sum, [, net]) => sum - net, 0n);
  same(report.summary.profitForPeriod, [profit], `profit from ${from} to ${to}`);
}

function balanceSheetIsNaive({ history: { entries }, days, yearEnd }: Trial): void {
  for (const day of days) {
    const report = balanceSheet(entries, day, yearEnd);
    const balances = naiveTrialBalance(entries, chart.accounts, day, yearEnd);
    const isIncome = (code: string) => ['revenue', 'expense'].includes(chart.byCode.get(code)?.type ?? '');
    const profit = [...balances].reduce((sum, [code, net]) => (isIncome(code) ? sum - net : sum), 0n);
    const own = [...balances].filter(([code]) => !isIncome(code));
    const expected = new Map([...own, ...(profit === 0n ? [] : [['3200', -profit] as const])].sort());
    const liabilities = ['current_liabilities', 'non_current_liabilities', 'equity'];
    same(shownNets(report.sections, liabilities), expected, `balance sheet at ${day}`);
    same(report.summary.difference, [0n], `net assets less equity at ${day}`);
    const start = naiveYearStart(day, yearEnd);
    same(profitLoss(entries, start, day).summary.profitForPeriod, [profit], `profit from ${start} to ${day}`);
  }
}

/** Cash at both ends and the movement between them are counted by walking the lines. */
function cashFlowIsNaive({ history: { entries }, days: [from, to] }: Trial): void {
  const asked = { from, to };
  const movements = movementsFrom(entries, cashFlowRanges(asked));
  const notCash = notCashFrom(entries, [periodRange(asked)], chart);
  const { summary, difference } = buildCashFlow(asked, { movements, notCash }, chart);
  const cash = chart.accounts.filter(({ cashFlow }) => cashFlow === 'cash');
  const held = (day: Day) => cash.reduce((sum, { code }) => sum + naiveBalance(entries, code, day), 0n);
  same(summary.openingCash, [held(addDays(from, -1))], `cash before ${from}`);
  same(summary.closingCash, [held(to)], `cash at ${to}`);
  same(difference, [0n], `cash at ${to} less the accounts`);
  same(summary.profit, profitLoss(entries, from, to).summary.profitForPeriod, `profit from ${from} to ${to}`);
  const ordinary = entries.filter(
    ({ kind, sourceType }) => !kind.startsWith('opening') && sourceType !== 'fx_revaluation',
  );
  const flow = cash.reduce((sum, { code }) => sum + naiveMovement(ordinary, code, from, to), 0n);
  same(summary.netChange, [flow], `cash that came in and went out from ${from} to ${to}`);
}

function ignoresTheFuture({ history: { entries }, days: [from, to], yearEnd }: Trial): void {
  const known = entries.filter((entry) => entry.date <= to);
  const all = (books: Entries) => [
    trialBalance(books, to, yearEnd),
    balanceSheet(books, to, yearEnd),
    profitLoss(books, from, to),
  ];
  same(all(known), all(entries), `reports at ${to}`);
}

function periodsAddUp({ history: { entries }, days: [middle, to] }: Trial): void {
  const profit = (from: Day, until: Day) => profitLoss(entries, from, until).summary.profitForPeriod[0] ?? 0n;
  if (middle === to) return;
  const parts = profit(BEGINNING, middle) + profit(addDays(middle, 1), to);
  same(parts, profit(BEGINNING, to), `profit to ${middle} and from then to ${to}`);
}

/** Closes every year that ended, one after the other. */
function withClosings(entries: readonly JournalEntry[], yearEnd: FinancialYearEnd): JournalDraft[] {
  const closed: JournalDraft[] = [...entries];
  for (let day = BEGINNING; day < '2027-01-01'; day = addDays(financialYearOf(day, yearEnd).end, 1)) {
    const year = financialYearOf(day, yearEnd);
    const range: MovementRange = { from: year.start, to: year.end, excludeClosing: false };
    const yearNetMinor = movementsFrom(closed, [range]).get(rangeKey(range)) ?? new Map<string, bigint>();
    const head = { ref: `CL${year.end}`, number: `CL${year.end}`, date: year.end, narration: 'Close' };
    closed.push(...closing({ ...head, yearNetMinor }, ORACLE_CONTEXT));
  }
  return closed;
}

function closingChangesNothing({ history: { entries }, days, yearEnd }: Trial): void {
  const closed = withClosings(entries, yearEnd);
  const all = (books: Entries, day: Day) => [
    trialBalance(books, day, yearEnd),
    balanceSheet(books, day, yearEnd),
    profitLoss(books, BEGINNING, day),
  ];
  for (const day of days) same(all(closed, day), all(entries, day), `reports of closed books at ${day}`);
  for (const account of chart.accounts.filter(isRolledAtYearEnd)) {
    const range: MovementRange = { from: null, to: financialYearOf('2025-12-31', yearEnd).end, excludeClosing: false };
    same(naiveBalance(closed, account.code, range.to), 0n, `${account.code} after closing ${range.to}`);
  }
}

function ledgerClosesWithTrialBalance({ history: { entries }, days: [from, to], yearEnd }: Trial): void {
  const { accounts } = buildGeneralLedger({ from, to }, entries, NO_NAMES, chart, yearEnd);
  const closings = accounts.map(({ account, closingMinor }): [string, bigint] => [account.code, closingMinor]);
  const shown = new Map(closings.filter(([, amount]) => amount !== 0n).sort());
  same(shown, new Map([...netsOf(trialBalance(entries, to, yearEnd))].sort()), `general ledger from ${from} to ${to}`);
}

function agedReportsAreControl({ history: { entries }, days: [, asAt] }: Trial): void {
  for (const [side, code, sign] of [
    ['receivable', '1100', 1n],
    ['payable', '2100', -1n],
  ] as const) {
    const inputs = agedDocumentsFrom(entries, new Map(), NO_NAMES, { side, asAt, chart });
    const report = buildAged({ side, asAt, ageBy: 'due_date' }, inputs, chart);
    same(report.totals.totalMinor, sign * naiveBalance(entries, code, asAt), `aged ${side} at ${asAt}`);
  }
}

export const REPORT_PROPERTIES: readonly Property[] = [
  { name: 'the trial balance balances and is what the naive ledger says', check: trialBalanceIsNaive },
  { name: 'the profit and loss is what the naive ledger says', check: profitLossIsNaive },
  { name: 'the balance sheet balances and is what the naive ledger says', check: balanceSheetIsNaive },
  { name: 'the cash flow statement ends at the cash the naive ledger counts', check: cashFlowIsNaive },
  { name: 'reports at a past day ignore the future', check: ignoresTheFuture },
  { name: 'the profit of adjoining periods adds up', check: periodsAddUp },
  { name: 'closing entries change no report and empty income and expenses', check: closingChangesNothing },
  { name: 'the general ledger closes with the trial balance', check: ledgerClosesWithTrialBalance },
  { name: 'the aged reports add up to their control accounts', check: agedReportsAreControl },
];
