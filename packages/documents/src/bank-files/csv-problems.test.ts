import { describe, expect, it } from 'vitest';
import type { BankFile, BankFileStatement } from './bank-file.ts';
import { readBankCsv } from './csv.ts';
import type { TableOptions } from './table/read-table.ts';

function read(text: string, options: Partial<TableOptions> = {}): BankFile {
  const file = readBankCsv(text, { encoding: 'utf-8', ...options });
  if (file === null) throw new Error('no table was found');
  return file;
}

/** A statement as one line a transaction: day, signed amount, words, balance. */
function plain({ lines }: BankFileStatement): string[] {
  return lines.map((line) =>
    [line.date, line.out === null ? line.in : `-${line.out}`, line.payee, line.description, line.balance]
      .filter((part) => part !== null && part !== '')
      .join(' '),
  );
}

describe('bad input', () => {
  const HEAD = 'Date,Details,Withdrawal,Deposit,Balance\n13/11/2025,Rent,500.00,,500.00\n';
  it.each([
    [
      'a day the calendar does not have',
      '31-11-2025,Fee,10.00,,490.00',
      { row: 3, code: 'row_date', values: { found: '31-11-2025' } },
    ],
    [
      'a day in words without a year',
      '5 NOV,Fee,10.00,,490.00',
      { row: 3, code: 'row_date', values: { found: '5 NOV' } },
    ],
    ['no day at all', 'soon,Fee,10.00,,490.00', { row: 3, code: 'row_date', values: { found: 'soon' } }],
    ['words for an amount', '14/11/2025,Fee,ten,,490.00', { row: 3, code: 'row_amount', values: { found: 'ten' } }],
    [
      'two directions',
      '14/11/2025,Fee,10.00,20.00,490.00',
      { row: 3, code: 'row_both', values: { found: '10.00 / 20.00' } },
    ],
    [
      'fewer columns than headings',
      '14/11/2025,Fee',
      { row: 3, code: 'row_short', values: { found: '2', expected: '5' } },
    ],
    [
      'thousands or thousandths',
      '14/11/2025,Fee,1.230,,490.00',
      { row: 3, code: 'row_amount_unclear', values: { found: '1.230', whole: '1230', fraction: '1.230' } },
    ],
    ['no amount', '14/11/2025,Fee,,,', { row: 3, code: 'row_amount', values: { found: '' } }],
  ])('%s: the row and the reason, all else kept', (_, row, problem) => {
    const file = read(`${HEAD}${row}\n15/11/2025,Sale,,20.50,510.50`);
    expect(file.problems).toEqual([problem]);
    expect(file.statements.flatMap(plain)).toEqual(['2025-11-13 -500.00 Rent 500.00', '2025-11-15 20.50 Sale 510.50']);
  });

  it('a mapping without a date or an amount says so', () => {
    const mapping = {
      headerRow: 1,
      roles: ['description'],
      dateOrder: 'dmy',
      decimalMark: '.',
      spentPositive: false,
    } as const;
    expect(read(HEAD, { mapping }).problems.map(({ code }) => code)).toEqual(['no_date_column', 'no_amount_column']);
  });

  it('headings without a row below them', () => {
    expect(read('Date,Details,Amount\n').problems).toEqual([{ row: null, code: 'no_rows', values: {} }]);
  });

  it.each([
    ['a letter', 'Dear customer,\nthank you for banking with us.\nYours'],
    ['a list of names', 'Name,Town\nChan,Hong Kong\nLee,Kowloon'],
    ['nothing', ''],
  ])('%s is no bank’s table', (_, text) => {
    expect(readBankCsv(text, { encoding: 'utf-8' })).toBeNull();
  });
});
