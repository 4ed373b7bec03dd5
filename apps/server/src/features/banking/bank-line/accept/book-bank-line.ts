import { randomUUID } from 'node:crypto';
import { type BankLinePosting, bankLine, type TransferPosting, transfer } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import {
  byTheRules,
  type LedgerCall,
  noteNumber,
  type OpenedBooks,
  openBooks,
  type Posted,
  postEntries,
  takeNumber,
} from '../../../books/ledger/index.ts';
import { keepPayee } from '../suggest/payee-store.ts';

type Booking<Rule> = Omit<Rule, 'ref' | 'number'> & { number?: string; bankLineId?: string };

/**
 * Posts money received or spent directly to accounts. The source is the statement line, if there is one; otherwise
 * `payee` names the other party.
 */
export async function bookBankLine(
  tx: CompanyTransaction,
  call: LedgerCall,
  { payee, ...input }: Booking<BankLinePosting> & { payee?: string },
  known?: OpenedBooks,
): Promise<Posted> {
  const books = known ?? (await openBooks(tx));
  const number = await numberOf(tx, 'BNK', input.number);
  const ref = input.bankLineId ?? randomUUID();
  const drafts = byTheRules(() => bankLine({ ...input, ref, number }, books));
  const [entry] = await postEntries(tx, call, drafts, { books, bankLineId: input.bankLineId ?? null });
  if (entry === undefined) throw new Error('a bank line posted nothing');
  if (payee) await keepPayee(tx, entry.id, payee);
  return entry;
}

/** Posts a transfer between the company's accounts: one entry, or two if the money arrives on a later day. */
export async function bookTransfer(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: Booking<TransferPosting>,
  known?: OpenedBooks,
): Promise<Posted[]> {
  const books = known ?? (await openBooks(tx));
  const number = await numberOf(tx, 'TRF', input.number);
  const drafts = byTheRules(() => transfer({ ...input, ref: randomUUID(), number }, books));
  return postEntries(tx, call, drafts, { books, bankLineId: input.bankLineId ?? null });
}

async function numberOf(tx: CompanyTransaction, prefix: string, number: string | undefined): Promise<string> {
  if (number === undefined) return takeNumber(tx, prefix);
  await noteNumber(tx, number);
  return number;
}
