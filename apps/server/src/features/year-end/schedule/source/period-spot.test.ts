import { createHash } from 'node:crypto';
import { READER_VERSION } from '@folio/documents';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBooks, type TestBooks, testDraft, testItem } from '../../../../../test/books.ts';
import { openTestDatabase } from '../../../../../test/engines.ts';
import { openTestTools } from '../../../../../test/exchange.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { keepText } from '../../../documents/document-text/index.ts';
import { confirmInvoice, createInvoice } from '../../../trade/invoice/index.ts';
import { findPeriodSpot } from './period-spot.ts';
import { listSourceLines } from './source.ts';

let database: Database;
let books: TestBooks;
let tools: Awaited<ReturnType<typeof openTestTools>>;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
  books = await openTestBooks(database, '2026-12-10');
  tools = await openTestTools();
});
afterAll(async () => {
  tools?.clean();
  await database?.close();
});

const HEIGHT = 0.02;
/** A printed line with a word at every tenth of the width. */
const printed = (text: string, y: number) =>
  text.split(' ').map((word, at) => ({
    text: word,
    confidence: 1,
    box: { x: at / 10, y, width: 0.08, height: HEIGHT },
  }));

/** A bill whose document was read: its words are kept with the file, and its text is searched. */
async function billOf(name: string, lines: readonly string[], file: string) {
  const sha256 = createHash('sha256').update(file).digest('hex');
  const words = lines.flatMap((line, at) => printed(line, 0.1 + at / 20));
  const page = { number: 1, widthPt: 595, heightPt: 842, source: 'text', words };
  const kept = [{ attachments: [], recognisedPages: [], hashes: [] }, page].map((one) => JSON.stringify(one));
  await tools.storage.writeDerived(books.companyId, `${sha256}-${READER_VERSION}-0`, kept);
  await books.run(async (tx) => {
    const items = [testItem({ name, quantity: '1', price: '1200.00', account_code: '6100' })];
    const id = await createInvoice(tx, books.call, {
      type: 'purchase_bill',
      draft: testDraft({ items, number: file }),
    });
    await confirmInvoice(tx, books.call, id);
    const stored = { company_id: tx.companyId, sha256, size_bytes: 1n, type: 'application/pdf' };
    await tx.queries.insertInto('stored_file').values(stored).execute();
    const place = {
      page: 1,
      box: { x: 0.5, y: 0.5, width: 0.1, height: 0.1 },
      confidence: 0.9,
      origin: 'read',
      read: name,
    };
    const document = await tx.queries
      .insertInto('document')
      .values({
        company_id: tx.companyId,
        name: 'policy.pdf',
        sha256,
        state: 'needs_review',
        evidence: JSON.stringify({ 'invoice.items.0.name': place }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await keepText(tx, document.id, lines.join('\n'));
    await tx.queries.updateTable('invoice').set({ document_id: document.id }).where('id', '=', id).execute();
  });
  const { rows } = await books.run((tx) => listSourceLines(tx, { kind: 'prepayment', q: file, page: 1, limit: 1 }));
  const [line] = rows;
  if (line === undefined) throw new Error('the bill has no line');
  return line;
}

const spotOf = (line: { entry_id: string; line_no: number }) =>
  findPeriodSpot(books.call, tools.storage, {
    kind: 'prepayment',
    entry_id: line.entry_id,
    line_no: line.line_no,
  });

it('is the printed words that state the period, and no other words of their line', async () => {
  const line = await billOf(
    'Cover',
    ['Pearl Insurance Limited', 'Period of cover 1/4/2026 – 31/3/2027 inclusive'],
    'B-1',
  );
  expect(await spotOf(line)).toEqual({
    document_id: line.document_id,
    page: 1,
    box: { x: 0.3, y: expect.closeTo(0.15), width: expect.closeTo(0.28), height: expect.closeTo(HEIGHT) },
  });
});

it('is the place of the item if its own words state the period', async () => {
  const line = await billOf('Cover 1/4/2026–31/3/2027', ['Invoice'], 'B-2');
  expect(await spotOf(line)).toEqual({
    document_id: line.document_id,
    page: 1,
    box: { x: 0.5, y: 0.5, width: 0.1, height: 0.1 },
  });
});

it('is not known where no period is stated, and only of lines of the company', async () => {
  const line = await billOf('Paper', ['Invoice date 2 April 2026'], 'B-3');
  expect(await spotOf(line)).toBeNull();
  const far = findPeriodSpot(books.call, tools.storage, {
    kind: 'prepayment',
    entry_id: line.entry_id,
    line_no: 2 ** 40,
  });
  await expect(far).rejects.toMatchObject({ code: 'not_found' });
  const other = await openTestBooks(database);
  const asked = findPeriodSpot(other.call, tools.storage, {
    kind: 'prepayment',
    entry_id: line.entry_id,
    line_no: line.line_no,
  });
  await expect(asked).rejects.toMatchObject({ code: 'not_found' });
});
