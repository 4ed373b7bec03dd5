import { postedType } from '@folio/contract';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { type OpenInvoice, readOpen } from './open-for-matching-store.ts';

/** Every confirmed document with an open amount; only the given ones if ids are passed. */
export async function readOpenInvoices(tx: CompanyTransaction, ids?: readonly string[]): Promise<OpenInvoice[]> {
  const rows = await readOpen(tx, ids);
  return rows.map(({ contactZh, ...row }) => ({
    ...row,
    type: postedType.parse(row.type),
    contactNames: [row.contact, ...(contactZh === null ? [] : [contactZh])],
  }));
}
