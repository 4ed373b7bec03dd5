import type { SheetCheck } from '@folio/contract';
import { type Account, BROUGHT_IN, type Chart, type SystemRole } from '@folio/ledger';
import type { MessageWord } from '../../../../messages/index.ts';
import { accountTitle, type ReportContext } from '../context.ts';
import { reportDrill } from './cells.ts';
import { readMovedSince } from './taken-over-store.ts';

type CheckCode = MessageWord extends infer Word ? (Word extends `report_check_${infer Code}` ? Code : never) : never;

/** A check in a report's footer. It passes if the difference is zero. */
export function lightOf(context: ReportContext, code: CheckCode, differenceMinor: bigint): SheetCheck {
  const label = context.say(`report_check_${code}`);
  return { code, label, holds: differenceMinor === 0n, difference: context.money(differenceMinor) };
}

/** Checks of the accounts that should have a zero balance, if the chart has them. */
export async function nilChecks(context: ReportContext, balanceOf: (code: string) => bigint): Promise<SheetCheck[]> {
  const accountOf = (role: SystemRole): Account[] =>
    context.chart.accounts.filter(({ systemRole }) => systemRole === role).slice(0, 1);
  const suspense = accountOf('suspense').map(({ code }) => lightOf(context, 'suspense_nil', balanceOf(code)));
  const opening = accountOf('opening_balance_equity').map(({ code }) => openingCheck(context, balanceOf(code)));
  return [...suspense, ...(await Promise.all(opening))];
}

/**
 * The check of the opening balances: opening balance equity is zero, and the balances at the takeover date are still
 * those that were taken over. If other entries were posted up to that date, the check states the date, the amount and
 * the accounts.
 */
export async function openingCheck(context: ReportContext, equityMinor: bigint): Promise<SheetCheck> {
  const light = lightOf(context, 'opening_equity_nil', equityMinor);
  const { tx, known } = context;
  const { takenOver } = await context.journalDays();
  if (takenOver === null) return light;
  const { first, moved } = await readMovedSince(tx, takenOver, known?.number ?? null);
  const left = leftOut(context.chart);
  const rows = moved.filter(({ code }) => !left.has(code));
  if (rows.length === 0) return light;
  const debits = rows.reduce((sum, { netMinor }) => (netMinor > 0n ? sum + netMinor : sum), 0n);
  const credits = rows.reduce((sum, { netMinor }) => (netMinor < 0n ? sum - netMinor : sum), 0n);
  const difference = context.money(debits === 0n ? credits : debits);
  const days = { from: first ?? takenOver, to: takenOver };
  return {
    ...light,
    holds: false,
    difference,
    detail: context.say('report_taken_over_changed', { amount: difference, date: takenOver }),
    sources: rows.map(({ code, netMinor }) => ({
      label: accountTitle(context, code),
      difference: context.money(netMinor),
      drill: reportDrill(context, 'account-transaction', { account: code, ...days }),
    })),
  };
}

/**
 * Opening balance equity has a separate check. Accounts that receive an imported history are cleared against it on
 * the same day.
 */
function leftOut(chart: Chart): ReadonlySet<string> {
  const takers: readonly string[] = Object.values(BROUGHT_IN).map(({ name }) => name);
  const accounts = chart.accounts.filter(
    ({ name, systemRole }) => systemRole === 'opening_balance_equity' || takers.includes(name),
  );
  return new Set(accounts.map(({ code }) => code));
}
