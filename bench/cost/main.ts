import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conditions } from '../ledger/conditions.ts';
import { copyForWriting, prepareDataset, removeCopy } from '../ledger/dataset.ts';
import type { Engine } from '../ledger/line.ts';
import { startPostgres } from '../ledger/postgres.ts';
import { untilIdle } from '../ledger/process-figures.ts';
import { startProduct } from '../ledger/product/server.ts';
import { knownCompany, signedIn } from '../ledger/product/sign-in.ts';
import { openMeter } from './meter.ts';
import { tasksOf } from './tasks.ts';

const ENTRIES = 10_000;

/**
 * `npm run bench -- cost [pglite|postgres]`: what each thing a person does costs in processor time and in space on the disk. The model
 * of docs/performance.md is made of these figures. Answers the exit code.
 */
export async function benchCost([given = 'postgres']: readonly string[]): Promise<number> {
  if (given !== 'pglite' && given !== 'postgres') {
    console.error(`Found "${given}"; it takes "pglite" or "postgres".`);
    return 2;
  }
  const engine: Engine = given;
  const folder = process.env.FOLIO_BENCH_DIR || join(tmpdir(), 'folio-bench');
  const postgres = engine === 'postgres' ? await startPostgres(folder, process.env.DATABASE_URL) : null;
  console.log(conditions({ postgres: postgres?.version ?? null, hledger: null }).join('\n'));
  try {
    const tell = (words: string) => console.error(`  … ${words}`);
    const dataset = await prepareDataset({ folder, engine, postgres, entries: ENTRIES, tell });
    const copy = await copyForWriting(dataset, postgres);
    const product = await startProduct(copy.product);
    try {
      const company = await knownCompany(product, copy.companyId);
      const client = await signedIn(product, copy.companyId);
      await untilIdle(product.pid);
      const meter = await openMeter(product, copy.product);
      for (const { name, times, prepare, run } of await tasksOf({ product, company, client })) {
        await prepare?.();
        console.log(await meter.measure(name, times, run));
      }
      await meter.close();
      company.caller.close();
    } finally {
      await product.stop();
      await removeCopy(copy, postgres);
    }
    return 0;
  } finally {
    await postgres?.stop();
  }
}
