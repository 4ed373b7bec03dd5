import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Engine } from './line.ts';

export interface LedgerBenchOptions {
  entries: number[];
  engines: Engine[];
  /** One JSON object a line instead of a table. */
  json: boolean;
  /** The table of docs/performance.md instead of the plain one. */
  markdown: boolean;
  /** Promises to measure; null: all. */
  only: ReadonlySet<string> | null;
  /** Figures taken already in this folder are not taken again. */
  resume: boolean;
  /** Where data sets and figures are kept. */
  folder: string;
}

export const USAGE = `npm run bench -- ledger [options]
  --entries 10000,100000    sizes of the journal
  --engine pglite,postgres  engines (postgres: DATABASE_URL, or the one that comes with the development packages)
  --only P1,P4              promises to measure
  --resume                  keep the figures of the last run and take those that are missing
  --json | --markdown       one object a line | the table of docs/performance.md
  FOLIO_BENCH_DIR           folder of data sets and figures (default: folio-bench in the system's folder for such)`;

/** Throws an error whose message says which option is wrong. */
export function readOptions(args: readonly string[]): LedgerBenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      entries: { type: 'string', default: '10000,100000' },
      engine: { type: 'string', default: 'pglite,postgres' },
      only: { type: 'string' },
      resume: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      markdown: { type: 'boolean', default: false },
    },
  });
  return {
    entries: values.entries
      .split(',')
      .map(wholeNumber)
      .sort((a, b) => a - b),
    engines: values.engine.split(',').map((text) => oneOf(text, ['pglite', 'postgres'] as const, '--engine')),
    only: values.only === undefined ? null : new Set(values.only.split(',').map((id) => id.toUpperCase())),
    resume: values.resume,
    json: values.json,
    markdown: values.markdown,
    folder: process.env.FOLIO_BENCH_DIR || join(tmpdir(), 'folio-bench'),
  };
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1000 && value <= 10_000_000) return value;
  throw new Error(`--entries takes whole numbers from 1,000 to 10,000,000; found "${text}"`);
}

function oneOf<T extends string>(text: string, choices: readonly T[], option: string): T {
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw new Error(`${option} takes ${choices.join(' or ')}; found "${text}"`);
  return found;
}
