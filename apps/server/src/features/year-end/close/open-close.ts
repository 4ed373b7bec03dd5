import { type CheckedTask, minorDigits, openHardTasks, type ReviewedMovement, reviewedMovements } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyBooks } from '../../books/ledger/index.ts';
import type { ReportCaller } from '../../reports/report/index.ts';
import type { FindingScope } from './finding-sql.ts';
import { type KeptExplanation, readExplanations } from './note-store.ts';
import { openChecks } from './open-checks.ts';
import { type OpenedSchedule, openSchedules } from './open-schedules.ts';
import type { Period } from './period.ts';
import { type CloseLimits, readLimits } from './setting.ts';
import { readTasks, type StoredTask } from './task-store.ts';

/** Everything about the close of a period, as the books are now. */
export interface OpenedClose {
  period: Period;
  limits: CloseLimits;
  schedules: OpenedSchedule[];
  movements: ReviewedMovement[];
  explanations: Map<string, KeptExplanation>;
  checks: CheckedTask[];
  tasks: StoredTask[];
  openHard: number;
}

/** Opens the close of a period. Nothing of it is remembered: each time the books answer again. */
export async function openClose(
  tx: CompanyTransaction,
  caller: ReportCaller,
  books: CompanyBooks,
  period: Period,
): Promise<OpenedClose> {
  const limits = await readLimits(tx, books.baseCurrency);
  const opened = await openSchedules(tx, caller, books, period);
  const movements = reviewedMovements(opened.sums, books.chart, limits);
  const explanations = await readExplanations(tx, period);
  const scope = findingScope(tx, books, period, limits);
  const checks = await openChecks({ scope, books, opened, movements, explanations });
  const tasks = await readTasks(tx, period);
  const personal = tasks.map(({ title, required, doneAt }) => ({
    title,
    isRequired: required,
    isDone: doneAt !== null,
  }));
  return {
    period,
    limits,
    schedules: opened.schedules,
    movements,
    explanations,
    checks,
    tasks,
    openHard: openHardTasks(checks, personal),
  };
}

const ROUND_MAJOR = 1_000n;

export function findingScope(
  tx: CompanyTransaction,
  { baseCurrency }: Pick<CompanyBooks, 'baseCurrency'>,
  period: Period,
  { documentMinor }: Pick<CloseLimits, 'documentMinor'>,
): FindingScope {
  return { tx, period, documentMinor, roundMinor: ROUND_MAJOR * 10n ** BigInt(minorDigits(baseCurrency)) };
}
