import type { Day, OpeningBalanceLine } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { type LedgerCall, postOpeningBalances } from '../../books/ledger/index.ts';
import { writeOpeningDate } from './store.ts';

/** Posts known balances, from another program or a worked example, as the company's opening journal. */
export async function recordOpening(
  tx: CompanyTransaction,
  call: LedgerCall,
  { date, lines }: { date: Day; lines: readonly OpeningBalanceLine[] },
): Promise<void> {
  await postOpeningBalances(tx, call, { id: tx.companyId, number: 'OB', date, narration: 'Opening balances', lines });
  await writeOpeningDate(tx, date);
}
