import type { SheetCheck } from '@folio/contract';
import type { ReportContext } from '../context.ts';
import { lightOf } from './checks.ts';

const NIL_ACCOUNTS = [
  { role: 'suspense', check: 'suspense_nil' },
  { role: 'opening_balance_equity', check: 'opening_equity_nil' },
] as const;

/** Lights of the accounts that should be nil, where the chart has them. */
export function nilChecks(context: ReportContext, balanceOf: (code: string) => bigint): SheetCheck[] {
  return NIL_ACCOUNTS.flatMap(({ role, check }) => {
    const account = context.chart.accounts.find((candidate) => candidate.systemRole === role);
    return account === undefined ? [] : [lightOf(context, check, balanceOf(account.code))];
  });
}
