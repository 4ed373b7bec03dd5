import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { LedgerCall } from '../../books/ledger/index.ts';
import { addNewContacts } from '../contact/index.ts';
import { createInvoices } from '../invoice/index.ts';
import type { Judged } from './judge-records.ts';

/** Creates the records. `known`: contacts that another user added since the file was judged. */
export async function makeRecords(
  tx: CompanyTransaction,
  call: LedgerCall,
  records: readonly Judged[],
): Promise<{ made: number; known: number }> {
  const makes = records.flatMap((record) => record.makes ?? []);
  const contacts = makes.flatMap((one) => ('contact' in one ? one.contact : []));
  const documents = makes.flatMap((one) => ('document' in one ? one.document : []));
  const added = await addNewContacts(tx, call, contacts);
  const created = await createInvoices(tx, call, documents);
  return { made: added + created.length, known: contacts.length - added };
}
