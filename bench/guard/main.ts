import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchLine } from '../ledger/line.ts';
import { frameworkTax } from '../ledger/measures/framework-tax.ts';
import { ledgerPage } from '../ledger/measures/ledger-page.ts';
import { posting } from '../ledger/measures/posting.ts';
import { start } from '../ledger/measures/start.ts';
import { trialBalance } from '../ledger/measures/trial-balance.ts';
import { runMeasures } from '../ledger/run.ts';
import type { Measure } from '../ledger/stage.ts';
import { measureSignInPage } from '../sign-in-page.ts';
import { bank } from './bank.ts';
import { better, compare, type GuardFigure, type GuardRecord, middle } from './compare.ts';
import { listSearch } from './list-search.ts';

const ENTRIES = 2000;
/** Enough for every contact of the workload to have one. */
const DOCUMENTS = 500;
const RUNS = 3;
const RECORD = join(import.meta.dirname, '..', 'results', 'guard.json');

const measures: readonly Measure[] = [start, trialBalance, ledgerPage, frameworkTax, listSearch, posting, bank];
/** The lines of these measures that are compared; a rate is turned over, so that smaller is better for all. */
const compared = new Set(['P10', 'P1', 'P4', 'P11', 'list-search', 'P5', 'bank-page', 'bank-accept']);

/**
 * `npm run bench -- guard`: whether Folio became slower. Measures what people wait for most, each over its anchor of the same run, with the
 * embedded engine, and compares the ratios with `bench/results/guard.json`. What is more than a quarter worse is measured again,
 * at most three times in all, because other work on the machine also makes a run worse. `-- guard --record` writes the file.
 * Answers the exit code.
 */
export async function benchGuard(args: readonly string[]): Promise<number> {
  if (args.includes('--record')) {
    const runs = [await takeAll(measures), await takeAll(measures), await takeAll(measures)];
    writeFileSync(RECORD, `${JSON.stringify(recordOf(middle(runs)), null, 2)}\n`);
    console.log(`Recorded in ${RECORD}`);
    return 0;
  }
  if (!existsSync(RECORD)) throw new Error(`nothing is recorded in ${RECORD}`);
  const record: GuardRecord = JSON.parse(readFileSync(RECORD, 'utf8'));
  let taken = await takeAll(measures);
  for (let run = 1; run < RUNS && compare(record, taken).some(({ holds }) => !holds); run++)
    taken = better(taken, await takeAll(measures));
  const verdicts = compare(record, taken);
  console.log(`\nRecorded ${record.takenAt} on ${record.machine}, load ${record.load}; now load ${load()}`);
  for (const { figure, recorded, holds } of verdicts)
    console.log(
      `${holds ? 'holds ' : 'WORSE '} ${figure.name.padEnd(60)} ${figure.ratio}  (recorded ${recorded ?? '-'})`,
    );
  return verdicts.every(({ holds }) => holds) ? 0 : 1;
}

async function takeAll(wanted: readonly Measure[]): Promise<GuardFigure[]> {
  const figures: GuardFigure[] = [];
  await runMeasures({
    options: { folder: process.env.FOLIO_BENCH_DIR || join(tmpdir(), 'folio-bench-guard') },
    engine: 'pglite',
    entries: ENTRIES,
    documents: DOCUMENTS,
    postgres: null,
    hledger: null,
    measures: [...wanted, signInPage],
    tell: (words) => console.error(`  … ${words}`),
    took: (_, lines) =>
      figures.push(...lines.filter(({ id }) => compared.has(id) || id === signInPage.id).map(figureOf)),
  });
  return figures;
}

/** The scripts that a stranger's browser loads: a size, which needs no anchor. */
const signInPage: Measure = {
  id: 'sign-in-bytes',
  name: 'scripts of the sign-in page',
  needs: 'reading',
  measure: async ({ product }) =>
    (await measureSignInPage(product.url)).map(({ name, value, unit }) => ({ id: 'sign-in-bytes', name, value, unit })),
};

function figureOf({ id, name, unit, value, ratio }: BenchLine): GuardFigure {
  const smaller = unit === 'entries/s' ? 1 / (ratio ?? Number.NaN) : (ratio ?? value);
  if (smaller === null || !Number.isFinite(smaller)) throw new Error(`${name} could not be measured`);
  return { id, name, ratio: Number(smaller.toPrecision(3)) };
}

function recordOf(figures: readonly GuardFigure[]): GuardRecord {
  const [cpu] = cpus();
  const machine = `${cpus().length} x ${cpu?.model.trim() ?? 'unknown processor'}, Node ${process.version}`;
  return { takenAt: new Date().toISOString(), machine, load: load(), figures };
}

function load(): number {
  return Number((loadavg()[0] ?? 0).toFixed(1));
}
