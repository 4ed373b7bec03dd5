import { type CheckedTask, checkedTasks, type ReviewedMovement } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { readRevaluation } from '../../books/closing/index.ts';
import type { CompanyBooks } from '../../books/ledger/index.ts';
import { countDueLines } from '../schedule/index.ts';
import { countOpen, type OpenCounts } from './check-store.ts';
import type { FindingScope } from './finding-sql.ts';
import type { KeptExplanation } from './note-store.ts';
import type { OpenedSchedule, OpenedSchedules } from './open-schedules.ts';

interface Facts {
  scope: FindingScope;
  books: CompanyBooks;
  opened: OpenedSchedules;
  movements: readonly ReviewedMovement[];
  explanations: ReadonlyMap<string, KeptExplanation>;
}

/** Answers every check from the books. */
export async function openChecks({ scope, books, opened, movements, explanations }: Facts): Promise<CheckedTask[]> {
  const { isRevalued, ...counts } = await countOpen(scope, books.baseCurrency);
  const { schedules } = opened;
  const inRole = (...roles: (string | null)[]) =>
    schedules.filter(({ schedule }) => roles.includes(schedule.account.systemRole));
  const needsRun = opened.hasForeign && !isRevalued && (await changesByRevaluation(scope.tx, scope.period.end));
  return checkedTasks({
    ...counts,
    bank_proof: opened.unprovedBanks,
    suspense: inRole('suspense', 'opening_balance_equity').filter(({ schedule }) => schedule.closingMinor !== 0n)
      .length,
    control_accounts: inRole('accounts_receivable', 'accounts_payable').filter(isUnequal).length,
    revaluation: needsRun ? 1 : 0,
    schedule_lines: await countDueLines(scope.tx, scope.period.end),
    schedules: schedules.filter(({ state }) => state === 'open' || state === 'unsupported').length,
    movements: movements.filter(({ account }) => !explanations.get(account.code)?.explanation).length,
    sign_offs: schedules.filter(lacksSignOff).length,
  } satisfies Record<string, number> & Omit<OpenCounts, 'isRevalued'>);
}

function isUnequal({ differenceMinor }: OpenedSchedule): boolean {
  return differenceMinor !== null && differenceMinor !== 0n;
}

function lacksSignOff({ signOffs, hash, state }: OpenedSchedule): boolean {
  return state !== 'nil' && !signOffs.some((signOff) => signOff.hash === hash);
}

/** Whether a revaluation of the day would post something; rates that are not known count as a change. */
async function changesByRevaluation(tx: CompanyTransaction, end: string): Promise<boolean> {
  const { lines } = await readRevaluation(tx, end, new Map());
  return lines.some(({ adjustment }) => adjustment === null || !isZero(adjustment));
}

/** Money on the wire is zero if it has no other figure than 0. */
function isZero(amount: string): boolean {
  return !/[1-9]/.test(amount);
}
