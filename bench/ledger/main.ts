import { beginning, conditions, timeOf } from './conditions.ts';
import { flatness } from './flatness.ts';
import { type HledgerTimes, hledgerVersion, timeHledger } from './hledger.ts';
import type { BenchLine, Engine } from './line.ts';
import { MEASURES } from './measures/index.ts';
import { type LedgerBenchOptions, readOptions, USAGE } from './options.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { markdown, plainLine } from './print.ts';
import { Results } from './results.ts';
import { runMeasures } from './run.ts';
import type { Measure } from './stage.ts';

/** The measures from which P2 is computed; hledger answers the same questions. */
const FLAT = ['P1', 'P3', 'P4'];

/** `npm run bench -- ledger`: promises P1 to P11, each with its anchor of the same minute. Answers the exit code. */
export async function benchLedger(args: readonly string[]): Promise<number> {
  let options: LedgerBenchOptions;
  try {
    options = readOptions(args);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    return 2;
  }
  const hledger = await hledgerVersion();
  const postgres = options.engines.includes('postgres')
    ? await startPostgres(options.folder, process.env.DATABASE_URL)
    : null;
  try {
    const heads = conditions({ postgres: postgres?.version ?? null, hledger });
    // Output for programs must be alone on standard output.
    const say = options.json || options.markdown ? console.error : console.log;
    say(`${[beginning(), ...heads].join('\n')}\n`);
    const lines = await takeAll(options, postgres, hledger !== null);
    if (options.markdown) console.log(markdown([timeOf(lines), ...heads], lines));
    return lines.some((line) => line.value === null) ? 1 : 0;
  } finally {
    await postgres?.stop();
  }
}

/** Measures every requested figure, smallest journal first, and prints each as soon as it is measured. */
async function takeAll(
  options: LedgerBenchOptions,
  postgres: Postgres | null,
  withHledger: boolean,
): Promise<BenchLine[]> {
  const results = new Results(options.folder);
  const taken: BenchLine[] = [];
  const take = (lines: readonly BenchLine[]) => {
    taken.push(...lines);
    if (options.markdown) return;
    for (const line of lines) console.log(options.json ? JSON.stringify(line) : plainLine(line));
  };
  for (const entries of options.entries) {
    let hledger: HledgerTimes | null = null;
    for (const engine of options.engines) {
      const { kept, missing } = sortOut(options, results, engine, entries);
      take(kept);
      if (withHledger && missing.some(({ id }) => FLAT.includes(id)))
        hledger ??= await timeHledger(options.folder, entries);
      await runMeasures({
        options,
        engine,
        entries,
        postgres: engine === 'postgres' ? postgres : null,
        hledger,
        measures: missing,
        tell: (words) => console.error(`  … ${engine}, ${entries}: ${words}`),
        took: (measure, lines) => {
          results.put(engine, entries, measure.id, lines);
          take(lines);
        },
      });
    }
  }
  if (wants(options, 'P2')) for (const engine of options.engines) take(flatness(engine, taken));
  return taken;
}

/** Separates measures with stored results from those to run. P2 is computed from the lines of P1, P3 and P4. */
function sortOut(
  options: LedgerBenchOptions,
  results: Results,
  engine: Engine,
  entries: number,
): { kept: BenchLine[]; missing: Measure[] } {
  const wanted = MEASURES.filter(({ id }) => wants(options, id) || (wants(options, 'P2') && FLAT.includes(id)));
  const keptOf = ({ id }: Measure) => (options.resume ? results.of(engine, entries, id) : []);
  return {
    kept: wanted.flatMap(keptOf),
    missing: wanted.filter((measure) => keptOf(measure).length === 0),
  };
}

function wants({ only }: LedgerBenchOptions, id: string): boolean {
  return only === null || only.has(id.toUpperCase());
}
