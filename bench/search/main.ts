import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { makeEntries, search } from '../../apps/server/src/features/documents/search/index.ts';
import { type Database, openDatabase } from '../../apps/server/src/platform/database/open.ts';
import { openTestBooks, type TestBooks } from '../../apps/server/test/books.ts';
import { startRealPostgres } from '../../apps/server/test/real-postgres.ts';
import { type Figure, printFigures, quantile } from '../figure.ts';
import { buildRecords, COUNTS, nameOf } from './build.ts';

const TIMES = 20;
const GOAL_MS = 50;

const QUESTIONS: readonly [name: string, typed: string][] = [
  ['a customer', 'aurora trading'],
  ['the beginning of a name', 'harb'],
  ['two letters', 'in'],
  ['a rare name', '3999'],
  ['a number', 'INV-2019-00333'],
  ['a number without separators', 'inv201900333'],
  ['an amount', '23,900'],
  ['a name and a month', 'aurora march'],
  ['a name, a month and a year', 'aurora mar 2019'],
  ['a Chinese name', '曙光貿易'],
  ['one Chinese character', '港'],
  ['pinyin', 'shuguang'],
  ['a typing mistake', 'kowlon'],
  ['two typing mistakes in two words', 'auroar tradng'],
  ['a word of all names', 'limited'],
  ['a word of all files', 'invoice'],
  ['a year', '2021'],
  ['a day', '2021-03-14'],
  ['a currency', 'hkd'],
  ['a word of a few files', 'chrysanthemum'],
  ['a phrase of a few files', '菊花茶葉'],
  ['two common words', 'freight harbour'],
  ['what is nowhere', 'zzzzqqq'],
];

/** How quickly 100,000 records are searched, on both engines. */
export async function benchSearch(): Promise<number> {
  console.log(
    `${Object.values(COUNTS).reduce((a, b) => a + b)} records of one company; ${cpus().length} cores, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'folio-bench-search-'));
  const server = await startRealPostgres();
  try {
    const pglite = await measure('PGlite', await openDatabase({ url: null, folder: join(folder, 'database') }));
    const postgres = await measure(
      'PostgreSQL',
      await openDatabase({ url: await server.createDatabase('search'), folder: null }),
    );
    return pglite && postgres ? 0 : 1;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(engine: string, database: Database): Promise<boolean> {
  try {
    const books = await openTestBooks(database);
    const filling = await seconds(() => buildRecords(database, books));
    const indexing = await seconds(() => makeEntries(database, books.companyId));
    const figures: Figure[] = [
      { name: `${engine}: filling the company`, value: filling, unit: 's' },
      { name: `${engine}: making all entries`, value: indexing, unit: 's' },
      { name: `${engine}: the entries on disk`, value: await megabytes(database), unit: 'MB' },
    ];
    const all: number[] = [];
    for (const [name, typed] of QUESTIONS) {
      const { times, found } = await timed(books, typed);
      all.push(...times);
      const note = `p50 ${quantile(times, 0.5).toFixed(1)} ms, found ${found}`;
      figures.push({ name: `${engine}: ${name}, p95`, value: quantile(times, 0.95), unit: 'ms', goal: GOAL_MS, note });
    }
    all.sort((a, b) => a - b);
    const note = `p50 ${quantile(all, 0.5).toFixed(1)} ms`;
    figures.push({
      name: `${engine}: all questions, p95`,
      value: quantile(all, 0.95),
      unit: 'ms',
      goal: GOAL_MS,
      note,
    });
    figures.push(await savingAnInvoice(engine, books));
    printFigures(figures);
    return quantile(all, 0.95) <= GOAL_MS;
  } finally {
    await database.close();
  }
}

/** A search as the server answers it: entries that wait are made first. */
async function timed(books: TestBooks, q: string): Promise<{ times: number[]; found: string }> {
  const ask = async () => {
    await makeEntries(books.call.database, books.companyId, 1);
    return books.run((tx) => search(tx, { role: 'owner' }, { q, limit: 5 }));
  };
  const { groups } = await ask();
  const times: number[] = [];
  for (let n = 0; n < TIMES; n++) {
    const before = performance.now();
    await ask();
    times.push(performance.now() - before);
  }
  return {
    times: times.sort((a, b) => a - b),
    found: groups.map(({ kind, hits, more }) => `${hits.length}${more ? '+' : ''} ${kind}`).join(', ') || 'nothing',
  };
}

/** A search directly after a contact was saved, which has to make its entry. */
async function savingAnInvoice(engine: string, books: TestBooks): Promise<Figure> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n++) {
    const name = `New ${nameOf(n)} ${n}`;
    await books.run((tx) =>
      sql`insert into contact (company_id, name, name_key, is_customer) values (${tx.companyId}, ${name}, ${name}, true)`.execute(
        tx.queries,
      ),
    );
    const before = performance.now();
    await makeEntries(books.call.database, books.companyId, 1);
    await books.run((tx) => search(tx, { role: 'owner' }, { q: 'new aurora', limit: 5 }));
    times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  const note = `p50 ${quantile(times, 0.5).toFixed(1)} ms`;
  return { name: `${engine}: what was just saved, p95`, value: quantile(times, 0.95), unit: 'ms', goal: GOAL_MS, note };
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return (performance.now() - before) / 1000;
}

async function megabytes(database: Database): Promise<number> {
  const { rows } = await sql<{ bytes: bigint }>`
    select pg_total_relation_size('search_entry') + pg_total_relation_size('search_word') as bytes`.execute(
    database.queries,
  );
  return Number(rows[0]?.bytes ?? 0n) / 2 ** 20;
}
