import { randomBytes } from 'node:crypto';
import { PAYMENT_REFERENCE_BYTES, paymentReferenceOf } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { setPaymentReference } from '../life/life-store.ts';

/** Gives a document a payment reference that is unique within the company. */
export async function givePaymentReference(tx: CompanyTransaction, id: string): Promise<string> {
  for (;;) {
    const reference = paymentReferenceOf(randomBytes(PAYMENT_REFERENCE_BYTES));
    if (await setPaymentReference(tx, id, reference)) return reference;
  }
}
