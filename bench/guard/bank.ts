import { randomUUID } from 'node:crypto';
import type { AcceptLinesResult, BankLineRow } from '@folio/contract';
import { dataOf } from '../../tests/support/client.ts';
import { importStatement } from '../import-statement.ts';
import { expectOk } from '../ledger/caller.ts';
import { poster } from '../ledger/measures/posting.ts';
import { signedIn } from '../ledger/product/sign-in.ts';
import { askMs, type Measure, type Stage } from '../ledger/stage.ts';
import { inTurns, p50, timesOf } from '../ledger/timing.ts';
import { centsText, workDocuments } from '../ledger/workload/documents.ts';

const LINES = 400;
const ACCEPTS = 60;

/** A page of bank lines against a page of the ledger, and accepting a line against posting an entry. */
export const bank: Measure = {
  id: 'bank',
  name: 'bank lines',
  needs: 'writing',
  measure: async (stage) => {
    const { path, suggested } = await importSuggested(stage, ACCEPTS);
    const pages = await inTurns([
      { name: 'page', ask: () => askMs(stage, `${path}&show=all&page=1`) },
      { name: 'raw page', ask: () => stage.raw.askMs('ledger-middle-200') },
    ]);
    const accepted = await acceptInTurns(stage, suggested);
    return [
      {
        id: 'bank-page',
        name: 'page of 200 bank lines, p50',
        unit: 'ms',
        value: p50(pages, 'page'),
        anchor: { value: p50(pages, 'raw page'), name: 'Fastify and one statement: 200 lines of a ledger' },
      },
      {
        id: 'bank-accept',
        name: 'accept a bank line, p50',
        unit: 'ms',
        value: timesOf(accepted.product).p50,
        anchor: { value: timesOf(accepted.raw).p50, name: 'Fastify and one statement that posts an entry' },
      },
    ];
  },
};

/** Imports a statement and answers the path of its lines and the ids of that many lines with a suggestion. */
export async function importSuggested(
  stage: Pick<Stage, 'company' | 'product'>,
  count: number,
): Promise<{ path: string; suggested: string[] }> {
  const client = await signedIn(stage.product, stage.company.id);
  const path = `/api/company/${stage.company.id}/bank-line?account_id=${await importStatement(client, stage.company.id, statement())}&limit=200`;
  const rows = dataOf<BankLineRow[]>(await client.get(`${path}&show=to_do&page=1`));
  const ids = rows.filter(({ suggestion }) => suggestion !== null).map(({ id }) => id);
  if (ids.length < count) throw new Error(`${ids.length} of ${rows.length} lines have a suggestion`);
  return { path, suggested: ids.slice(0, count) };
}

/** Accepts the suggestion of a line; answers how long it took, in milliseconds. */
export async function acceptLine({ company }: Pick<Stage, 'company'>, id: string): Promise<number> {
  const path = `/api/company/${company.id}/bank-line/accept`;
  const called = await company.caller.post(path, { ids: [id] }, { 'idempotency-key': randomUUID() });
  const { ms, text } = expectOk(called, path);
  const { data }: { data: AcceptLinesResult } = JSON.parse(text);
  if (!data.accepted.includes(id)) throw new Error('a line was not accepted');
  return ms;
}

async function acceptInTurns(stage: Stage, ids: readonly string[]) {
  const { rawOne } = await poster(stage);
  const times = { product: [] as number[], raw: [] as number[] };
  for (const [n, id] of ids.entries()) {
    times.product.push(await acceptLine(stage, id));
    times.raw.push(await rawOne(n));
  }
  return times;
}

/** Half of the lines pay an invoice that their text names. */
function statement(): string {
  const documents = workDocuments();
  let cents = 100_000_000n;
  const rows = Array.from({ length: LINES }, (_, n) => {
    const day = String(1 + Math.floor((n * 30) / LINES)).padStart(2, '0');
    const paid = n % 2 === 0 ? documents[n / 2] : undefined;
    const amount = paid?.totalMinor ?? BigInt(1000 + ((n * 7919) % 90_000));
    cents += paid === undefined ? -amount : amount;
    const [out, into] = paid === undefined ? [centsText(amount), ''] : ['', centsText(amount)];
    return `${day}/04/2026,${paid?.number ?? `CARD ${n} SHOP ${n % 60}`},${out},${into},${centsText(cents)}`;
  });
  return ['Date,Description,Withdrawal,Deposit,Balance', ...rows].join('\n');
}
