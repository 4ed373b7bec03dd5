import type { BankLineRow, bankLineQuery, LineCandidates, ListMeta } from '@folio/contract';
import type { z } from 'zod';
import { type CompanyTransaction, readInCompany } from '../../../../platform/database/transaction.ts';
import type { CompanyCall, Language } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { chartOfVersion, readBooks } from '../../../books/ledger/index.ts';
import { isToDo } from '../stored-line.ts';
import { refreshLine, refreshSuggestions } from '../suggest/suggestions.ts';
import { countLines, type LineFilter, pageOfLines, searchLines } from './line-page-store.ts';
import { type NearPlace, nearPlace } from './line-places.ts';
import { readLine } from './line-store.ts';
import { type ListHead, readListHead } from './list-head-store.ts';
import { presentCandidates, presentLines } from './present-line.ts';
import { type PageOfLines, readingOrder } from './reading-order.ts';

type LineQuery = z.infer<typeof bankLineQuery>;
interface LinePage {
  rows: BankLineRow[];
  meta: ListMeta;
}

/** A page of an account's lines with current suggestions; it writes only if suggestions have to be worked out again. */
export async function showLines(call: CompanyCall, query: LineQuery): Promise<LinePage> {
  const current = await readInCompany(call.database, call.companyId, async (tx) => {
    const head = await headOf(tx, query);
    return head.current ? pageOf(tx, call.language, query, head) : null;
  });
  return current ?? call.transaction((tx) => listLines(tx, call.language, query));
}

/** A page of an account's statement lines with current suggestions. */
export async function listLines(tx: CompanyTransaction, language: Language, query: LineQuery): Promise<LinePage> {
  const head = await headOf(tx, query);
  if (!head.current) await refreshSuggestions(tx, { id: query.account_id });
  return pageOf(tx, language, query, head);
}

async function headOf(tx: CompanyTransaction, query: LineQuery): Promise<ListHead> {
  const head = await readListHead(tx, { bankAccountId: query.account_id, statementId: query.statement_id });
  if (head === null) throw new DomainError('not_found');
  return head;
}

async function pageOf(tx: CompanyTransaction, language: Language, query: LineQuery, head: ListHead): Promise<LinePage> {
  const { show, q, statement_id: statementId, limit } = query;
  const filter = { bankAccountId: query.account_id, show, q, statementId };
  const page = { sort: query.sort, limit, offset: (query.page - 1) * limit };
  const { lines, total } = await (q ? searchLines(tx, filter, page) : linesOf(tx, filter, page, head));
  const { chart } = await chartOfVersion(tx, head.chartVersion);
  return { rows: await presentLines(tx, lines, { language, chart }), meta: { page: query.page, limit, total } };
}

async function linesOf(
  tx: CompanyTransaction,
  filter: LineFilter,
  wanted: { sort?: string | undefined; limit: number; offset: number },
  { all, toDo }: ListHead,
) {
  const kept = { all, to_do: toDo, coded: all - toDo, missing_evidence: null, questions: null };
  const total = kept[filter.show] ?? (await countLines(tx, filter));
  const page = { ...wanted, total };
  return { lines: await pageOfLines(tx, filter, page, await placeNear(tx, filter, page)), total };
}

/** Below this many lines it is as quick to pass over them. */
const FAR_LINES = 1000;

/** A place on the way to a page far inside an account whose lines are all shown in their printed order. */
async function placeNear(tx: CompanyTransaction, filter: LineFilter, page: PageOfLines): Promise<NearPlace | null> {
  const { show, statementId, bankAccountId } = filter;
  const isPrinted = page.sort === undefined || page.sort === 'date' || page.sort === '-date';
  const { down, skipped } = readingOrder(page);
  if (show !== 'all' || statementId !== undefined || !isPrinted || skipped < FAR_LINES) return null;
  const index = down ? page.total - 1 - skipped : skipped;
  return nearPlace(tx, bankAccountId, page.total, { index, down });
}

export async function getLine(tx: CompanyTransaction, language: Language, id: string): Promise<BankLineRow> {
  const line = await readLine(tx, id);
  if (line === null) throw new DomainError('not_found');
  const { chart } = await readBooks(tx);
  const [row] = await presentLines(tx, [line], { language, chart });
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
