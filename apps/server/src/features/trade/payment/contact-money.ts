import type { ContactMoney } from '@folio/contract';
import { type Day, formatMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { contactById, contactFamily, rootContactId } from '../contact/index.ts';
import { openDocumentsOf } from '../invoice/index.ts';
import { readCreditsOf, type Side } from './store.ts';

/**
 * The open items of a contact on one side: invoices or bills to settle, and credits to settle them with; oldest
 * first.
 */
export async function contactMoney(
  tx: CompanyTransaction,
  today: Day,
  asked: { contactId: string; side: Side },
): Promise<ContactMoney> {
  const root = await rootContactId(tx, asked.contactId);
  const contact = await contactById(tx, root);
  const documents = await openDocumentsOf(tx, today, asked.side, await contactFamily(tx, [contact.id]));
  const credits = await readCreditsOf(tx, contact.id, asked.side);
  return {
    documents,
    credits: credits.map(({ ref, kind, number, date, currency, openMinor }) => ({
      id: ref,
      kind,
      number,
      date,
      currency,
      open: formatMoney(openMinor, currency),
    })),
  };
}
