import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { parseExampleCompany } from '@folio/ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestUser, openTestBooks } from '../../../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../../../test/engines.ts';
import { bytesOf, callIn, openTestTools, rezipped, streamOf, unzip, zip } from '../../../../test/exchange.ts';
import { testReport } from '../../../../test/reports.ts';
import type { Database } from '../../../platform/database/open.ts';
import { type CompanyTransaction, inCompany } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { createSecretBox } from '../../../platform/secret-box/index.ts';
import { replayExample } from '../../../wiring/demo/index.ts';
import { attach, dropOnLine, readLineFile } from '../../banking/bank-evidence/index.ts';
import { importStatement } from '../../banking/bank-line/index.ts';
import { listAuditLog } from '../../books/audit-trail/audit-trail.ts';
import { verifyBooks } from '../../books/audit-trail/index.ts';
import { listBankAccounts } from '../../books/ledger/index.ts';
import { receiveFile } from '../../documents/upload/index.ts';
import { readBalanceSheet, readProfitLoss, readTrialBalance } from '../../reports/report/index.ts';
import { getImport } from './incoming/imports.ts';
import { importArchive, writeArchive } from './index.ts';

const GOLDEN = new URL('../../../../../../packages/ledger/golden/harbour-lantern/', import.meta.url);
const example = parseExampleCompany(JSON.parse(readFileSync(new URL('events.json', GOLDEN), 'utf8')));
const now = new Date('2026-04-30T04:00:00Z');
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** Reports at several days, and periods within and across years. */
async function reportsOf(tx: CompanyTransaction) {
  const report = await testReport(tx);
  const days = ['2025-03-31', '2025-09-30', '2025-12-31', '2026-03-31', '2026-04-30'];
  const reports: unknown[] = [];
  for (const asAt of days) {
    reports.push(await readTrialBalance(report, { asAt }));
    reports.push(await readBalanceSheet(report, { asAt, compareAt: [] }));
    reports.push(await readProfitLoss(report, { from: `${asAt.slice(0, 8)}01`, to: asAt, compare: [] }));
  }
  return reports;
}

async function refusalOf(work: Promise<unknown>): Promise<[string, Record<string, string>] | 'taken in'> {
  try {
    await work;
  } catch (error) {
    if (error instanceof DomainError) return [error.word, { ...error.values }];
    throw error;
  }
  return 'taken in';
}

