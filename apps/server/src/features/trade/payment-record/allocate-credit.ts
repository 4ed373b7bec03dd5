import { randomUUID } from 'node:crypto';
import { allocation, type Day, documentOf } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import {
  byTheRules,
  type LedgerCall,
  loadOpenDocuments,
  openBooks,
  type Posted,
  postEntries,
} from '../../books/ledger/index.ts';

/** An open credit (credit note, over-payment) to apply to an open document; `amountMinor` in the currency of both. */
export interface CreditInput {
  date: Day;
  fromRef: string;
  toRef: string;
  amountMinor: bigint;
}

/** Applies a credit to a document of the same contact and currency, as a separate entry dated that day. */
export async function allocateCredit(tx: CompanyTransaction, call: LedgerCall, input: CreditInput): Promise<Posted> {
  const books = await openBooks(tx);
  const openDocuments = await loadOpenDocuments(tx, [input.fromRef, input.toRef]);
  const drafts = byTheRules(() => {
    const from = documentOf(openDocuments, input.fromRef).number;
    const to = documentOf(openDocuments, input.toRef).number;
    const words = { number: `${from}>${to}`, narration: `Apply ${from} to ${to}` };
    return allocation({ ref: randomUUID(), ...words, ...input }, { ...books, openDocuments });
  });
  const [entry] = await postEntries(tx, call, drafts, { books });
  if (entry === undefined) throw new Error('an allocation posted nothing');
  return entry;
}
