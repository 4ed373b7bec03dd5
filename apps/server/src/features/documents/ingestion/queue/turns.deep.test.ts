import { afterEach, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../../test/books.ts';
import { billText, openReadingDesk, type ReadingDesk, textFile } from '../../../../../test/desks/reading-desk.ts';
import { bothEngines, type Engine, openTestDatabase } from '../../../../../test/engines.ts';
import type { Database } from '../../../../platform/database/open.ts';
import type { Jobs } from '../../../../platform/jobs/index.ts';
import { type Ingestion, startIngestion } from '../index.ts';

/* One company sends many files, another a single one. The readers are the real ones; a page is read when the test says so. */

const jobs: Jobs = {
  runs: true,
  work: async () => ({ put: async () => undefined }),
  stop: async () => undefined,
};

let close: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const one of close.reverse()) await one();
  close = [];
});

interface Office {
  books: TestBooks;
  desk: ReadingDesk;
}

async function openOffice(database: Database): Promise<Office> {
  const books = await openTestBooks(database);
  const desk = await openReadingDesk(database, books);
  close.push(async () => desk.close());
  return { books, desk };
}

/** Readers of one process, which share the files of both companies and note what they take. */
async function startReading(offices: readonly Office[], readers: number) {
  const [first] = offices;
  if (first === undefined) throw new Error('no office');
  const { tools } = first.desk;
  const taken: string[] = [];
  const gates: (() => void)[] = [];
  const ingestion = await startIngestion(
    {
      ...tools,
      platform: { ...tools.platform, config: { ...tools.platform.config, readers } },
      storage: { ...tools.storage, read: (companyId, sha256) => storageOf(offices, companyId).read(companyId, sha256) },
      reader: {
        ...tools.reader,
        readPages: async (bytes, options) => {
          taken.push(options.fileName ?? '');
          await new Promise<void>((resume) => gates.push(resume));
          return tools.reader.readPages(bytes, options);
        },
      },
    },
    jobs,
  );
  close.push(() => ingestion.stop());
  /** Lets everything in hand be read until all of `count` documents are. */
  const readAll = async (count: number) => {
    for (let open = 0; open < count; open++) {
      await expect.poll(() => gates.length, { timeout: 20_000 }).toBeGreaterThan(0);
      gates.shift()?.();
    }
  };
  return { ingestion, taken, readAll };
}

function storageOf(offices: readonly Office[], companyId: string) {
  const office = offices.find(({ books }) => books.companyId === companyId);
  if (office === undefined) throw new Error('no office of this company');
  return office.desk.storage;
}

async function send(office: Office, ingestion: Ingestion, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const id = await office.desk.take(textFile(billText({ number: name, total: '10.00' })), name);
    await ingestion.enqueue(office.books.companyId, id);
    ids.push(id);
  }
  return ids;
}

const openEngine = async (engine: Engine) => {
  const database = await openTestDatabase(engine);
  close.push(() => database.close());
  return database;
};

it.each(bothEngines)(
  'a single file is read second at the latest, though another company sent many (%s)',
  async (engine) => {
    const database = await openEngine(engine);
    const many = await openOffice(database);
    const one = await openOffice(database);
    const { ingestion, taken, readAll } = await startReading([many, one], 1);
    const manyIds = await send(many, ingestion, ['m0', 'm1', 'm2', 'm3', 'm4', 'm5']);
    await expect.poll(() => taken).toEqual(['m0']);
    const [single = ''] = await send(one, ingestion, ['single']);

    const own = await ingestion.places(one.books.companyId, [single, ...manyIds]);
    expect([...own.keys()], 'nothing is said of another company').toEqual([single]);
    const before = own.get(single)?.position ?? -1;
    expect(before).toBeLessThanOrEqual(1);
    const others = await ingestion.places(many.books.companyId, manyIds);
    const foretold = [
      ...manyIds.flatMap((id, n) => (others.has(id) ? [{ name: `m${n}`, at: others.get(id)?.position ?? -1 }] : [])),
      { name: 'single', at: before },
    ].sort((left, right) => left.at - right.at);
    expect(foretold.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const place of [...own.values(), ...others.values()]) expect(place.estimatedWaitS).toBeGreaterThan(0);

    await readAll(7);
    await expect.poll(() => taken.length).toBe(7);
    expect(taken, 'what was foretold is what the reader did').toEqual(['m0', ...foretold.map(({ name }) => name)]);
    expect(taken.indexOf('single')).toBeLessThanOrEqual(2);
  },
);

it('two readers take the same order, and a document that was left in hand is taken up', async () => {
  const database = await openEngine('pglite');
  const many = await openOffice(database);
  const one = await openOffice(database);
  const waitingBefore = await many.desk.take(textFile(billText({ number: 'left', total: '10.00' })), 'left');
  await database.queries.updateTable('document').set({ state: 'processing' }).where('id', '=', waitingBefore).execute();
  const { ingestion, taken, readAll } = await startReading([many, one], 2);
  await expect.poll(() => taken).toEqual(['left']);
  await send(many, ingestion, ['m1', 'm2', 'm3']);
  await expect.poll(() => taken).toEqual(['left', 'm1']);
  const [single = ''] = await send(one, ingestion, ['single']);
  expect((await ingestion.places(one.books.companyId, [single])).get(single)?.position).toBeLessThanOrEqual(1);
  await readAll(5);
  await expect.poll(() => taken.length).toBe(5);
  expect(taken.indexOf('single')).toBeLessThanOrEqual(3);
});
