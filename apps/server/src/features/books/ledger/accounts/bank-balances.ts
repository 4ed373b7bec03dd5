import type { BankBalanceRow } from '@folio/contract';
import { addDays, balanceHistory, type Day, formatMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { type BankMovement, readBankMovements } from './bank-balance-store.ts';

const SHOWN_DAYS = 90;

/** The balances of every bank account over the last 90 days. */
export async function bankBalances(tx: CompanyTransaction, today: Day): Promise<BankBalanceRow[]> {
  const from = addDays(today, -SHOWN_DAYS);
  const byAccount = Map.groupBy(await readBankMovements(tx, from, today), ({ accountId }) => accountId);
  return [...byAccount].map(([id, movements]) => presentBalances({ id, from, to: today }, movements));
}

function presentBalances(
  { id, from, to }: { id: string; from: Day; to: Day },
  movements: readonly BankMovement[],
): BankBalanceRow {
  const currency = movements[0]?.currency ?? '';
  const history = balanceHistory(from, movements);
  const money = (minor: bigint) => formatMoney(minor, currency);
  return {
    account_id: id,
    currency,
    from,
    to,
    steps: history.steps.map(({ day, balanceMinor }) => ({ date: day, balance: money(balanceMinor) })),
    last: money(history.lastMinor),
    lowest: money(history.lowestMinor),
    highest: money(history.highestMinor),
  };
}
