import type { CompanyPaperReading } from '@folio/contract';
import { pageOfText } from '@folio/documents/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertTestUser, openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import { type SignedIn, signIn } from '../../../../test/signed-in.ts';
import type { Database } from '../../../platform/database/open.ts';
import { createReader, type Reader, ReadingError } from '../../../platform/reader/index.ts';
import { addMember } from '../company/index.ts';
import { companyPaperRoutes } from './index.ts';

const certificate = `公司註冊處
COMPANIES REGISTRY
Company No. 2345678
CERTIFICATE OF INCORPORATION
I hereby certify that
HARBOUR LANTERN LIMITED
is this day incorporated in Hong Kong under the Companies Ordinance.
Issued on 5 May 2021.`;
const bill = `INVOICE   No. 118      3 May 2026
Bill to: Harbour Lantern Limited
Consulting       500.00
Total            500.00`;

const pdf = Buffer.from('%PDF-1.4 drawn for a test');
const png = Buffer.from('a picture');

/** A reader that finds this text on the only page of every file. */
function readerOf(text: string, over: Partial<Reader> = {}): Reader {
  const pages = [pageOfText(text)];
  const read = { pages, attachments: [], recognisedPages: [], hashes: [''] };
  const renderPage = () => Promise.resolve({ png, pages: 1 });
  return { ...createReader(), readPages: () => Promise.resolve(read), renderPage, ...over };
}

let database: Database;
let books: TestBooks;
let person: SignedIn | null = null;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
  books = await openTestBooks(database);
});
afterEach(async () => {
  await person?.close();
  person = null;
});
afterAll(() => database?.close());

async function enter(reader: Reader, role: 'owner' | 'bookkeeper' | 'stranger' = 'owner'): Promise<SignedIn> {
  const userId = await insertTestUser(database);
  if (role !== 'stranger') await addMember(database.queries, books.companyId, userId, role);
  person = await signIn(database, userId, (app) => companyPaperRoutes(app, reader));
  return person;
}

function send(by: SignedIn, file: Uint8Array, path = '/api/company/paper') {
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="paper.pdf"\r\n\r\n';
  const form = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')]);
  return by.send('POST', path, form, { 'content-type': 'multipart/form-data; boundary=x' });
}

async function readingOf(by: SignedIn, path?: string): Promise<CompanyPaperReading> {
  const { status, body } = await send(by, pdf, path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as CompanyPaperReading;
}

const ownPath = () => `/api/company/${books.companyId}/paper`;

describe('a paper for a new company', () => {
  it('is read for anybody who is signed in: fields, with their place as a picture', async () => {
    const reading = await readingOf(await enter(readerOf(certificate), 'stranger'));
    expect(reading.papers).toEqual([{ kind: 'incorporation', page: 1 }]);
    expect(reading.other_kind).toBeNull();
    expect(reading.fields).toEqual(
      [
        ['name', 'HARBOUR LANTERN LIMITED'],
        ['registration_number', '2345678'],
        ['incorporated_date', '2021-05-05'],
        ['ci', '2345678'],
      ].map(([field, value]) => ({
        field,
        value,
        page: 1,
        doubt: null,
        picture: `data:image/png;base64,${png.toString('base64')}`,
      })),
    );
  });

  it('that is another document says which', async () => {
    const reading = await readingOf(await enter(readerOf(bill)));
    expect(reading).toEqual({ papers: [], fields: [], directors: [], share_capital: [], other_kind: 'invoice' });
  });

  it('keeps its values if their picture cannot be drawn', async () => {
    const renderPage = () => Promise.reject(new ReadingError('timeout'));
    const { fields } = await readingOf(await enter(readerOf(certificate, { renderPage })));
    expect(fields.map(({ picture }) => picture)).toEqual([null, null, null, null]);
  });

  it('is stored nowhere', async () => {
    await readingOf(await enter(readerOf(certificate)), ownPath());
    const stored = await books.run((tx) => tx.queries.selectFrom('stored_file').selectAll().execute());
    expect(stored).toEqual([]);
  });
});

const annualReturn = `Annual Return                 NAR1
Business Registration Number  71234567
1   Company Name
    HARBOUR LANTERN LIMITED
3   Type of Company
    Private company
6   Address of Registered Office
    UNIT 5, 12/F, EVER GAIN CENTRE
10  Share Capital
Ordinary   HKD   10,000   10,000.00   8,000.00
13  Director (Natural Person)
Name in Chinese     陳大文
Surname             CHAN
Other Names         TAI MAN
Correspondence Address     12 NATHAN ROAD, KOWLOON`;

describe('an annual return', () => {
  it('names the directors and the share capital', async () => {
    const { directors, share_capital } = await readingOf(await enter(readerOf(annualReturn)), ownPath());
    expect(directors).toEqual([
      {
        kind: 'person',
        name: 'CHAN TAI MAN',
        name_zh: '陳大文',
        address: '12 NATHAN ROAD, KOWLOON',
        page: 1,
        doubt: null,
      },
    ]);
    expect(share_capital).toEqual([
      { share_class: 'Ordinary', currency: 'HKD', number: '10000', amount: '10000.00', paid: '8000.00' },
    ]);
  });
});

describe('a paper for a company', () => {
  it.each([
    ['owner', 200],
    ['bookkeeper', 403],
    ['stranger', 404],
  ] as const)('may be read by those who may change its form: %s', async (role, status) => {
    expect((await send(await enter(readerOf(certificate), role), pdf, ownPath())).status).toBe(status);
  });
});

describe('a file that is rejected', () => {
  it.each([
    ['is empty', Buffer.alloc(0), 'file_empty'],
    ['is of another type', Buffer.from('name,total\na,1'), 'file_type_unsupported'],
    ['is larger than an upload may be', Buffer.concat([pdf, Buffer.alloc(26 * 1024 * 1024)]), 'too_large'],
  ])('because it %s', async (_, file, error) => {
    expect((await send(await enter(readerOf(certificate)), file)).body.error).toBe(error);
  });

  it('because no text is on it', async () => {
    const readPages = () => Promise.resolve({ pages: [], attachments: [], recognisedPages: [], hashes: [] });
    const { body } = await send(await enter(readerOf('', { readPages })), pdf);
    expect(body.error).toBe('conflict');
  });

  it('because the same person’s last one is still read', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const reader = readerOf(certificate);
    const slow = {
      ...reader,
      readPages: (...given: Parameters<Reader['readPages']>) => held.then(() => reader.readPages(...given)),
    };
    const by = await enter(slow);
    const first = send(by, pdf);
    await expect.poll(async () => (await send(by, pdf)).body.error).toBe('too_many_requests');
    release();
    expect((await first).status).toBe(200);
  });
});
