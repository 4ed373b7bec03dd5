import { randomUUID } from 'node:crypto';
import { expectOk } from '../caller.ts';
import { contactIds, journalOf } from '../product/load.ts';
import type { Measure, Stage } from '../stage.ts';
import { type Times, timesOf } from '../timing.ts';
import { fourLineEntry } from '../workload/entries.ts';

const ENTRIES = 1000;
const IN_A_TURN = 100;
/** The month everybody posts into. */
export const POSTING_MONTH = '2026-03';

/** P5: a thousand entries of four lines, one by one and a hundred at a time, each validated, chained, audited and durable. */
export const posting: Measure = {
  id: 'P5',
  name: 'posting',
  needs: 'writing',
  measure: async (stage) => {
    const post = await poster(stage);
    const single = await alternate(post.one, post.rawOne);
    const batched = await alternateBatches(post);
    const rate = 1000 / single.product.mean;
    const anchor = 1000 / single.raw.mean;
    return [
      {
        id: 'P5',
        name: '1,000 entries of 4 lines one by one, 1 client',
        unit: 'entries/s',
        value: rate,
        anchor: { value: anchor, name: 'Fastify and one statement, balances kept' },
        goal: { words: '>= 0.5x anchor', holds: rate >= 0.5 * anchor },
        note: `p50 ${single.product.times.p50.toPrecision(3)} ms`,
      },
      {
        id: 'P5-p99',
        name: 'the same, p99',
        unit: 'ms',
        value: single.product.times.p99,
        anchor: { value: single.raw.times.p99, name: 'Fastify and one statement, balances kept' },
        goal: { words: '<= 3x anchor', holds: single.product.times.p99 <= 3 * single.raw.times.p99 },
      },
      {
        id: 'P5-batch',
        name: '1,000 entries of 4 lines, 100 a call',
        unit: 'entries/s',
        value: batched.product,
        anchor: { value: batched.raw, name: 'Fastify and two statements for 100, balances kept' },
      },
    ];
  },
};

/** Ways to post entry number n, each answering how long it took in milliseconds. */
export interface Poster {
  one(n: number): Promise<number>;
  rawOne(n: number): Promise<number>;
  batch(from: number, count: number): Promise<number>;
  rawBatch(from: number, count: number): Promise<number>;
}

export async function poster({ company, raw }: Pick<Stage, 'company' | 'raw'>): Promise<Poster> {
  const contacts = await contactIds(company);
  const path = `/api/company/${company.id}/journal-entry`;
  const post = async (to: string, body: unknown) =>
    expectOk(await company.caller.post(to, body, { 'idempotency-key': randomUUID() }), to).ms;
  const rawPost = async (to: string) => expectOk(await raw.caller.post(to, {}), to).ms;
  const journal = (n: number) => journalOf(fourLineEntry(n, POSTING_MONTH), contacts);
  return {
    one: (n) => post(path, journal(n)),
    rawOne: (n) => rawPost(`/post?n=${n}&month=${POSTING_MONTH}`),
    batch: (from, count) =>
      post(`${path}/batch`, { entries: Array.from({ length: count }, (_, n) => journal(from + n)) }),
    rawBatch: (from, count) => rawPost(`/batch?from=${from}&count=${count}&month=${POSTING_MONTH}`),
  };
}

interface Side {
  times: Times;
  mean: number;
}

/** In turns of a hundred; the first turn of each warms up. */
async function alternate(
  product: (n: number) => Promise<number>,
  raw: (n: number) => Promise<number>,
): Promise<{ product: Side; raw: Side }> {
  const times = { product: [] as number[], raw: [] as number[] };
  for (let n = -IN_A_TURN; n < ENTRIES; n += IN_A_TURN)
    for (const [side, post] of [['product', product] as const, ['raw', raw] as const])
      for (let k = 0; k < IN_A_TURN; k++) {
        const ms = await post(IN_A_TURN + n + k);
        if (n >= 0) times[side].push(ms);
      }
  return { product: sideOf(times.product), raw: sideOf(times.raw) };
}

function sideOf(all: readonly number[]): Side {
  return { times: timesOf(all), mean: all.reduce((sum, ms) => sum + ms, 0) / all.length };
}

/** Entries a second of each; a first batch of each warms up. */
async function alternateBatches(post: Poster): Promise<{ product: number; raw: number }> {
  let product = 0;
  let raw = 0;
  for (let n = -IN_A_TURN; n < ENTRIES; n += IN_A_TURN) {
    const from = 10_000 + n;
    const ms = { product: await post.batch(from, IN_A_TURN), raw: await post.rawBatch(from, IN_A_TURN) };
    if (n < 0) continue;
    product += ms.product;
    raw += ms.raw;
  }
  return { product: (ENTRIES * 1000) / product, raw: (ENTRIES * 1000) / raw };
}
