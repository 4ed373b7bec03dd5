import type { BankLineRow, bankLineQuery, LineCandidates, ListMeta } from '@folio/contract';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { Language } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { findBankAccount } from '../../../books/ledger/index.ts';
import { isToDo } from '../stored-line.ts';
import { refreshLine, refreshSuggestions } from '../suggest/suggestions.ts';
import { countLines, type LineFilter, pageOfLines, searchLines } from './line-page-store.ts';
import { readLine } from './line-store.ts';
import { presentCandidates, presentLines } from './present-line.ts';

/** A page of an account's statement lines with current suggestions. */
export async function listLines(
  tx: CompanyTransaction,
  language: Language,
  query: z.infer<typeof bankLineQuery>,
): Promise<{ rows: BankLineRow[]; meta: ListMeta }> {
  const account = await findBankAccount(tx, query.account_id);
  await refreshSuggestions(tx, account);
  const { show, q, statement_id: statementId, limit } = query;
  const filter = { bankAccountId: account.id, show, q, statementId };
  const page = { sort: query.sort, limit, offset: (query.page - 1) * limit };
  const { lines, total } = await (q ? searchLines(tx, filter, page) : linesOf(tx, filter, page));
  return { rows: await presentLines(tx, lines, language), meta: { page: query.page, limit, total } };
}

async function linesOf(
  tx: CompanyTransaction,
  filter: LineFilter,
  page: { sort?: string | undefined; limit: number; offset: number },
) {
  const total = await countLines(tx, filter);
  return { lines: await pageOfLines(tx, filter, { ...page, total }), total };
}

export async function getLine(tx: CompanyTransaction, language: Language, id: string): Promise<BankLineRow> {
  const line = await readLine(tx, id);
  const [row] = line === null ? [] : await presentLines(tx, [line], language);
  if (row === undefined) throw new DomainError('not_found');
  return row;
}

/** All current candidates of a line, best first. */
export async function listCandidates(tx: CompanyTransaction, id: string): Promise<LineCandidates> {
  const before = await readLine(tx, id);
  if (before === null) throw new DomainError('not_found');
  if (!isToDo(before)) return { id, candidates: [] };
  await refreshLine(tx, before);
  const line = (await readLine(tx, id)) ?? before;
  return { id, candidates: await presentCandidates(tx, line) };
}
