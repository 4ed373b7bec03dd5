import type { SheetCheck } from '@folio/contract';
import type { Account, SystemRole } from '@folio/ledger';
import type { ReportContext } from '../context.ts';
import { lightOf } from './checks.ts';
import { openingCheck } from './taken-over.ts';

/** Checks of the accounts that should have a zero balance, if the chart has them. */
export async function nilChecks(context: ReportContext, balanceOf: (code: string) => bigint): Promise<SheetCheck[]> {
  const accountOf = (role: SystemRole): Account[] =>
    context.chart.accounts.filter(({ systemRole }) => systemRole === role).slice(0, 1);
  const suspense = accountOf('suspense').map(({ code }) => lightOf(context, 'suspense_nil', balanceOf(code)));
  const opening = accountOf('opening_balance_equity').map(({ code }) => openingCheck(context, balanceOf(code)));
  return [...suspense, ...(await Promise.all(opening))];
}
