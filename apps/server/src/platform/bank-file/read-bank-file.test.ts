import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type CellValue, Workbook } from '@cj-tech-master/excelts';
import { describe, expect, it } from 'vitest';
import { writeZip } from '../zip/index.ts';
import { BankFileError, readBankFile } from './index.ts';

describe('the format of a bank’s file', () => {
  const folder = new URL('../../../../../packages/documents/src/bank-files/fixtures/', import.meta.url);
  it.each([
    ['camt053.v4.xml', 'camt053'],
    ['cmxl.sta', 'mt940'],
    ['raphaelm.sta', 'mt940'],
    ['ing.sta', 'mt940'],
    ['checking.ofx', 'ofx'],
    ['suncorp.ofx', 'ofx'],
    ['csv-signed.csv', 'csv'],
  ])('%s is told by its content', async (name, format) => {
    expect((await readBankFile(readFileSync(new URL(name, folder)))).format).toBe(format);
  });

  it('QIF is recognised by its content', async () => {
    expect((await readBankFile(Buffer.from('!Type:Bank\nD13/01/2026\nT-5.00\nPRent\n^\n'))).format).toBe('qif');
  });

  it('the file name gives the year of dates without a year', async () => {
    const bytes = Buffer.from('Date,Details,Amount\n5 NOV,Rent,-500.00\n');
    expect((await readBankFile(bytes, { fileName: 'statement-2025-11.csv' })).statements[0]?.lines[0]?.date).toBe(
      '2025-11-05',
    );
    expect((await readBankFile(bytes)).problems).toMatchObject([{ row: 2, code: 'row_date' }]);
  });
});

async function workbook(rows: readonly (readonly CellValue[])[]): Promise<Buffer> {
  const book = new Workbook();
  book.addWorksheet('Read me').addRow(['Downloaded from the bank']);
  const sheet = book.addWorksheet('Transactions');
  sheet.addRows(rows.map((row) => [...row]));
  sheet.getColumn(1).numFmt = 'dd/mm/yyyy';
  return Buffer.from(await book.xlsx.writeBuffer());
}