describe.each(bothEngines)('a company into an archive and back, on %s', (engine) => {
  let database: Database;
  let tools: Awaited<ReturnType<typeof openTestTools>>;
  let call: CompanyCall;
  let archive: Buffer;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    tools = await openTestTools();
    const userId = await insertTestUser(database);
    const companyId = await replayExample(database, example, { userId, now, today: '2026-04-30' });
    call = callIn(database, companyId, userId);
    await furnish();
    // A second company in the same database: none of its data may be in the archive.
    await openTestBooks(database);
    archive = await bytesOf(await writeArchive(call, tools));
  });
  afterAll(async () => {
    await database?.close();
    tools?.clean();
  });

  /** Adds an uploaded document, and a statement whose lines are categorized to it. */
  async function furnish(): Promise<void> {
    const { id } = await receiveFile(call, tools.storage, tools.maxUploadBytes, {
      name: '結單 2026-05.pdf',
      stream: Readable.from([PDF]),
    });
    const [account] = await call.transaction(listBankAccounts);
    const lines = [{ date: '2026-05-02', description: 'SERVICE FEE', spent: '20.00', received: null }].map((line) => ({
      ...line,
      payee: null,
      hint: null,
      balance: null,
    }));
    const draft = {
      bank: null,
      account_number: null,
      account_holder: null,
      currency: 'HKD',
      bank_account_id: account?.id ?? null,
      period_start: '2026-05-01',
      period_end: '2026-05-31',
      opening_balance: '0.00',
      closing_balance: null,
      post_opening_balance: false,
      opening_rate: null,
      lines,
    };
    await call.transaction((tx) =>
      importStatement(tx, call, { draft, documentId: id, evidence: {}, path: 'statements.0' }),
    );
    const mapping = JSON.stringify({ header_row: 1, roles: ['date', 'amount'] });
    await call.transaction(({ queries, companyId }) =>
      queries
        .insertInto('bank_mapping')
        .values({ company_id: companyId, fingerprint: 'date|amount', mapping, bank_account_id: account?.id ?? null })
        .execute(),
    );
    await furnishBeside(id);
  }

  /** Adds to the bank line a question and the document, which is dropped onto it and attached to it. */
  async function furnishBeside(documentId: string): Promise<void> {
    await call.transaction(async (tx) => {
      const { id: lineId } = await tx.queries.selectFrom('bank_line').select('id').executeTakeFirstOrThrow();
      await dropOnLine(tx, call, { lineId, documentId });
      await attach(tx, call, { lineId, documentId });
      const question = { kind: 'question_accountant' as const, text: '這是甚麼？' };
      const row = { company_id: tx.companyId, bank_line_id: lineId, author_id: call.userId, ...question };
      await tx.queries.insertInto('bank_line_comment').values(row).execute();
    });
  }

  const take = (bytes: Buffer) => importArchive(call, tools, { name: 'archive.zip', stream: streamOf(bytes) });

  async function companies(): Promise<number> {
    return (await database.queries.selectFrom('company').select('id').execute()).length;
  }

  it('holds a manifest of hashes, the tables and the documents, and no password', async () => {
    const files = await unzip(archive);
    const manifest = JSON.parse(files.get('manifest.json')?.toString('utf8') ?? '');
    expect(manifest).toMatchObject({
      format: 'folio-archive',
      version: 3,
      company: { id: call.companyId, name: 'Harbour Lantern Trading Limited', base_currency: 'HKD' },
      journal: { entries: 101, first_date: '2025-03-31', last_date: '2026-04-28' },
      counts: { journal_entry: 101, document: 1, stored_file: 1, bank_statement: 1, bank_line: 1 },
    });
    for (const { path, size, sha256 } of manifest.files) {
      const bytes = files.get(path) ?? Buffer.alloc(0);
      expect([path, bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([path, size, sha256]);
    }
    const sha256 = createHash('sha256').update(PDF).digest('hex');
    expect(files.get(`files/${sha256}`)?.equals(PDF)).toBe(true);
    const text = [...files.values()].map((bytes) => bytes.toString('utf8')).join('\n');
    expect(text).not.toMatch(/password|token_hash|@folio\.example|Lantern Test Limited/);
    expect(text).toContain('"posted_by":"Chan Tai Man"');
  });

  it('is imported as another company with the same reports, documents and numbers, proved by month', async () => {
    const made = await take(archive);
    expect(made.company_id).not.toBe(call.companyId);
    const before = await inCompany(database, call.companyId, reportsOf);
    expect(await inCompany(database, made.company_id, reportsOf)).toEqual(before);
    const proof = await inCompany(database, made.company_id, (tx) => verifyBooks(tx, { now, language: 'en-US' }));
    expect([proof.findings, proof.entries]).toEqual([[], 101]);
    const there = callIn(database, made.company_id, call.userId);
    const detail = await getImport(there, tools, made.import_id);
    expect(detail.tie_out?.holds).toBe(true);
    expect(detail.tie_out?.months.map((month) => [month.day, month.difference]).slice(0, 2)).toEqual([
      ['2025-03-31', '0.00'],
      ['2025-04-30', '0.00'],
    ]);
    expect(detail.tie_out?.months).toHaveLength(14);
    expect([detail.first_number, detail.last_number, detail.archive?.documents]).toEqual(['J0001', 'J0101', 1]);
  });

  it('keeps the documents, questions and linked entries of a bank line', async () => {
    const made = await take(archive);
    const beside = (companyId: string) =>
      inCompany(database, companyId, async (tx) => {
        const lines = await tx.queries.selectFrom('bank_line').select(['id', 'evidence']).execute();
        const file = await readLineFile(tx, lines[0]?.id ?? '');
        const links = await tx.queries.selectFrom('bank_line_link').select('entry_id').execute();
        const dropped = await tx.queries.selectFrom('document').select('for_bank_line_id as id').execute();
        return {
          evidence: lines.map((line) => line.evidence),
          links: links.length,
          isDropped: dropped.map(({ id }) => id === lines[0]?.id),
          documents: file.documents.map(({ name, attached }) => [name, attached]),
          questions: file.comments.map(({ kind, text, answered_at: answered }) => [kind, text, answered]),
        };
      });
    expect(await beside(made.company_id)).toEqual(await beside(call.companyId));
    expect(await beside(made.company_id)).toMatchObject({
      evidence: [1],
      isDropped: [true],
      documents: [['結單 2026-05.pdf', true]],
      questions: [['question_accountant', '這是甚麼？', null]],
    });
  });

  it('keeps the references between records, with new ids', async () => {
    const made = await take(archive);
    const rows = (companyId: string) =>
      inCompany(database, companyId, async ({ queries }) => {
        const invoices = await queries
          .selectFrom('invoice as i')
          .innerJoin('contact as c', (join) =>
            join.onRef('c.company_id', '=', 'i.company_id').onRef('c.id', '=', 'i.contact_id'),
          )
          .leftJoin('document_balance as b', (join) =>
            join.onRef('b.company_id', '=', 'i.company_id').onRef('b.document_ref', '=', 'i.id'),
          )
          .select([
            'i.number',
            'i.type',
            'c.name',
            'b.open_minor',
            'b.open_base_minor',
            'i.confirm_status',
            'i.voided_on',
          ])
          .orderBy('i.type')
          .orderBy('i.number')
          .execute();
        const documents = await queries.selectFrom('document').select(['name', 'sha256', 'state']).execute();
        const lines = await queries
          .selectFrom('bank_line')
          .select(['description', 'amount_minor', 'state', 'payee_key', 'flags'])
          .execute();
        const mappings = await queries
          .selectFrom('bank_mapping as m')
          .innerJoin('bank_account as a', (join) =>
            join.onRef('a.company_id', '=', 'm.company_id').onRef('a.id', '=', 'm.bank_account_id'),
          )
          .select(['m.fingerprint', 'm.mapping', 'm.times', 'a.account_code'])
          .execute();
        expect(mappings).toHaveLength(1);
        const journals = await queries
          .selectFrom('manual_journal as m')
          .innerJoin('journal_entry as e', (join) =>
            join.onRef('e.company_id', '=', 'm.company_id').onRef('e.id', '=', 'm.entry_id'),
          )
          .select(['m.number', 'e.number as entry', 'e.source_id', 'm.id'])
          .orderBy('e.number')
          .execute();
        expect(journals.every((journal) => journal.source_id === journal.id)).toBe(true);
        const numbers = journals.map(({ number, entry }) => [number, entry]);
        const company = await queries.selectFrom('company').select(['name', 'locked_through', 'fye']).execute();
        return { invoices, documents, lines, mappings, numbers, company };
      });
    expect(await rows(made.company_id)).toEqual(await rows(call.companyId));
    const ids = await database.queries.selectFrom('invoice').select('id').execute();
    expect(new Set(ids.map((row) => row.id)).size).toBe(ids.length);
    const sha256 = createHash('sha256').update(PDF).digest('hex');
    expect((await tools.storage.read(made.company_id, sha256)).equals(PDF)).toBe(true);
  });

  it('shows who recorded each entry, and when, as imported facts', async () => {
    const made = await take(archive);
    const trail = await inCompany(database, made.company_id, (tx) =>
      listAuditLog(tx, { page: 1, limit: 200, q: 'J0007' }, 'en-US'),
    );
    const fact = trail.rows.find((row) => row.action === 'imported');
    const told = Object.fromEntries(fact?.changes.map(({ field, after }) => [field, after]) ?? []);
    expect(told).toMatchObject({ number: 'J0007', recorded_by: 'Chan Tai Man', recorded_at: now.toISOString() });
  });

  it('says whether this server made the archive: only then are the names and times in it proved', async () => {
    const sealOf = async (bytes: Buffer, over: Partial<typeof tools> = {}) => {
      const made = await importArchive(call, { ...tools, ...over }, { name: 'a.zip', stream: streamOf(bytes) });
      return (await getImport(callIn(database, made.company_id, call.userId), tools, made.import_id)).archive?.sealed;
    };
    const forged = (text: string) => text.replaceAll('"posted_by":"Chan Tai Man"', '"posted_by":"Somebody Else"');
    expect(await sealOf(archive)).toBe(true);
    expect(await sealOf(archive, { secretBox: createSecretBox(Buffer.alloc(32, 9)) })).toBe(false);
    expect(await sealOf(archive, { secretBox: null })).toBe(false);
    const stripped = await manifestFor('tables/journal_entry.ndjson', forged);
    expect(await sealOf(stripped)).toBe(false);
    const files = await unzip(stripped);
    const { seal } = JSON.parse((await unzip(archive)).get('manifest.json')?.toString('utf8') ?? '');
    const kept = await rezipped(stripped, 'manifest.json', (text) => JSON.stringify({ ...JSON.parse(text), seal }));
    expect(files.get('tables/journal_entry.ndjson')?.includes('Somebody Else')).toBe(true);
    expect(await refusalOf(take(kept))).toEqual(['archive_file_changed', { file: 'manifest.json' }]);
  });

  it('can be archived again, and that archive taken in again', async () => {
    const made = await take(archive);
    const again = await bytesOf(await writeArchive(callIn(database, made.company_id, call.userId), tools));
    const third = await take(again);
    const before = await inCompany(database, call.companyId, reportsOf);
    expect(await inCompany(database, third.company_id, reportsOf)).toEqual(before);
  });

  it('leaves nothing lying about', () => {
    expect(readdirSync(join(tools.folder, 'spool'))).toEqual([]);
    expect(readdirSync(join(tools.folder, 'files', 'arriving'))).toEqual([]);
  });

  const NARRATION = (text: string) => text.replace('"narration":"Opening balances"', '"narration":"Opening balance"');
  const manifestFor = async (path: string, change: (text: string) => string) => {
    const files = await unzip(await rezipped(archive, path, change));
    const bytes = files.get(path) ?? Buffer.alloc(0);
    const manifest = JSON.parse(files.get('manifest.json')?.toString('utf8') ?? '');
    const file = manifest.files.find((listed: { path: string }) => listed.path === path);
    // A person who changes an archive cannot seal it again.
    delete manifest.seal;
    Object.assign(file, { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
    files.set('manifest.json', Buffer.from(JSON.stringify(manifest)));
    return zip(files);
  };

  it.each<[string, () => Promise<Buffer>, [string, Record<string, string>]]>([
    [
      'a letter changed in a table',
      () => rezipped(archive, 'tables/contact.ndjson', (text) => text.replace('Aurora', 'Borealis')),
      ['archive_file_changed', { file: 'tables/contact.ndjson' }],
    ],
    [
      'as long, but another figure',
      () => rezipped(archive, 'tables/journal_entry.ndjson', (text) => text.replace('28645030', '28645031')),
      ['archive_file_changed', { file: 'tables/journal_entry.ndjson' }],
    ],
    [
      'the manifest made to agree with a changed entry',
      () => manifestFor('tables/journal_entry.ndjson', NARRATION),
      ['archive_chain_broken', { number: 'J0001' }],
    ],
    [
      'an entry left out, the manifest made to agree',
      () => manifestFor('tables/journal_entry.ndjson', (text) => text.split('\n').toSpliced(3, 1).join('\n')),
      ['archive_chain_broken', { number: 'J0005' }],
    ],
    [
      'a row that is no row',
      () => manifestFor('tables/contact.ndjson', (text) => `${text}{"id":1}\n`),
      ['archive_row_invalid', { file: 'tables/contact.ndjson', row: '16' }],
    ],
    [
      'a paper’s row without the paper',
      () =>
        manifestFor(
          'tables/stored_file.ndjson',
          (text) => `${text}${text.replace(/"sha256":"[0-9a-f]{64}"/, `"sha256":"${'ab'.repeat(32)}"`)}`,
        ).then((bytes) =>
          rezipped(bytes, 'manifest.json', (text) => text.replace('"stored_file":1', '"stored_file":2')),
        ),
      ['archive_file_missing', { file: `files/${'ab'.repeat(32)}` }],
    ],
    [
      'a row less than the manifest counts',
      () => manifestFor('tables/tax_code.ndjson', () => ''),
      ['archive_count_differs', { file: 'tables/tax_code.ndjson' }],
    ],
    [
      'an account twice',
      () => manifestFor('tables/ledger_account.ndjson', (text) => text + text),
      ['archive_rows_refused', { file: 'tables/ledger_account.ndjson' }],
    ],
    [
      'a file missing',
      async () => {
        const files = await unzip(archive);
        files.delete('tables/invoice.ndjson');
        return zip(files);
      },
      ['archive_file_missing', { file: 'tables/invoice.ndjson' }],
    ],
    [
      'a file too many',
      async () => zip(new Map([...(await unzip(archive)), ['extra.txt', Buffer.from('x')]])),
      ['archive_file_unlisted', { file: 'extra.txt' }],
    ],
    ['another zip', () => zip(new Map([['a.txt', Buffer.from('x')]])), ['archive_without_manifest', {}]],
    [
      'another program’s manifest',
      () => zip(new Map([['manifest.json', Buffer.from('{"format":"other"}')]])),
      ['archive_of_other_format', {}],
    ],
    [
      'a newer archive',
      () => rezipped(archive, 'manifest.json', (text) => text.replace('"version": 3', '"version": 9')),
      ['archive_of_newer_version', { version: '9' }],
    ],
    [
      'an older archive',
      () => rezipped(archive, 'manifest.json', (text) => text.replace('"version": 3', '"version": 1')),
      ['archive_of_older_version', { version: '1' }],
    ],
    ['no zip at all', async () => Buffer.from('hello'), ['archive_not_a_zip', {}]],
    ['half of an archive', async () => archive.subarray(0, archive.length >> 1), ['archive_not_a_zip', {}]],
    ['a bomb', () => zip(new Map([['manifest.json', Buffer.alloc(30 * 1024 * 1024)]])), ['archive_bomb', {}]],
  ])('refuses %s, and takes nothing in', async (_, make, expected) => {
    const before = await companies();
    expect(await refusalOf(take(await make()))).toEqual(expected);
    expect(await companies()).toBe(before);
  });
});
