import { randomUUID } from 'node:crypto';
import { type Day, type OpeningBalanceLine, openingBalances, revaluation } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { loadForeignBalances, loadForeignDocuments, openBooks } from '../books.ts';
import { byTheRules } from '../fault.ts';
import type { LedgerCall } from '../ledger-call.ts';
import { type Posted, postEntries } from './post-entries.ts';

/**
 * Posts opening balances from earlier books, dated the day before the first day of these books; the difference goes
 * to 3900.
 */
export async function postOpeningBalances(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: { id?: string; number: string; date: Day; narration: string; lines: readonly OpeningBalanceLine[] },
): Promise<Posted[]> {
  const books = await openBooks(tx);
  const drafts = byTheRules(() => openingBalances({ ...input, ref: input.id ?? randomUUID() }, books));
  return postEntries(tx, call, drafts, { books });
}

/** Revalues open foreign documents (reversed on `reverseOn`) and foreign bank balances at a day's closing rates. */
export async function postRevaluation(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: { number: string; date: Day; reverseOn: Day; rates: Readonly<Record<string, string>> },
): Promise<Posted[]> {
  const { number, date, reverseOn, rates } = input;
  const books = await openBooks(tx);
  const openDocuments = await loadForeignDocuments(tx, books.baseCurrency, date);
  const bankBalances = await loadForeignBalances(tx, books.baseCurrency, date);
  const words = {
    documents: { number, narration: 'Revaluation of receivables and payables' },
    documentsReversal: { number: `${number}-R`, narration: 'Reversal of revaluation' },
    banks: { number: `${number}-B`, narration: 'Revaluation of bank balances' },
  };
  const drafts = byTheRules(() =>
    revaluation({ ref: randomUUID(), date, reverseOn, rates, ...words }, { ...books, openDocuments, bankBalances }),
  );
  return postEntries(tx, call, drafts, { books });
}
