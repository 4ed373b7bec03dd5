import type { BankAccountRow, BankLineRow, BankStatementHeader, ListMeta } from '@folio/contract';
import { type InfiniteData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call, get, post } from '../client.ts';
import { needsKey } from './needs.ts';
import { reportsKey } from './report.ts';

export type LineShow = 'to_do' | 'coded' | 'all';
export interface LinePage {
  data: BankLineRow[];
  meta: ListMeta;
}
export type LinePages = InfiniteData<LinePage, number>;

const base = '/api/company/:companyId';
const linesPerPage = 200;
const linesKey = ['bank', 'lines'] as const;
export const bankAccountsKey = ['bank', 'accounts'] as const;

export function useBankAccounts() {
  return useQuery({
    queryKey: bankAccountsKey,
    queryFn: () => get<BankAccountRow[]>(`${base}/account/`, { quiet: true }),
  });
}

export function useBankHeader(accountId: string) {
  return useQuery({
    queryKey: ['bank', 'header', accountId],
    queryFn: () =>
      get<BankStatementHeader>(`${base}/bank-statement/header`, { quiet: true, query: { account_id: accountId } }),
    enabled: accountId !== '',
  });
}

/** The lines of a bank account, 200 at a time. */
export function useBankLines(accountId: string, show: LineShow, q: string) {
  return useInfiniteQuery({
    queryKey: [...linesKey, accountId, show, q],
    queryFn: ({ pageParam }): Promise<LinePage> =>
      call('GET', `${base}/bank-line`, {
        quiet: true,
        query: { account_id: accountId, show, q: q || undefined, page: pageParam, limit: linesPerPage },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page * meta.limit < meta.total ? meta.page + 1 : undefined),
    enabled: accountId !== '',
  });
}

/** What the line calls take; amounts are decimal texts. */
export interface LineSplit {
  account_code: string;
  amount: string;
  description?: string;
}
/** Base units per 1 unit of the account's currency; for an account in another currency. */
export interface LineRate {
  rate?: string;
}
export interface AcceptResult {
  accepted: string[];
  refused: { id: string; message: string }[];
}

/** The same key is answered once: a repeated request cannot post twice. */
const postOnce = <T>(path: string, body: unknown) =>
  post<T>(path, body, { quiet: true, headers: { 'Idempotency-Key': crypto.randomUUID() } });

const lineCall = (id: string, verb: string, body: unknown) =>
  postOnce<BankLineRow>(`${base}/bank-line/${encodeURIComponent(id)}/${verb}`, body);

/** The calls that code a line. Their refusals are shown at the line, so they are quiet. */
export const bankCalls = {
  accept: (ids: string[]) => postOnce<AcceptResult>(`${base}/bank-line/accept`, { ids }),
  classify: (id: string, splits: LineSplit[], rate: LineRate = {}) => lineCall(id, 'classify', { splits, ...rate }),
  match: (id: string, documents: { id: string; amount?: string }[], rate: LineRate = {}) =>
    lineCall(id, 'match', { documents, ...rate }),
  transfer: (id: string, accountCode: string, more: LineRate & { amount?: string } = {}) =>
    lineCall(id, 'transfer', { account_code: accountCode, ...more }),
  exclude: (id: string, reason: string) => lineCall(id, 'exclude', { reason }),
  undo: (id: string) => lineCall(id, 'undo', {}),
};

/** Lines that were coded leave the to-do list at once; everything that depends on them is fetched anew. */
export async function afterCoding(queryClient: QueryClient, codedIds: readonly string[]): Promise<void> {
  queryClient.setQueriesData<LinePages>(
    { queryKey: linesKey, predicate: ({ queryKey }) => queryKey[3] === 'to_do' },
    (pages) => pages && withoutLines(pages, new Set(codedIds)),
  );
  const stale = [['bank'], needsKey, ['dashboard'], ['invoices'], reportsKey];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

function withoutLines(pages: LinePages, ids: ReadonlySet<string>): LinePages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, data: page.data.filter((line) => !ids.has(line.id)) })),
  };
}
