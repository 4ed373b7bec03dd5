import type { AcceptLinesResult, BankLineRow } from '@folio/contract';
import { type Client, dataOf } from '../../tests/support/client.ts';
import { type Figure, quantile } from '../figure.ts';
import { OPEN_LINES, PAST_LINES } from './workload.ts';

export interface Desk {
  client: Client;
  companyId: string;
  bankAccountId: string;
  statementId: string;
}

const ACCEPTS = 200;
const UNDOS = 50;
const PAGES = 60;
const PAGE_ROWS = 200;

async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const before = performance.now();
  const answer = await work();
  return { answer, ms: performance.now() - before };
}

function pagePath({ companyId, bankAccountId }: Desk, page: number, show = 'all'): string {
  return `/api/company/${companyId}/bank-line?account_id=${bankAccountId}&show=${show}&limit=${PAGE_ROWS}&page=${page}`;
}

/** The first look at a statement that came in: every open line is worked out. */
export async function measureSuggestions(desk: Desk): Promise<Figure> {
  const { answer, ms } = await timed(() => desk.client.get(pagePath(desk, 1, 'to_do')));
  const rows = dataOf<BankLineRow[]>(answer);
  const found = rows.filter((row) => row.suggestion !== null).length;
  const note = `${found} of the first ${rows.length} with one`;
  return { name: `suggestions of a statement of ${OPEN_LINES} lines`, value: ms / 1000, unit: 's', goal: 1.5, note };
}

/** Pages from all over the account, as somebody scrolls. */
export async function measurePages(desk: Desk): Promise<Figure[]> {
  const pages = Math.floor((PAST_LINES + OPEN_LINES) / PAGE_ROWS);
  const times: number[] = [];
  let longest = 0;
  for (let n = 0; n < PAGES; n++) {
    const { answer, ms } = await timed(() => desk.client.get(pagePath(desk, 1 + ((n * 37) % pages))));
    longest = Math.max(longest, JSON.stringify(answer.body).length);
    dataOf(answer);
    times.push(ms);
  }
  times.sort((a, b) => a - b);
  return [
    { name: `page of ${PAGE_ROWS} of ${PAST_LINES} lines, p50`, value: quantile(times, 0.5), unit: 'ms' },
    { name: `page of ${PAGE_ROWS} of ${PAST_LINES} lines, p95`, value: quantile(times, 0.95), unit: 'ms', goal: 50 },
    { name: 'the largest of these answers', value: longest / 1000, unit: 'kB', goal: 200 },
  ];
}

/** Suggestions accepted one by one, each answered with every line it changed; then some of them undone. */
export async function measureAccepting(desk: Desk): Promise<Figure[]> {
  const base = `/api/company/${desk.companyId}/bank-line`;
  const ids: string[] = [];
  for (let page = 1; ids.length < ACCEPTS && page <= OPEN_LINES / PAGE_ROWS; page++) {
    const rows = dataOf<BankLineRow[]>(await desk.client.get(pagePath(desk, page, 'to_do')));
    ids.push(...rows.filter(({ suggestion }) => suggestion !== null).map(({ id }) => id));
  }
  const times: number[] = [];
  const accepted: string[] = [];
  let others = 0;
  for (const id of ids.slice(0, ACCEPTS)) {
    const { answer, ms } = await timed(() => desk.client.post(`${base}/accept`, { ids: [id] }));
    const result = dataOf<AcceptLinesResult>(answer);
    accepted.push(...result.accepted);
    others += result.lines.length - 1;
    times.push(ms);
  }
  times.sort((a, b) => a - b);
  const undone: number[] = [];
  for (const id of accepted.slice(-UNDOS)) {
    const { answer, ms } = await timed(() => desk.client.post(`${base}/${id}/undo`));
    dataOf(answer);
    undone.push(ms);
  }
  undone.sort((a, b) => a - b);
  const note = `${accepted.length} of ${times.length} accepted, ${others} other lines changed`;
  return [
    { name: 'accept a suggestion, p50', value: quantile(times, 0.5), unit: 'ms' },
    { name: 'accept a suggestion, p95', value: quantile(times, 0.95), unit: 'ms', goal: 60, note },
    { name: 'undo it, p95', value: quantile(undone, 0.95), unit: 'ms' },
  ];
}
