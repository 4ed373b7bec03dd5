import { randomUUID } from 'node:crypto';
import { type BankLinePosting, bankLine, type TransferPosting, transfer } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import {
  byTheRules,
  type CompanyBooks,
  type LedgerCall,
  noteNumber,
  openBooks,
  type Posted,
  postEntries,
  takeNumber,
} from '../ledger/index.ts';
import { keepPayee } from './payee-store.ts';

type Booking<Rule> = Omit<Rule, 'ref' | 'number'> & { number?: string; bankLineId?: string };

/**
 * Books money received or spent straight to accounts. Its source is the statement line, where there is one; `payee` says who it
 * came from or went to where there is none.
 */
export async function bookBankLine(
  tx: CompanyTransaction,
  call: LedgerCall,
  { payee, ...input }: Booking<BankLinePosting> & { payee?: string },
  known?: CompanyBooks,
): Promise<Posted> {
  const books = known ?? (await openBooks(tx));
  const number = await numberOf(tx, 'BNK', input.number);
  const ref = input.bankLineId ?? randomUUID();
  const drafts = byTheRules(() => bankLine({ ...input, ref, number }, books));
  const [entry] = await postEntries(tx, call, drafts, { chart: books.chart, bankLineId: input.bankLineId ?? null });
  if (entry === undefined) throw new Error('a bank line posted nothing');
  if (payee) await keepPayee(tx, entry.id, payee);
  return entry;
}

/** Books a transfer between own accounts: one entry, or two when the money arrives on a later day. */
export async function bookTransfer(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: Booking<TransferPosting>,
  known?: CompanyBooks,
): Promise<Posted[]> {
  const books = known ?? (await openBooks(tx));
  const number = await numberOf(tx, 'TRF', input.number);
  const drafts = byTheRules(() => transfer({ ...input, ref: randomUUID(), number }, books));
  return postEntries(tx, call, drafts, { chart: books.chart, bankLineId: input.bankLineId ?? null });
}

async function numberOf(tx: CompanyTransaction, prefix: string, number: string | undefined): Promise<string> {
  if (number === undefined) return takeNumber(tx, prefix);
  await noteNumber(tx, number);
  return number;
}
