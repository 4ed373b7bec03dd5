import {
  type AccountSchedule,
  accountByRole,
  accountSchedules,
  type CloseSums,
  closeRanges,
  type RegisteredAccount,
  type ScheduleNotes,
  type ScheduleState,
  type SourceFigure,
  scheduleDifference,
  scheduleState,
  scheduleText,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { statementProofsAt } from '../../banking/bank-statement/index.ts';
import { type CompanyBooks, readAccountingYears, sha256 } from '../../books/ledger/index.ts';
import { openReport, type ReportCaller, readAged } from '../../reports/report/index.ts';
import { readRegistered } from '../fixed-asset/index.ts';
import { scheduledBalances } from '../schedule/index.ts';
import { type KeptSchedule, readKeptSchedules, readScheduleFiles, type StoredFile } from './note-store.ts';
import type { Period } from './period.ts';
import { readLastSignOffs, type StoredSignOff } from './sign-off-store.ts';
import { readCloseSums } from './sums-store.ts';

/** A schedule with its source, what people keep with it, and the text and hash that a sign-off is bound to. */
export interface OpenedSchedule {
  schedule: AccountSchedule;
  source: SourceFigure | null;
  differenceMinor: bigint | null;
  kept: KeptSchedule;
  files: StoredFile[];
  state: ScheduleState;
  content: string;
  hash: string;
  signOffs: StoredSignOff[];
}

export interface OpenedSchedules {
  sums: CloseSums;
  schedules: OpenedSchedule[];
  /** Bank accounts with a balance or movement whose statement at the end of the period is missing or not done. */
  unprovedBanks: number;
  /** Something is in another currency at the end of the period. */
  hasForeign: boolean;
}

const NOTHING_KEPT: KeptSchedule = { sourceKind: null, sourceMinor: null, explanation: '', version: 0 };

/** The schedules of a period as they are now. The number of statements does not depend on the number of accounts. */
export async function openSchedules(
  tx: CompanyTransaction,
  caller: ReportCaller,
  books: CompanyBooks,
  period: Period,
): Promise<OpenedSchedules> {
  const { chart, financialYearEnd } = books;
  const years = await readAccountingYears(tx, financialYearEnd);
  const sums = await readCloseSums(tx, closeRanges(period, years));
  const proofs = await statementProofsAt(tx, period.end);
  const aged = await agedTotals(tx, caller, books, period);
  const scheduled = await scheduledBalances(tx, period.end);
  const registered = await readRegistered(tx, { from: period.end, to: period.end });
  const kept = await readKeptSchedules(tx, period);
  const files = Map.groupBy(await readScheduleFiles(tx, period), ({ accountCode }) => accountCode);
  const signOffs = Map.groupBy(await readLastSignOffs(tx, period), ({ accountCode }) => accountCode);
  const own = accountSchedules(sums, chart);
  const schedules = own.map((schedule) => {
    const { code } = schedule.account;
    const proof = proofs.get(code);
    const proved = proof?.isDone ? ({ kind: 'bank_proof', amountMinor: proof.provedMinor } as const) : null;
    return opened({
      books,
      period,
      schedule,
      ownSource:
        proved ?? aged.sources.get(code) ?? registerSource(registered.get(code)) ?? scheduled.get(code) ?? null,
      kept: kept.get(code) ?? NOTHING_KEPT,
      files: files.get(code) ?? [],
      signOffs: signOffs.get(code) ?? [],
    });
  });
  const banks = own.filter(({ account }) => isBank(account.systemRole));
  return {
    sums,
    schedules,
    unprovedBanks: banks.filter((bank) => isInUse(bank, sums) && !proofs.get(bank.account.code)?.isDone).length,
    hasForeign: aged.hasForeign || own.some(({ closingForeignMinor }) => (closingForeignMinor ?? 0n) !== 0n),
  };
}

function registerSource(account: RegisteredAccount | undefined): SourceFigure | null {
  return account === undefined ? null : { kind: 'register', amountMinor: account.closingMinor };
}

function isBank(role: string | null): boolean {
  return role === 'bank' || role === 'credit_card';
}

function isInUse({ account, closingMinor }: AccountSchedule, sums: CloseSums): boolean {
  return closingMinor !== 0n || sums.period.has(account.code);
}

interface Parts {
  books: CompanyBooks;
  period: Period;
  schedule: AccountSchedule;
  /** From the books' own proof. */
  ownSource: SourceFigure | null;
  kept: KeptSchedule;
  files: StoredFile[];
  signOffs: StoredSignOff[];
}

/** A typed figure takes the place of the books' own proof. */
function opened({ books, period, schedule, ownSource, kept, files, signOffs }: Parts): OpenedSchedule {
  const { sourceKind, sourceMinor, explanation } = kept;
  const source =
    sourceKind !== null && sourceMinor !== null ? { kind: sourceKind, amountMinor: sourceMinor } : ownSource;
  const notes: ScheduleNotes = { explanation, files: files.map((file) => file.sha256) };
  const { kind, end } = period;
  const content = scheduleText({ kind, end, baseCurrency: books.baseCurrency, schedule, source, notes });
  return {
    schedule,
    source,
    differenceMinor: scheduleDifference(schedule, source),
    kept,
    files,
    state: scheduleState(schedule, source, notes),
    content,
    hash: sha256(content),
    signOffs,
  };
}

/** The totals of the aged reports as sources of the control accounts, debit positive. */
async function agedTotals(
  tx: CompanyTransaction,
  caller: ReportCaller,
  { chart, baseCurrency }: CompanyBooks,
  { end }: Period,
): Promise<{ sources: Map<string, SourceFigure>; hasForeign: boolean }> {
  const context = await openReport(tx, caller, { names: 'one' });
  const sources = new Map<string, SourceFigure>();
  let hasForeign = false;
  for (const side of ['receivable', 'payable'] as const) {
    const { totals, currencies } = await readAged(context, { side, asAt: end, ageBy: 'due_date' });
    const role = side === 'receivable' ? 'accounts_receivable' : 'accounts_payable';
    const amountMinor = side === 'receivable' ? totals.totalMinor : -totals.totalMinor;
    sources.set(accountByRole(chart, role).code, { kind: 'ageing', amountMinor });
    hasForeign ||= currencies.some(({ currency }) => currency !== baseCurrency);
  }
  return { sources, hasForeign };
}
