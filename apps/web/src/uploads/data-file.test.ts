import type { BankAccountRow, BankImportPreview } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { dataFileOfBank, onlyBankAccount, routeOf } from './data-file.ts';

const camt = '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">';

describe('where a file goes', () => {
  it.each([
    ['scan.pdf', '%PDF-1.7', 'document'],
    ['invoice.xml', '<?xml version="1.0"?><Invoice>', 'document'],
    ['notes.txt', 'Dear Sir', 'document'],
    ['april.csv', 'Date,Amount', 'bank'],
    ['april.csv', 'Date,Description,Reference no.,Amount,Balance', 'bank'],
    ['april.csv', 'Transaction date,Cheque number,Customer reference,Debit,Credit', 'bank'],
    ['april.XLSX', 'PK', 'bank'],
    ['april.qfx', 'x', 'bank'],
    ['april.sta', 'x', 'bank'],
    ['april.txt', ':20:STATEMENT', 'bank'],
    ['april.xml', camt, 'bank'],
    ['sales.csv', '\ufeffInvoice number,Customer,Reference,Issue date', 'sales'],
    ['sales.csv', 'Sales of April\n\nInvoiceNumber;Client;InvoiceDate;Total', 'sales'],
    ['sales.csv', '發票編號,客戶,日期,金額', 'sales'],
    ['bills.tsv', 'Bill number\tSupplier\tIssue date', 'purchases'],
    ['people.csv', 'Customer,Email,Phone', 'bank'],
  ])('%s, %s: %s', (name, text, route) => {
    expect(routeOf(name, new TextEncoder().encode(text))).toBe(route);
  });
});

describe('the account of a file that names none', () => {
  const account = (id: string, changes: Partial<BankAccountRow> = {}) =>
    ({ id, active: true, kind: 'bank', ...changes }) as BankAccountRow;
  it.each([
    ['none', [], null],
    ['the only one', [account('a')], 'a'],
    [
      'not the petty cash, nor a closed one',
      [account('c', { kind: 'cash' }), account('a'), account('b', { active: false })],
      'a',
    ],
    ['unknown of two', [account('a'), account('b')], null],
  ])('is %s', (_, accounts, id) => {
    expect(onlyBankAccount(accounts)).toBe(id);
  });
});

it('counts the lines of all statements, and leads to the preview of the file', () => {
  const preview = { document_id: 'd1', earlier: null, statements: [{ lines: 3 }, { lines: 4 }] } as BankImportPreview;
  expect(dataFileOfBank(preview, 'a1')).toEqual({
    route: 'bank',
    count: 7,
    isImported: false,
    path: '/bank-statement?account=a1&import=d1',
  });
  expect(dataFileOfBank(preview, null).path).toBe('/bank-statement?import=d1');
});
