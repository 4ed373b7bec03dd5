import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { editable } from './save-invoice.ts';
import { setConfirmStatus } from './store.ts';

/** Keeps an unconfirmed document as rejected: it posts nothing. */
export async function rejectInvoice(tx: CompanyTransaction, id: string): Promise<void> {
  const row = await editable(tx, id);
  await setConfirmStatus(tx, row.id, { status: 'rejected' });
}
