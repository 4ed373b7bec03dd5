import type { Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { readProofsAt } from './reconciliation-store.ts';

/** The balance of an account as a statement proves it, in the account's currency, debit positive. */
export interface StatementProofAt {
  provedMinor: bigint;
  /** All lines of the statement are done. */
  isDone: boolean;
}

/** What the statements that end on a day prove, by account code. */
export async function statementProofsAt(tx: CompanyTransaction, day: Day): Promise<Map<string, StatementProofAt>> {
  const proofs = await readProofsAt(tx, day);
  return new Map(
    proofs.map(({ accountCode, provedMinor, toDo }) => [accountCode, { provedMinor, isDone: toDo === 0 }]),
  );
}
