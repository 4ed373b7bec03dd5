import type { PayBatchRequest } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { LedgerCall } from '../../books/ledger/index.ts';
import type { RecordedMoney } from '../payment-record/index.ts';
import { payMany } from './pay-many.ts';

/** Fields that all payments of a batch share: an error in one applies to all. */
const SHARED: readonly string[] = ['date', 'reference'];

/**
 * Records payments to, or receipts from, several contacts on one day: one for each contact and currency, all or none.
 * An error names its payment by position: `payments.1.allocations.0.amount`.
 */
export async function payBatch(
  tx: CompanyTransaction,
  call: LedgerCall,
  { side, date, reference = '', payments }: PayBatchRequest,
): Promise<RecordedMoney[]> {
  const recorded: RecordedMoney[] = [];
  for (const [index, payment] of payments.entries()) {
    try {
      recorded.push(await payMany(tx, call, { ...payment, side, date, reference }));
    } catch (error) {
      throw placed(error, index);
    }
  }
  return recorded;
}

function placed(error: unknown, index: number): unknown {
  if (!(error instanceof DomainError) || error.faults.length === 0) return error;
  const faults = error.faults.map((fault) =>
    SHARED.includes(fault.path) ? fault : { ...fault, path: `payments.${index}.${fault.path}` },
  );
  return new DomainError(error.code, { word: error.word, values: error.values, faults });
}
