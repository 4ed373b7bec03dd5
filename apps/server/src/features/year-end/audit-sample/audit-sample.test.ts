import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { NewSampleBody } from '@folio/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../test/engines.ts';
import { openTestTools, unzip } from '../../../../test/exchange.ts';
import { journal, journalLine, postJournal } from '../../../../test/journals.ts';
import type { Database } from '../../../platform/database/open.ts';
import { makeBundle } from './bundle.ts';
import { checkSample } from './check-sample.ts';
import { drawAndKeep } from './draw.ts';
import { getSample, listSamples } from './read-sample.ts';

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

const BODY: NewSampleBody = {
  title: 'Office expenses',
  from: '2026-03-01',
  to: '2026-03-31',
  source: 'entries',
  side: 'debit',
  accounts: ['6100'],
  method: 'random',
  size: 3,
  interval: null,
  seed: '2026',
};

describe.each(bothEngines)('audit samples on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    books = await openTestBooks(database);
    for (let day = 1; day <= 9; day += 1) await post(day * 10, `2026-03-0${day}`);
    await post(999, '2026-04-01');
  });

  const post = (amount: number, date: string) =>
    postJournal(books, journal([journalLine('6100', amount), journalLine('2110', -amount)], { date }));
  const draw = (over: Partial<NewSampleBody> = {}) =>
    books.run((tx) => drawAndKeep(tx, books.call, { ...BODY, ...over }));
  const amounts = async (over: Partial<NewSampleBody>) => (await draw(over)).lines.map(({ amount }) => amount);
  const fault = (path: string, word: string) => ({
    code: 'validation_failed',
    faults: [expect.objectContaining({ path, word })],
  });

  it('draws the same items from the same seed, and keeps what is needed to repeat it', async () => {
    const first = await draw();
    const second = await draw();
    expect(second.lines.map(({ entry_id }) => entry_id)).toEqual(first.lines.map(({ entry_id }) => entry_id));
    const text = Array.from({ length: 9 }, (_, index) => `${index + 1}/1 ${(index + 1) * 1000}\n`).join('');
    expect(first).toMatchObject({
      seed: '2026',
      size: 3,
      interval: null,
      generator: 'sha256-counter-1',
      population_count: 9,
      population_total: '450.00',
      population_hash: sha256(text),
      last_entry: 10,
      items: 3,
    });
    const positions: number[] = [];
    for (let counter = 1; positions.length < 3; counter += 1) {
      const position = Number(BigInt(`0x${sha256(`2026,${counter}`)}`) % 9n);
      if (!positions.includes(position)) positions.push(position);
    }
    expect(first.lines.map(({ amount }) => amount)).toEqual(positions.map((position) => `${(position + 1) * 10}.00`));
  });

  it('draws the largest amounts, and by monetary unit every amount of the interval', async () => {
    expect(await amounts({ method: 'largest', seed: null })).toEqual(['90.00', '80.00', '70.00']);
    const drawn = await draw({ method: 'monetary_unit', size: null, interval: '80.00' });
    expect(drawn.lines.map(({ amount }) => amount)).toEqual(expect.arrayContaining(['80.00', '90.00']));
    expect(drawn.lines.reduce((sum, { hits }) => sum + hits, 0)).toBeGreaterThanOrEqual(5);
  });

  it('makes a seed if the person gives none', async () => {
    expect((await draw({ seed: null })).seed).toMatch(/^[0-9a-f]{32}$/);
    expect((await draw({ seed: null, method: 'largest' })).seed).toBeNull();
  });

  it('takes only lines of the chosen side and source', async () => {
    expect((await draw({ side: 'both', accounts: [] })).population_count).toBe(18);
    await expect(draw({ side: 'credit' })).rejects.toMatchObject(fault('to', 'sample_empty'));
    await expect(draw({ source: 'purchases' })).rejects.toMatchObject(fault('to', 'sample_empty'));
  });

  it('rejects what cannot be drawn, at its field', async () => {
    await expect(draw({ size: 10 })).rejects.toMatchObject(fault('size', 'sample_size'));
    await expect(draw({ size: null })).rejects.toMatchObject(fault('size', 'sample_size'));
    const unit = { method: 'monetary_unit', size: null } as const;
    await expect(draw({ ...unit, interval: '450.01' })).rejects.toMatchObject(fault('interval', 'sample_interval'));
    await expect(draw({ ...unit, interval: '1.001' })).rejects.toMatchObject(fault('interval', 'close_amount_invalid'));
    await expect(draw({ to: '2026-02-01' })).rejects.toMatchObject(fault('to', 'sample_backwards'));
    await expect(draw({ accounts: ['none'] })).rejects.toMatchObject(fault('accounts.0', 'sample_account_unknown'));
    expect(await books.run((tx) => listSamples(tx, { page: 1, limit: 50 }))).toMatchObject({ rows: [] });
  });

  it('proves a sample by drawing it again, also after later postings', async () => {
    const { id } = await draw();
    await post(50, '2026-03-20');
    expect(await books.run((tx) => checkSample(tx, id))).toEqual({ same_population: true, same_items: true, later: 1 });
  });

  it('can never be changed or deleted', async () => {
    const { id } = await draw();
    for (const statement of [
      sql`update audit_sample set seed = 'other' where id = ${id}`,
      sql`delete from audit_sample_item where sample_id = ${id}`,
    ]) {
      await expect(statement.execute(database.queries)).rejects.toMatchObject({ code: 'FO001' });
      await expect(books.run((tx) => statement.execute(tx.queries))).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('is not visible to another company', async () => {
    const { id } = await draw();
    const other = await openTestBooks(database);
    await expect(other.run((tx) => getSample(tx, id))).rejects.toMatchObject({ code: 'not_found' });
    expect((await other.run((tx) => listSamples(tx, { page: 1, limit: 50 }))).meta.total).toBe(0);
  });

  it('lists the newest first, a page at a time', async () => {
    await draw({ title: 'First' });
    books.call.now = new Date(books.call.now.getTime() + 1000);
    await draw({ title: 'Second' });
    const page = (number: number) => books.run((tx) => listSamples(tx, { page: number, limit: 1 }));
    expect((await page(1)).rows.map(({ title }) => title)).toEqual(['Second']);
    expect(await page(2)).toMatchObject({ rows: [{ title: 'First', items: 3 }], meta: { total: 2 } });
  });

  it('gives the documents of its items in one ZIP, each content once', async () => {
    const tools = await openTestTools();
    try {
      const { id, lines } = await draw();
      const arrived = await tools.storage.receive(Readable.from([Buffer.from('%PDF-1.7 a receipt')]), 1_000);
      await arrived.keep(books.companyId);
      await books.run((tx) =>
        sql`insert into stored_file (company_id, sha256, size_bytes, type)
            values (${books.companyId}, ${arrived.sha256}, ${arrived.sizeBytes}, 'application/pdf')`.execute(
          tx.queries,
        ),
      );
      for (const { entry_id: entryId } of lines.slice(0, 2))
        await books.run((tx) =>
          sql`insert into manual_journal_attachment (company_id, manual_journal_id, sha256, name)
              select company_id, id, ${arrived.sha256}, '=receipt.pdf' from manual_journal
               where company_id = ${books.companyId} and entry_id = ${entryId}`.execute(tx.queries),
        );
      const files = await unzip(await buffer(await makeBundle(books.call, tools.storage, id)));
      expect([...files.keys()].sort()).toEqual([
        'README.txt',
        'documents/0001-1.pdf',
        'index.csv',
        'manifest.json',
        'manifest.sha256',
      ]);
      const manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '');
      expect(manifest).toMatchObject({ format: 'folio-audit-sample-1', sample: { seed: '2026' } });
      for (const { path, bytes, sha256: hash } of manifest.files) {
        const content = files.get(path) ?? Buffer.alloc(0);
        expect([path, content.length, sha256(content)]).toEqual([path, bytes, hash]);
      }
      const index = files.get('index.csv')?.toString() ?? '';
      expect(index.match(/'=receipt\.pdf,,documents\/0001-1\.pdf/g)).toHaveLength(2);
      expect(index).toContain('No document');
      const kept = await books.run((tx) =>
        tx.queries.selectFrom('audit_event').select('change').where('action', '=', 'audit_sample_bundled').execute(),
      );
      expect(kept).toMatchObject([{ change: { hash: { after: sha256(files.get('manifest.json') ?? '') } } }]);
    } finally {
      tools.clean();
    }
  });
});
