import { randomUUID } from 'node:crypto';
import { accountingEndpoints } from '@folio/contract';
import type { JournalDraft } from '@folio/ledger';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import { bytesOf, callIn, openTestTools, streamOf } from '../../../../test/exchange.ts';
import { journalLine } from '../../../../test/journals.ts';
import type { Database } from '../../../platform/database/open.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { parsePart } from '../../../platform/http/parse.ts';
import { insertEntries } from '../../books/ledger/entries/entry-store.ts';
import { postEntries, readEntries, verifyChain } from '../../books/ledger/index.ts';
import { postJournals } from '../../books/manual-journal/post-journals.ts';
import { importArchive, writeArchive } from './index.ts';

const TRIES = 300;

/** Text of any UTF-16 units, so halves of pairs and NUL too; and text of whole characters, so that most is accepted. */
const anyUnits = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) });
const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: anyUnits },
  {
    weight: 1,
    arbitrary: fc.constantFrom('\ud83d', '\uFEFFLantern', 'a\uFEFF', '\ufffd', '\u2028', '\\u0000', '"\\', '\b\f'),
  },
);

function manual(text: string): JournalDraft {
  const line = {
    currency: 'HKD',
    foreignAmountMinor: null,
    rate: null,
    contactId: null,
    documentRef: null,
    taxCode: null,
    description: text,
  };
  return {
    date: '2026-04-10',
    kind: 'manual_journal',
    sourceType: 'manual_journal',
    sourceRef: randomUUID(),
    number: text,
    narration: text,
    lines: [
      { ...line, accountCode: '6400', debitMinor: 100n, creditMinor: 0n },
      { ...line, accountCode: '1080', debitMinor: 0n, creditMinor: 100n },
    ],
  };
}

describe.each(engines)('any text in the journal on %s', (engine) => {
  let database: Database;
  let tools: Awaited<ReturnType<typeof openTestTools>>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    tools = await openTestTools();
  });
  afterAll(async () => {
    await database?.close();
    tools?.clean();
  });

  const chainOf = (companyId: string) => inCompany(database, companyId, verifyChain);

  /** Exports the company and imports it again; answers the other company. */
  async function roundTrip({ companyId, call }: TestBooks): Promise<string> {
    const there = callIn(database, companyId, call.userId);
    const archive = await bytesOf(await writeArchive(there, tools));
    return (await importArchive(there, tools, { name: 'archive.zip', stream: streamOf(archive) })).company_id;
  }

  /** The journal as the contract accepts it, or null. */
  function accepted(text: string) {
    const lines = [journalLine('6100', 1, { description: text }), journalLine('2110', -1, { description: text })];
    try {
      return parsePart(accountingEndpoints.postJournalEntry.body, { date: '2026-04-10', narration: text, lines });
    } catch (error) {
      if (error instanceof DomainError && error.code === 'validation_failed') return null;
      throw error;
    }
  }

  it('is read as it was hashed, and survives an archive, for every text the contract accepts', async () => {
    const books = await openTestBooks(database);
    const texts = fc.sample(anyText, { numRuns: TRIES, seed: 15 });
    const inputs = texts.flatMap((text) => accepted(text) ?? []);
    expect(inputs.length).toBeGreaterThan(TRIES / 2);
    expect(accepted('\ud83d')).toBeNull();
    expect(accepted('a\0b')).toBeNull();
    expect(accepted('\uFEFFLantern')?.narration).toBe('Lantern');
    const posted = await books.run((tx) => postJournals(tx, books.call, inputs, () => ''));
    const read = await books.run((tx) =>
      readEntries(
        tx,
        posted.map(({ id }) => id),
      ),
    );
    expect(read.map(({ entry }) => [entry.narration, entry.lines.at(-1)?.description])).toEqual(
      inputs.map(({ narration, lines }) => [narration, lines.at(-1)?.description || narration]),
    );
    const whole = { intact: true, entries: inputs.length };
    expect(await chainOf(books.companyId)).toEqual(whole);
    expect(await chainOf(await roundTrip(books))).toEqual(whole);
  });

  it('is read as it was hashed when a program wrote it that no contract checked', async () => {
    const books = await openTestBooks(database);
    const texts = fc.sample(anyText, { numRuns: TRIES, seed: 16 }).filter((text) => !text.includes('\0'));
    await books.run((tx) => postEntries(tx, books.call, texts.map(manual)));
    expect(await chainOf(books.companyId)).toEqual({ intact: true, entries: texts.length });
  });

  it('holds in books of an older version, where a text was hashed before the database changed it', async () => {
    const books = await openTestBooks(database);
    const by = { userId: books.call.userId, at: books.call.now, chartVersion: null };
    for (const text of ['\ud83d', '\uFEFFLantern', 'plain', 'half \udc00 of a pair']) {
      const row = { id: randomUUID(), draft: manual(text), bankLineId: null, reversesId: null };
      await books.run((tx) => insertEntries(tx, [row], by));
    }
    const whole = { intact: true, entries: 4 };
    expect(await chainOf(books.companyId)).toEqual(whole);
    expect(await chainOf(await roundTrip(books))).toEqual(whole);
    // What was changed afterwards still shows, in such an entry as in any other.
    const changed = await database.queries.transaction().execute(async (queries) => {
      await sql`set local session_replication_role = replica`.execute(queries);
      await sql`update journal_entry set narration = narration || '!' where company_id = ${books.companyId} and number = 1`.execute(
        queries,
      );
      return verifyChain({ companyId: books.companyId, queries });
    });
    expect(changed).toEqual({ intact: false, journalNumber: 'J0001', fault: 'content' });
  });
});
