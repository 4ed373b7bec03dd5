import { describe, expect, it } from 'vitest';
import { isFaulty, type PasteContext, readPastedRows, toRows } from './pasted-rows.ts';

const context: PasteContext = { today: '2026-11-23', near: '2026-05-31', currency: 'HKD' };
const read = (text: string) => readPastedRows(text, context);
const rows = (text: string) => {
  const table = read(text);
  if (table === null) throw new Error('no table');
  return toRows(table, context).map((row) => [row.date, row.description, row.spent, row.received, row.balance]);
};

describe('rows pasted from a spreadsheet', () => {
  it('are read by their headings, in any order of columns', () => {
    expect(
      rows('Balance\tDetails\tDate\tPaid out\tPaid in\n980.00\tRent\t1 May 2026\t20\t\n990\tSale\t2/5/26\t\t10'),
    ).toEqual([
      ['2026-05-01', 'Rent', '20.00', null, '980.00'],
      ['2026-05-02', 'Sale', null, '10.00', '990.00'],
    ]);
  });
  it('are read by their content where they have no headings', () => {
    expect(rows('2026年5月1日\tRent\t(1,020.50)\n\tSale\tHK$10\n3/5\tFee\t-1')).toEqual([
      ['2026-05-01', 'Rent', '1020.50', null, null],
      ['2026-05-01', 'Sale', null, '10.00', null],
      ['2026-05-03', 'Fee', '1.00', null, null],
    ]);
  });
  it('have money out and money in where each row fills one of two columns, else a balance', () => {
    expect(read('1/5/26\tRent\t20\t\n2/5/26\tSale\t\t10')?.roles).toEqual(['date', 'description', 'spent', 'received']);
    expect(read('1/5/26\tRent\t-20\t980\n2/5/26\tSale\t10\t990')?.roles.slice(2)).toEqual(['amount', 'balance']);
  });
  it('keep the cells that cannot be read, marked', () => {
    const table = read('Date\tAmount\n1/5/26\t20\n31/2/26\t1.234,56\n');
    expect(
      table?.rows.map((row) => row.map((cell, at) => isFaulty(cell, table.roles[at] ?? 'ignored', context))),
    ).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(table?.rows[1]).toEqual(['31/2/26', '1.234,56']);
  });
  it('hold dates in a column of which half can be read', () => {
    const table = read('29 Jun 2026\tPaid\t-4.50\n31/6/26\tSold\t4.50');
    expect(table?.roles).toEqual(['date', 'description', 'amount']);
    expect(isFaulty('31/6/26', 'date', context)).toBe(true);
  });
  it('are no rows where plain text is pasted', () => {
    expect(read('Rent for May')).toBeNull();
    expect(read('two\nlines')).toBeNull();
  });
});