async function zipOf(parts: readonly (readonly [path: string, bytes: Buffer])[]): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const files = parts.map(([path, bytes]) => ({ path, open: () => Readable.from([bytes]), compress: true }));
  for await (const chunk of writeZip(files, new Date('2026-01-01T00:00:00Z'))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('a workbook', () => {
  it('is read from the sheet that holds the transactions: days, numbers, formulas and texts', async () => {
    const day = (date: number): Date => new Date(Date.UTC(2026, 0, date));
    const file = await readBankFile(
      await workbook([
        ['Account number', '123-456789-001'],
        [],
        ['Date', 'Details', 'Withdrawal (HKD)', 'Deposit (HKD)', 'Balance (HKD)'],
        [
          day(13),
          { richText: [{ text: 'Rent ' }, { text: 'January' }] },
          1500.1,
          null,
          { formula: 'A1', result: 8499.9 },
        ],
        [day(14), 'Sale', null, 0.1 + 0.2, 8500.2],
        ['15/01/2026', 'Fee', '10.00', '', '8,490.20'],
      ]),
    );
    expect(file).toMatchObject({ format: 'xlsx', problems: [], mapping: { headerRow: 3 } });
    expect(file.statements).toMatchObject([
      { account: '123-456789-001', currency: 'HKD', openingBalance: '10000.00', closingBalance: '8490.20' },
    ]);
    expect(
      file.statements[0]?.lines.map(({ row, date, description, out, in: received }) => [
        row,
        date,
        description,
        out,
        received,
      ]),
    ).toEqual([
      [4, '2026-01-13', 'Rent January', '1500.10', null],
      [5, '2026-01-14', 'Sale', null, '0.30'],
      [6, '2026-01-15', 'Fee', '10.00', null],
    ]);
  });

  it.each([
    ['day first', 'dmy', '2026-04-03'],
    ['month first', 'mdy', '2026-03-04'],
  ] as const)('obeys a person who says %s', async (_, dateOrder, date) => {
    const mapping = {
      headerRow: 1,
      roles: ['date', 'description', 'amount'],
      dateOrder,
      decimalMark: '.',
      spentPositive: false,
    } as const;
    const file = await readBankFile(
      await workbook([
        ['Date', 'Details', 'Amount'],
        ['03/04/2026', 'Rent', -5],
      ]),
      { mapping },
    );
    expect(file.statements[0]?.lines[0]?.date).toBe(date);
  });

  it('leaves nothing of itself in the folder for temporary files, read or not', async () => {
    const bytes = Buffer.from(await workbook([['Date', 'Details', 'Amount']]));
    const folder = mkdtempSync(join(tmpdir(), 'folio-workbook-'));
    const before = process.env.TMPDIR;
    process.env.TMPDIR = folder;
    try {
      await readBankFile(bytes).catch(() => null);
      // A sheet whose bytes do not match the checksum in the zip.
      bytes[Math.floor(bytes.length / 2)] = 0;
      await readBankFile(bytes).catch(() => null);
      expect(readdirSync(folder)).toEqual([]);
    } finally {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
      rmSync(folder, { recursive: true });
    }
  });
});

describe('what is no bank’s file', () => {
  const ole = (stream: string): Buffer =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(500), Buffer.from(stream, 'utf16le')]);
  const bomb = async (): Promise<Buffer> =>
    zipOf([
      ['xl/workbook.xml', Buffer.from('<workbook/>')],
      ['xl/worksheets/sheet1.xml', Buffer.alloc(30 * 1024 * 1024)],
    ]);
  const bare = (): Promise<Buffer> => zipOf([['xl/workbook.xml', Buffer.from('<workbook/>')]]);
  it.each([
    ['nothing', Buffer.alloc(0), 'not_a_bank_file', 'empty'],
    ['a PDF', Buffer.from('%PDF-1.7 ...'), 'not_a_bank_file', 'pdf'],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'not_a_bank_file', 'picture'],
    [
      'a web page under the name of a workbook',
      Buffer.from('<html><table><tr><td>13/01/2026</td></tr></table></html>'),
      'not_a_bank_file',
      'html',
    ],
    [
      'a workbook of 2003 in XML',
      Buffer.from('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>'),
      'not_a_bank_file',
      'workbook_2003_xml',
    ],
    ['other XML', Buffer.from('<?xml version="1.0"?><Invoice/>'), 'not_a_bank_file', 'xml'],
    ['a letter', Buffer.from('Dear customer,\nthank you.'), 'not_a_bank_file', 'text'],
    ['a program', Buffer.from('7f454c4600000000ff00fe', 'hex'), 'not_a_bank_file', 'binary'],
    ['a workbook with a password', ole('EncryptedPackage'), 'protected_workbook', null],
    ['a workbook of before 2007', ole('Workbook'), 'old_workbook', null],
    ['a damaged workbook', Buffer.from('PK\u0003\u0004 and no more'), 'damaged_workbook', null],
    ['a file that is too large', Buffer.alloc(51 * 1024 * 1024, 'a'), 'too_large', null],
  ])('%s', async (_, bytes, kind, found) => {
    const error = await readBankFile(bytes).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BankFileError);
    expect(error).toMatchObject({ kind, found });
  });

  it.each([
    ['another zip', () => zipOf([['a.txt', Buffer.from('x')]]), 'not_a_bank_file'],
    ['a workbook that would burst', bomb, 'too_large'],
    ['a workbook without a sheet', bare, 'not_a_bank_file'],
    [
      'a workbook with files its directory hides',
      async () => Buffer.concat([(await bare()).subarray(0, 4), Buffer.alloc(200_000), await bare()]),
      'damaged_workbook',
    ],
  ])('%s', async (_, make, kind) => {
    const error = await readBankFile(await make()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BankFileError);
    expect(error).toMatchObject({ kind });
  });
});
