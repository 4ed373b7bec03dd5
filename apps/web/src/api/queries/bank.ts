import type {
  AcceptLinesResult,
  BankAccountRow,
  BankLineRow,
  BankStatementHeader,
  BankStatementRow,
  ChangedLine,
  ClassifyLineRequest,
  LineCandidates,
  ListMeta,
  MatchLineRequest,
  TransferLineRequest,
} from '@folio/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { acceptedEarly } from '../accept-early.ts';
import { call, get, post } from '../client.ts';
import { needsKey } from './needs.ts';
import { reportsKey } from './report.ts';

export const lineShows = ['to_do', 'coded', 'all', 'missing_evidence', 'questions'] as const;
export type LineShow = (typeof lineShows)[number];

/** Which lines a list shows; an empty text leaves a condition out. */
export interface LineView {
  accountId: string;
  show: LineShow;
  q: string;
  statementId: string;
}
export interface LinePage {
  data: BankLineRow[];
  meta: ListMeta;
}

const base = '/api/company/:companyId';
export const linesPerPage = 100;
const mostStatements = 200;
const candidatesStayMs = 60_000;
export const bankAccountsKey = ['bank', 'accounts'] as const;
export const bankLinesKey = ['bank', 'lines'] as const;
const candidatesKey = ['bank', 'candidates'] as const;
const headerKey = (accountId: string) => ['bank', 'header', accountId] as const;

export function useBankAccounts() {
  return useQuery({
    queryKey: bankAccountsKey,
    queryFn: () => get<BankAccountRow[]>(`${base}/account/`, { quiet: true }),
  });
}

export function useBankHeader(accountId: string) {
  return useQuery({
    queryKey: headerKey(accountId),
    queryFn: () =>
      get<BankStatementHeader>(`${base}/bank-statement/header`, { quiet: true, query: { account_id: accountId } }),
    enabled: accountId !== '',
  });
}

/** The statements of an account that its list can be narrowed to. */
export function useBankStatements(accountId: string) {
  return useQuery({
    queryKey: ['bank', 'statements', accountId],
    queryFn: () =>
      get<BankStatementRow[]>(`${base}/bank-statement`, {
        quiet: true,
        query: { account_id: accountId, limit: mostStatements },
      }),
    enabled: accountId !== '',
  });
}

/** One page of the lines of a view, counted from 1. */
export function readLines({ accountId, show, q, statementId }: LineView, page: number): Promise<LinePage> {
  const query = { account_id: accountId, show, page, limit: linesPerPage };
  return call('GET', `${base}/bank-line`, {
    quiet: true,
    query: { ...query, q: q || undefined, statement_id: statementId || undefined },
  });
}

export const candidatesQuery = (lineId: string) =>
  queryOptions({
    queryKey: [...candidatesKey, lineId],
    queryFn: () => get<LineCandidates>(`${one(lineId)}/candidates`, { quiet: true }),
    staleTime: candidatesStayMs,
  });

const one = (lineId: string) => `${base}/bank-line/${encodeURIComponent(lineId)}`;

/** The same key is answered once: a repeated request cannot post twice. */
const postOnce = <T>(path: string, body: unknown) =>
  post<T>(path, body, { quiet: true, headers: { 'Idempotency-Key': crypto.randomUUID() } });

const change = (lineId: string, verb: string, body: unknown) => postOnce<ChangedLine>(`${one(lineId)}/${verb}`, body);

/** The calls that code a line. Their refusals are shown at the line, so they are quiet. */
export const bankCalls = {
  /** `pick`: the candidate taken, from 0, and the score it was shown with; for one line alone. */
  accept: async (ids: readonly string[], pick?: { index: number; score: number }): Promise<AcceptLinesResult> => {
    const path = `${base}/bank-line/accept`;
    const first = await postOnce<AcceptLinesResult>(path, { ids, ...(pick && { pick }) });
    const early = await acceptedEarly(first.refused);
    if (early.length === 0) return first;
    const body = { ids: early, ...(pick && { pick }), accept_early_date: true };
    const second = await postOnce<AcceptLinesResult>(path, body);
    return {
      accepted: [...first.accepted, ...second.accepted],
      refused: [...first.refused.filter(({ id }) => !early.includes(id)), ...second.refused],
      lines: [...first.lines, ...second.lines],
    };
  },
  classify: (lineId: string, body: ClassifyLineRequest) => change(lineId, 'classify', body),
  match: (lineId: string, body: MatchLineRequest) => change(lineId, 'match', body),
  transfer: (lineId: string, body: TransferLineRequest) => change(lineId, 'transfer', body),
  exclude: (lineId: string, reason: string) => change(lineId, 'exclude', { reason }),
  refuse: (lineId: string, index: number) => change(lineId, 'refuse', { index }),
  undo: (lineId: string) => change(lineId, 'undo', {}),
  /** Turns a line round that was read the wrong way. */
  flip: (lineId: string) => post<null>(`${one(lineId)}/flip`, {}, { quiet: true }),
};

/** Moves lines between the counts of the header before the server has answered; positive: so many more are done. */
export function countAsDone(queryClient: QueryClient, accountId: string, lines: number): void {
  queryClient.setQueryData<BankStatementHeader>(
    headerKey(accountId),
    (header) =>
      header && {
        ...header,
        counts: { ...header.counts, to_do: header.counts.to_do - lines, coded: header.counts.coded + lines },
      },
  );
}

/** Lines still to do by the header as it stands in memory. */
export function linesToDo(queryClient: QueryClient, accountId: string): number | null {
  return queryClient.getQueryData<BankStatementHeader>(headerKey(accountId))?.counts.to_do ?? null;
}

/** After lines were coded: the header and everything else that depends on them is fetched anew; the lines are patched instead. */
export async function afterCoding(queryClient: QueryClient): Promise<void> {
  const stale = [['bank', 'header'], ['bank', 'statements'], candidatesKey, needsKey, ['dashboard'], ['invoices']];
  await Promise.all([...stale, reportsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
