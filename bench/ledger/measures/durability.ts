import { startProduct } from '../product/server.ts';
import { knownCompany } from '../product/sign-in.ts';
import type { Measure, Stage } from '../stage.ts';
import { atOnce } from '../timing.ts';
import { poster } from './posting.ts';

const ENTRIES = 500;
const FIRST = 40_000;
const TURNS = 2;

/** P8: what it costs that a posting is on the disk before it is answered. */
export const durability: Measure = {
  id: 'P8',
  name: 'durability',
  needs: 'writing',
  measure: async (stage) => {
    await stage.product.stop();
    const rates = { durable: [] as number[], not: [] as number[] };
    for (let turn = 0; turn < TURNS; turn++) {
      rates.durable.push(await rateOf(stage, true, turn));
      rates.not.push(await rateOf(stage, false, turn));
    }
    const value = Math.max(...rates.durable);
    const anchor = Math.max(...rates.not);
    return [
      {
        id: 'P8',
        name: 'entries of 4 lines one by one, each on the disk before it is answered',
        unit: 'entries/s',
        value,
        anchor: {
          value: anchor,
          name:
            stage.engine === 'pglite' ? 'the same build, fsync does nothing' : 'the same build, synchronous_commit off',
        },
        goal: { words: '>= 0.6x anchor', holds: value >= 0.6 * anchor },
      },
    ];
  },
};

async function rateOf(stage: Stage, durable: boolean, turn: number): Promise<number> {
  const { product } = stage.dataset;
  const server = await startProduct({
    folder: product.folder,
    databaseUrl: durable ? product.databaseUrl : withoutWaiting(product.databaseUrl),
    preload: durable ? [] : ['without-fsync'],
  });
  try {
    const company = await knownCompany(server, stage.company.id);
    const post = await poster({ company, raw: stage.raw });
    const first = FIRST + turn * 4 * ENTRIES + (durable ? 0 : 2 * ENTRIES);
    await atOnce(1, ENTRIES / 5, (n) => post.one(first + ENTRIES + n));
    return (await atOnce(1, ENTRIES, (n) => post.one(first + n))).perSecond;
  } finally {
    await server.stop();
  }
}

function withoutWaiting(databaseUrl: string | null): string | null {
  if (databaseUrl === null) return null;
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c synchronous_commit=off');
  return url.href;
}
