import type {
  AcceptLinesResult,
  BankStatementHeader,
  ClassifyLineRequest,
  MatchLineRequest,
  TransferLineRequest,
} from '@folio/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useMay } from '../../../session/use-may.ts';
import { acceptedEarly } from '../../accept-early.ts';
import { api, apiPage, once } from '../../api.ts';
import type { BodyOf, PageOf } from '../../api-calls.ts';
import { needsKey } from '../reports/needs.ts';
import { reportsKey } from '../reports/report.ts';

export const lineShows = ['to_do', 'coded', 'all', 'missing_evidence', 'questions'] as const;
export type LineShow = (typeof lineShows)[number];

/** Filters of the list of lines; an empty text means no filter. */
export interface LineView {
  accountId: string;
  show: LineShow;
  q: string;
  statementId: string;
}
export type LinePage = PageOf<'GET /api/company/:companyId/bank-line'>;

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
    queryFn: () => api('GET /api/company/:companyId/account/', { quiet: true }),
  });
}

/** The balances of all bank accounts over the last 90 days; none for roles without access to the books. */
export function useBankBalances() {
  const mayRead = useMay('read');
  return useQuery({
    queryKey: [...bankAccountsKey, 'balances'],
    queryFn: () => api('GET /api/company/:companyId/account/balance', { quiet: true }),
    enabled: mayRead,
  });
}

export function useBankHeader(accountId: string) {
  return useQuery({
    queryKey: headerKey(accountId),
    queryFn: () =>
      api('GET /api/company/:companyId/bank-statement/header', { quiet: true, query: { account_id: accountId } }),
    enabled: accountId !== '',
  });
}

export function useBankStatements(accountId: string) {
  return useQuery({
    queryKey: ['bank', 'statements', accountId],
    queryFn: () =>
      api('GET /api/company/:companyId/bank-statement', {
        quiet: true,
        query: { account_id: accountId, limit: mostStatements },
      }),
    enabled: accountId !== '',
  });
}

export function readLines({ accountId, show, q, statementId }: LineView, page: number): Promise<LinePage> {
  const query = { account_id: accountId, show, page, limit: linesPerPage };
  return apiPage('GET /api/company/:companyId/bank-line', {
    quiet: true,
    query: { ...query, q: q || undefined, statement_id: statementId || undefined },
  });
}

export const candidatesQuery = (lineId: string) =>
  queryOptions({
    queryKey: [...candidatesKey, lineId],
    queryFn: () => api('GET /api/company/:companyId/bank-line/:id/candidates', { params: { id: lineId }, quiet: true }),
    staleTime: candidatesStayMs,
  });

/** Options of a call for one line. */
const ofLine = <B>(id: string, body: B) => ({ params: { id }, body, quiet: true, ...once() });

/** The calls that categorize a line. They are quiet, because errors are shown at the line. */
export const bankCalls = {
  /** `pick`: index of the accepted suggestion, from 0, and the score shown with it; only for a single line. */
  accept: async (ids: readonly string[], pick?: { index: number; score: number }): Promise<AcceptLinesResult> => {
    const accept = (body: BodyOf<'POST /api/company/:companyId/bank-line/accept'>) =>
      api('POST /api/company/:companyId/bank-line/accept', { body, quiet: true, ...once() });
    const first = await accept({ ids: [...ids], ...(pick && { pick }) });
    const early = await acceptedEarly(first.refused);
    if (early.length === 0) return first;
    const second = await accept({ ids: early, ...(pick && { pick }), accept_early_date: true });
    return {
      accepted: [...first.accepted, ...second.accepted],
      refused: [...first.refused.filter(({ id }) => !early.includes(id)), ...second.refused],
      lines: [...first.lines, ...second.lines],
    };
  },
  classify: (lineId: string, body: ClassifyLineRequest) =>
    api('POST /api/company/:companyId/bank-line/:id/classify', ofLine(lineId, body)),
  match: (lineId: string, body: MatchLineRequest) =>
    api('POST /api/company/:companyId/bank-line/:id/match', ofLine(lineId, body)),
  transfer: (lineId: string, body: TransferLineRequest) =>
    api('POST /api/company/:companyId/bank-line/:id/transfer', ofLine(lineId, body)),
  exclude: (lineId: string, reason: string) =>
    api('POST /api/company/:companyId/bank-line/:id/exclude', ofLine(lineId, { reason })),
  refuse: (lineId: string, index: number) =>
    api('POST /api/company/:companyId/bank-line/:id/refuse', ofLine(lineId, { index })),
  undo: (lineId: string) => api('POST /api/company/:companyId/bank-line/:id/undo', ofLine(lineId, {})),
  /** Reverses the direction of a line that was read with the wrong sign. */
  flip: (lineId: string) =>
    api('POST /api/company/:companyId/bank-line/:id/flip', { params: { id: lineId }, body: {}, quiet: true }),
};

/** Updates the counts of the header before the server responds; positive: this many more lines are done. */
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

/** Number of open lines according to the cached header. */
export function linesToDo(queryClient: QueryClient, accountId: string): number | null {
  return queryClient.getQueryData<BankStatementHeader>(headerKey(accountId))?.counts.to_do ?? null;
}

/**
 * After lines were categorized: the header and all dependent data are fetched again; the lines themselves are
 * patched.
 */
export async function afterCoding(queryClient: QueryClient): Promise<void> {
  const stale = [['bank', 'header'], ['bank', 'statements'], candidatesKey, needsKey, ['dashboard'], ['invoices']];
  await Promise.all([...stale, reportsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
