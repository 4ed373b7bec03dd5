import { copyForWriting, type Dataset, type Place, prepareDataset, removeCopy } from './dataset.ts';
import type { HledgerTimes } from './hledger.ts';
import { type BenchLine, type Engine, failedLine, toLine } from './line.ts';
import type { LedgerBenchOptions } from './options.ts';
import type { Postgres } from './postgres.ts';
import { startProduct } from './product/server.ts';
import { knownCompany } from './product/sign-in.ts';
import { startRaw } from './raw/start.ts';
import type { Measure, Stage } from './stage.ts';

export interface Run {
  options: Pick<LedgerBenchOptions, 'folder'>;
  engine: Engine;
  entries: number;
  /** How many of the open documents the books have; absent: all. */
  documents?: number;
  postgres: Postgres | null;
  hledger: HledgerTimes | null;
  measures: readonly Measure[];
  tell(words: string): void;
  /** Takes the lines of a measure as soon as they are there. */
  took(measure: Measure, lines: readonly BenchLine[]): void;
}

/** Takes the measures of one engine and size: on a fresh server, then those that read, then those that write into a copy. */
export async function runMeasures(run: Run): Promise<void> {
  const of = (needs: Measure['needs']) => run.measures.filter((measure) => measure.needs === needs);
  if (run.measures.length === 0) return;
  const { options, engine, entries, documents, postgres, tell } = run;
  const dataset = await prepareDataset({
    folder: options.folder,
    engine,
    postgres,
    entries,
    tell,
    ...(documents === undefined ? {} : { documents }),
  });
  tell('the same on the minimal schema');
  // Loads what is not there yet; the anchors are taken from one that has not.
  await (await startRaw(engine, whereOf(dataset.raw), entries)).stop();
  await onStage(run, dataset, of('fresh'), []);
  await onStage(run, dataset, of('reading'), ['time-database']);
  if (of('writing').length === 0) return;
  tell('copying the books to write into');
  const copy = await copyForWriting(dataset, postgres);
  try {
    await onStage(run, copy, of('writing'), []);
  } finally {
    await removeCopy(copy, postgres);
  }
}

async function onStage(
  run: Run,
  dataset: Dataset,
  measures: readonly Measure[],
  preload: readonly 'time-database'[],
): Promise<void> {
  if (measures.length === 0) return;
  const { engine, entries, hledger } = run;
  const raw = await startRaw(engine, whereOf(dataset.raw), entries);
  const product = await startProduct({ ...dataset.product, preload });
  try {
    const company = await knownCompany(product, dataset.companyId);
    const stage: Stage = { engine, entries, dataset, product, company, raw, hledger };
    for (const measure of measures) {
      run.tell(measure.name);
      run.took(measure, await linesOf(measure, stage));
    }
    company.caller.close();
  } finally {
    await product.stop();
    await raw.stop();
  }
}

async function linesOf(measure: Measure, stage: Stage): Promise<BenchLine[]> {
  const { engine, entries } = stage;
  try {
    return (await measure.measure(stage)).map((measured) => toLine(engine, entries, measured));
  } catch (error) {
    return [failedLine(engine, entries, measure.id, measure.name, error)];
  }
}

function whereOf({ folder, databaseUrl }: Place): string {
  return databaseUrl ?? folder;
}
