import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Workbook } from '@cj-tech-master/excelts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import { journal, journalLine, postJournal } from '../../../../test/journals.ts';
import type { Database } from '../../../platform/database/open.ts';
import { openStorage, type Storage } from '../../../platform/storage/index.ts';
import { attachFile, attachmentType, detachFile } from './attach-file.ts';
import { createDraft, deleteDraft } from './drafts.ts';
import { getJournal } from './get-journal.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const PDF = Buffer.from('%PDF-1.7 a voucher');

async function workbook(sheets: number): Promise<Buffer> {
  const book = new Workbook();
  for (let sheet = 1; sheet <= sheets; sheet++) book.addWorksheet(`Sheet ${sheet}`).addRow(['Depreciation', sheet]);
  return Buffer.from(await book.xlsx.writeBuffer());
}

describe('what may be attached', () => {
  const zip = (text: string) => Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04]), Buffer.from(text)]);
  it.each<[string, Buffer, string | null]>([
    ['a PDF', PDF, 'application/pdf'],
    ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d]), 'image/png'],
    ['a JPG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    ['a CSV', Buffer.from('date;amount\n2026-03-31;5'), 'text/csv'],
    ['a letter', Buffer.from('Dear Sir\nthank you'), null],
    ['another archive', zip('readme.txt'), null],
    ['a workbook with macros', zip('xl/workbook.xml xl/vbaProject.bin'), null],
    ['a program', Buffer.from([0x4d, 0x5a, 0x00, 0x2c]), null],
  ])('%s', (_, bytes, type) => {
    expect(attachmentType(bytes, bytes)).toBe(type);
  });

  it.each([1, 60])('a workbook of %i sheets, told by its own list of parts', async (sheets) => {
    const bytes = await workbook(sheets);
    expect(attachmentType(bytes.subarray(0, 4100), bytes.subarray(-65_536))).toBe(XLSX);
  });
});

describe.each(engines)('attachments of a journal on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let folder: string;
  let storage: Storage;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    folder = mkdtempSync(join(tmpdir(), 'folio-attachments-'));
    storage = await openStorage(folder);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
  });
  afterAll(async () => {
    await database?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const rent = journal([journalLine('6100', 10), journalLine('2110', -10)]);
  const attach = (journalId: string, name: string, bytes: Buffer, of = books) =>
    attachFile(of.call, storage, 100_000, {
      journalId,
      name,
      stream: Readable.from([bytes.subarray(0, 5), bytes.subarray(5)]),
    });
  const files = (id: string) => books.run((tx) => getJournal(tx, id)).then((found) => found.attachments_list);
  const draft = () => books.run((tx) => createDraft(tx, books.call, rent));
  const leftovers = () => readdirSync(join(folder, 'arriving'));

  it('are kept under their content, named as they came, once each', async () => {
    const id = await draft();
    await attach(id, '../lease.pdf', PDF);
    await attach(id, 'again.pdf', PDF);
    await attach(id, 'schedule.xlsx', await workbook(2));
    const found = await files(id);
    expect(found).toMatchObject([
      { name: 'lease.pdf', size: PDF.length, type: 'application/pdf' },
      { name: 'schedule.xlsx', type: XLSX },
    ]);
    expect(await storage.read(books.companyId, found[0]?.sha256 ?? '')).toEqual(PDF);
    const trail = await books.run((tx) =>
      tx.queries.selectFrom('audit_event').select(['action', 'change']).orderBy('id').execute(),
    );
    expect(trail[0]).toEqual({
      action: 'journal_file_attached',
      change: { file: { before: null, after: 'lease.pdf' } },
    });
    expect(trail).toHaveLength(2);
  });

  it('come off a draft, not off a posted journal, which still takes more', async () => {
    const id = await draft();
    await attach(id, 'lease.pdf', PDF);
    const [file] = await files(id);
    const detach = (journalId: string) =>
      books.run((tx) => detachFile(tx, books.call, { id: journalId, sha256: file?.sha256 ?? '' }));
    await detach(id);
    expect(await files(id)).toEqual([]);
    await expect(detach(id)).rejects.toMatchObject({ code: 'not_found' });
    const { journal_id } = await postJournal(books, rent);
    await attach(journal_id, 'lease.pdf', PDF);
    await expect(detach(journal_id)).rejects.toMatchObject({ word: 'journal_posted' });
    expect(await files(journal_id)).toHaveLength(1);
  });

  it('leave with their draft', async () => {
    const id = await draft();
    await attach(id, 'lease.pdf', PDF);
    await books.run((tx) => deleteDraft(tx, books.call, id));
    const rows = await books.run((tx) => tx.queries.selectFrom('manual_journal_attachment').selectAll().execute());
    expect(rows).toEqual([]);
  });

  it.each<[string, Buffer, object]>([
    ['nothing', Buffer.alloc(0), { code: 'file_empty' }],
    [
      'a letter',
      Buffer.from('Dear Sir'),
      { code: 'file_type_unsupported', word: 'attachment_type_unsupported', values: { found: 'TXT' } },
    ],
    ['too much', Buffer.concat([PDF, Buffer.alloc(100_000)]), { code: 'too_large', word: 'file_too_large' }],
  ])('are refused when they hold %s, and leave nothing behind', async (_, bytes, refusal) => {
    const id = await draft();
    await expect(attach(id, 'lease.pdf', bytes)).rejects.toMatchObject(refusal);
    expect([await files(id), leftovers()]).toEqual([[], []]);
  });

  it('go to no journal of another company', async () => {
    const id = await draft();
    const other = await openTestBooks(database);
    await expect(attach(id, 'lease.pdf', PDF, other)).rejects.toMatchObject({ code: 'not_found' });
    expect(await files(id)).toEqual([]);
  });
});
