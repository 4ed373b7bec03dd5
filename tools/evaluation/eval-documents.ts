import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReader, type Reader } from '../../apps/server/src/platform/reader/index.ts';
import { MemoryWatch, memoryRow, secondsRows } from './cost.ts';
import { judgeBundle, judgeFile, type Outcome } from './judge-file.ts';
import { type Options, optionsOf } from './options.ts';
import { formatTable, jsonLines, tableOf } from './table.ts';
import type { BundleTruth, Truth } from './truth.ts';

/**
 * Measures reading against a folder of labelled documents: `npm run eval:documents -- DIR [--json] [--misses] [--only
 * PATTERN] [--no-attachments] [--workers N] [--words DIR]`. `--words` keeps the recognised words between runs, so
 * that only the steps after recognition are measured again. docs/processes/reading.md explains every field.
 */
function recordsOf<T extends { readonly file: string; readonly id: string }>(options: Options, name: string): T[] {
  const path = join(options.folder, name);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T)
    .filter(({ file, id }) => options.only.test(file) || options.only.test(id));
}

async function judgeAll(reader: Reader, options: Options): Promise<Outcome[]> {
  const jobs = [
    ...recordsOf<Truth>(options, 'truth.jsonl').map((truth) => () => judgeFile(reader, truth, options)),
    ...recordsOf<BundleTruth>(options, 'bundles.jsonl').map((truth) => () => judgeBundle(reader, truth, options)),
  ];
  const outcomes: Outcome[] = [];
  const queue = jobs.entries();
  async function work(): Promise<void> {
    for (const [index, job] of queue) outcomes[index] = await job();
  }
  await Promise.all(Array.from({ length: options.workers }, work));
  return outcomes;
}

function printMisses(outcomes: readonly Outcome[]): void {
  for (const { id, verdicts } of outcomes) {
    for (const { field, right, n, wanted, found } of verdicts) {
      if (wanted === undefined || right >= n) continue;
      console.log(`${id}  ${field}  ${right}/${n}  wanted ${wanted}  found ${found ?? ''}`);
    }
  }
}

function printNotes(outcomes: readonly Outcome[], options: Options): void {
  for (const { id, error } of outcomes.filter((outcome) => outcome.error !== null)) {
    console.log(`failed: ${id}  ${error}`);
  }
  const from = options.words === null ? '' : '; words kept from earlier runs are not timed again';
  console.log(`\n${outcomes.length} files, ${options.workers} at a time, wall clock${from}`);
}

async function main(): Promise<void> {
  const options = optionsOf(process.argv.slice(2));
  const watch = new MemoryWatch();
  const reader = createReader({ workers: options.workers });
  try {
    const outcomes = await judgeAll(reader, options);
    const rows = [...tableOf(outcomes), ...secondsRows(outcomes), memoryRow(watch.stop(), outcomes.length)];
    if (options.misses) printMisses(outcomes);
    if (options.json) console.log(jsonLines(rows));
    else {
      console.log(formatTable(rows));
      printNotes(outcomes, options);
    }
  } finally {
    await reader.close();
  }
}

await main();
