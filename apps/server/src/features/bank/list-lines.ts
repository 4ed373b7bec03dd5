import type { BankLineRow, bankLineQuery, ListMeta } from '@folio/contract';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { Language } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findBankAccount } from '../ledger/index.ts';
import { countLines, pageOfLines, readLine } from './line-store.ts';
import { presentLines } from './present-line.ts';
import { refreshSuggestions } from './suggestions.ts';

/** A page of an account's statement lines, their suggestions up to date. */
export async function listLines(
  tx: CompanyTransaction,
  language: Language,
  query: z.infer<typeof bankLineQuery>,
): Promise<{ rows: BankLineRow[]; meta: ListMeta }> {
  const account = await findBankAccount(tx, query.account_id);
  await refreshSuggestions(tx, account);
  const filter = { bankAccountId: account.id, show: query.show, q: query.q };
  const page = { sort: query.sort, limit: query.limit, offset: (query.page - 1) * query.limit };
  const lines = await pageOfLines(tx, filter, page);
  const meta = { page: query.page, limit: query.limit, total: await countLines(tx, filter) };
  return { rows: await presentLines(tx, lines, language), meta };
}

/** One line as it now stands. */
export async function getLine(tx: CompanyTransaction, language: Language, id: string): Promise<BankLineRow> {
  const line = await readLine(tx, id);
  const [row] = line === null ? [] : await presentLines(tx, [line], language);
  if (row === undefined) throw new Refusal('not_found');
  return row;
}
