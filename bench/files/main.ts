import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileListQuery } from '@folio/contract';
import { sql } from 'kysely';
import { listFiles, readTree } from '../../apps/server/src/features/documents/file-storage/index.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open.ts';
import { inCompany } from '../../apps/server/src/platform/database/transaction.ts';
import { openTestBooks } from '../../apps/server/test/books.ts';
import { type Figure, printFigures, quantile } from '../figure.ts';
import { buildFiles, FILES } from './build.ts';

const TIMES = 15;
const GOAL_MS = 1000;

const QUESTIONS: readonly [name: string, query: Partial<FileListQuery>][] = [
  ['everything, newest first', {}],
  ['a folder of a month', { folder: 'bill', month: '2021-05' }],
  ['far down the list', { after: '2017-01-10.500' }],
  ['a rare English word', { q: 'chrysanthemum' }],
  ['a rare Chinese phrase', { q: '菊花茶葉' }],
  ['a number', { q: 'PRF-77123' }],
  ['an English word on every paper', { q: 'invoice' }],
  ['a Chinese phrase on every paper', { q: '有限公司' }],
  ['one letter', { q: 'w' }],
  ['one Chinese sign', { q: '茶' }],
  ['two common words', { q: 'invoice w12' }],
  ['a word that is nowhere', { q: 'zzzzqqq' }],
  ['part of a name', { q: 'can 9999' }],
];

/** How quickly files are found among a hundred thousand, on the embedded engine. */
export async function benchFiles(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'folio-bench-files-'));
  const database = await openDatabase({ url: null, folder: join(folder, 'database') });
  try {
    const books = await openTestBooks(database);
    const before = performance.now();
    // The index is made at once afterwards: growing it row by row would be most of the wait.
    await sql`drop index document_text_words`.execute(database.queries);
    await buildFiles(books.run);
    await sql`create index document_text_words on document_text using gin (words)`.execute(database.queries);
    await sql`vacuum analyze document`.execute(database.queries);
    await sql`vacuum analyze document_text`.execute(database.queries);
    const seconds = (performance.now() - before) / 1000;
    console.log(`${FILES} files with their words; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
    const figures: Figure[] = [{ name: 'filling the company', value: seconds, unit: 's' }];
    const ask = <T>(work: Parameters<typeof inCompany<T>>[2]) => inCompany(database, books.companyId, work);
    for (const [name, query] of QUESTIONS) {
      const found = await ask((tx) => listFiles(tx, { limit: 100, ...query }, 'en-US'));
      const times = await timed(() => ask((tx) => listFiles(tx, { limit: 100, ...query }, 'en-US')));
      const note = `${found.meta.more_than_total ? 'more than ' : ''}${found.meta.total} found, p50 ${quantile(times, 0.5).toFixed(0)} ms`;
      figures.push({ name: `${name}, slowest of ${TIMES}`, value: times.at(-1) ?? 0, unit: 'ms', goal: GOAL_MS, note });
    }
    const times = await timed(() => ask(readTree));
    figures.push({ name: 'the tree of folders', value: times.at(-1) ?? 0, unit: 'ms', goal: GOAL_MS });
    printFigures(figures);
    return figures.some(({ value, goal }) => goal !== undefined && value > goal) ? 1 : 0;
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timed(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n++) {
    const before = performance.now();
    await work();
    times.push(performance.now() - before);
  }
  return times.sort((a, b) => a - b);
}
