import { describe, expect, it } from 'vitest';
import { isTable, readTable } from '../../../components/table/pasted-table.ts';
import { addUp, matchAccount, type PastedRow, readFigure, readPasted } from './pasted-balances.ts';

const accounts = [
  { code: '1010', name: 'Bank - HKD current', name_zh: '銀行 - 港元往來戶口' },
  { code: '1100', name: 'Trade receivables', name_zh: '應收賬款' },
  { code: '2110', name: 'Accrued expenses', name_zh: '應計費用' },
  { code: '3000', name: 'Share capital', name_zh: '股本' },
];

const short = (rows: readonly PastedRow[]) =>
  rows.map((row) => [row.code ?? row.words, row.debit, row.credit, row.isReadable]);

describe('a table', () => {
  it.each([
    [
      'a\tb\nc\td\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\n"c,1",d',
      [
        ['a', 'b'],
        ['c,1', 'd'],
      ],
    ],
    [
      'a;1,5\nb;2,5',
      [
        ['a', '1,5'],
        ['b', '2,5'],
      ],
    ],
    ['"say ""so""",1\n\n', [['say "so"', '1']]],
    ['\uFEFFcode,name\n', [['code', 'name']]],
  ])('%j', (text, rows) => {
    expect(readTable(text)).toEqual(rows);
  });
  it('is distinguished from a single cell', () => {
    expect([isTable('1,234.50'), isTable('1010\t5'), isTable('a\nb'), isTable('5\n')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('an account', () => {
  it.each([
    [['1010'], '1010'],
    [['Share capital'], '3000'],
    [['share  CAPITAL'], '3000'],
    [['應收賬款'], '1100'],
    [['1010 - Bank HKD'], '1010'],
    [['', 'Accrued expenses'], '2110'],
    [['Bank – HKD current'], '1010'],
    [['Goodwill'], undefined],
    [['10101'], undefined],
  ])('%j is %s', (cells, code) => {
    expect(matchAccount(accounts, cells)?.code).toBe(code);
  });
});

describe('a figure', () => {
  it.each([
    ['1,234.50', true, '1234.50'],
    ['(20)', true, '-20.00'],
    ['20.00 Cr', true, '-20.00'],
    ['20 DR', true, '20.00'],
    ['貸 20', true, '-20.00'],
    ['-', true, null],
    ['', true, null],
    ['0.00', true, null],
    ['HKD 5.00', true, '5.00'],
    ['Debit', false, null],
    ['1.234', false, null],
  ])('%s', (text, isFigure, value) => {
    expect(readFigure(text, 'HKD')).toEqual({ isFigure, value });
  });
});

describe('pasted balances', () => {
  it.each([
    [
      'code and signed amount',
      '1010\t500.00\n3000\t-500.00',
      [
        ['1010', '500.00', null, true],
        ['3000', null, '500.00', true],
      ],
    ],
    [
      'name and amount, with a heading',
      'Account,Balance\nShare capital,"(10,000.00)"',
      [['3000', null, '10000.00', true]],
    ],
    [
      'code, name, debit, credit and a total',
      'Code\tAccount\tDebit\tCredit\n1010\tBank\t7,000.00\t\n2110\tAccrued\t\t7,000.00\nTotal\t\t7,000.00\t7,000.00',
      [
        ['1010', '7000.00', null, true],
        ['2110', null, '7000.00', true],
      ],
    ],
    [
      'name, debit, credit',
      'Trade receivables\t900\t-\n應計費用\t-\t900',
      [
        ['1100', '900.00', null, true],
        ['2110', null, '900.00', true],
      ],
    ],
    [
      'code, name and amount',
      '1010,Bank,25.5\n3000,Capital,-25.5',
      [
        ['1010', '25.50', null, true],
        ['3000', null, '25.50', true],
      ],
    ],
    [
      'name, code and amount',
      'Bank,1010,25.5\nCapital,3000,-25.5',
      [
        ['1010', '25.50', null, true],
        ['3000', null, '25.50', true],
      ],
    ],
    ['an account nobody knows', 'Goodwill\t12.00', [['Goodwill', '12.00', null, true]]],
    [
      'an amount nobody can read',
      '1010\t1.00\n3000\t1.234',
      [
        ['1010', '1.00', null, true],
        ['3000', null, null, false],
      ],
    ],
    ['lines of nil', '1010\t0.00\n3000\t', []],
    ['nothing', '  \n ', []],
  ])('%s', (_name, text, expected) => {
    expect(short(readPasted(text, accounts, 'HKD'))).toEqual(expected);
  });
  it('of one account are added up', () => {
    expect(addUp(readPasted('1010\t5.00\n1010\t-7.50\nGoodwill\t1.00', accounts, 'HKD'), 'HKD')).toEqual([
      { code: '1010', debit: null, credit: '2.50' },
    ]);
  });
});
