import { describe, expect, it } from 'vitest';
import { accountPath, sourcePath } from './source-path.ts';

const nothing = { type: 'manual_journal', id: null, number: null, document_id: null, page: null, box: null };
const box = { x: 0.1, y: 0.256789, width: 0.3, height: 0.02 };

describe('where an entry came from', () => {
  it.each([
    ['an invoice', { ...nothing, type: 'sales_invoice', id: 'i1', document_id: 'd1' }, '/invoice/i1'],
    [
      'a line on a page',
      { ...nothing, type: 'bank_line', id: 'b1', document_id: 'd1', page: 2, box },
      '/document/d1?page=2&box=0.1%2C0.2568%2C0.3%2C0.02',
    ],
    ['a document without a spot', { ...nothing, document_id: 'd1' }, '/document/d1'],
    ['a manual journal', nothing, null],
  ])('%s', (_what, source, path) => {
    expect(sourcePath(source)).toBe(path);
  });
});

it('an account opens on the financial year its line is in', () => {
  expect(accountPath('1010', '2026-03-31', '03-31')).toBe(
    '/reports/account-transaction?account=1010&from=2025-04-01&to=2026-03-31',
  );
  expect(accountPath('1010', '2026-04-01', '03-31')).toBe(
    '/reports/account-transaction?account=1010&from=2026-04-01&to=2027-03-31',
  );
});
