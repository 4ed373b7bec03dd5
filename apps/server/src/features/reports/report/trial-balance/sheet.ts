import { openReport } from '../context.ts';
import { onePage, type SheetMaker } from '../report.ts';
import { balanceForm } from './balance-form.ts';
import { movementForm } from './movement-form.ts';

/** The trial balance: balances at a day, or how each account came from its opening to its closing balance. */
export const trialBalanceSheet: SheetMaker<'trial-balance'> = async (tx, caller, query) => {
  const context = await openReport(tx, caller, query);
  return onePage(query.form === 'movement' ? await movementForm(context, query) : await balanceForm(context, query));
};
