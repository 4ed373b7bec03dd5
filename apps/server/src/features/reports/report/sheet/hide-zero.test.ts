import type { SheetColumn, SheetRow } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { hideZero, hideZeroRows } from './hide-zero.ts';

const column = (key: string, kind: SheetColumn['kind'], sum = false): SheetColumn => {
  return { key, label: key, kind, currency: null, optional: false, group: null, ...(sum && { sum }) };
};
const columns = [column('account', 'text'), column('a', 'money'), column('b', 'money'), column('total', 'money', true)];

type Values = readonly (string | null)[];
const row = (kind: SheetRow['kind'], section: string | null, key: string, ...values: Values): SheetRow => ({
  key,
  kind,
  depth: 0,
  section,
  cells: [key, ...values].map((value) => ({ value })),
});
const keysAfter = (rows: SheetRow[]) => hideZeroRows({ columns, rows }).map(({ key }) => key);

describe('rows without an amount', () => {
  const heading = row('heading', 's', 'head', null, null, null);
  const zero = row('line', 's', 'zero', '0.00', null, '0.00');
  const full = row('line', 's', 'full', '0.00', '-0.01', '-0.01');
  const nilSum = row('subtotal', 's', 'sum', '0.00', '0.00', '0.00');
  const sum = row('subtotal', 's', 'sum', '0.00', '-0.01', '-0.01');
  const total = row('total', null, 'all', '0.00', '0.00', '0.00');
  it.each<[string, SheetRow[], string[]]>([
    ['a line of zeros goes, one with a cent stays', [heading, zero, full, sum], ['head', 'full', 'sum']],
    ['a section of zeros goes with its heading and its sum', [heading, zero, nilSum, total], ['all']],
    ['a total of zero stays', [zero, total], ['all']],
    ['a section that had no lines stays', [heading, nilSum], ['head', 'sum']],
    ['a sum that is not zero stays with its heading', [heading, zero, sum], ['head', 'sum']],
    ['a row of words alone stays', [row('line', 's', 'words', null, null, null)], ['words']],
    ['the opening of an account stays', [heading, row('opening', 's', 'open', null, null, '0.00')], ['head', 'open']],
    [
      'lines that cancel out stay, with the sum of zero',
      [heading, row('line', 's', 'in', '5.00', null, '5.00'), row('line', 's', 'out', '-5.00', null, '-5.00'), nilSum],
      ['head', 'in', 'out', 'sum'],
    ],
  ])('%s', (_what, rows, expected) => {
    expect(keysAfter(rows)).toEqual(expected);
  });

  it('a contact of zero stays while one of its documents has an amount, without the others', () => {
    const details = [
      row('detail', null, 'd1', '5.00', '-5.00', '0.00'),
      row('detail', null, 'd2', '0.00', null, '0.00'),
    ];
    const [shown] = hideZeroRows({ columns, rows: [{ ...row('line', null, 'c', '0.00', '0.00', '0.00'), details }] });
    expect(shown?.details?.map(({ key }) => key)).toEqual(['d1']);
  });
});

describe('columns without an amount', () => {
  const shownKeys = (rows: SheetRow[], keepsColumns = false) => {
    const shown = hideZero({ columns, rows }, keepsColumns);
    for (const { cells } of shown.rows) expect(cells).toHaveLength(shown.columns.length);
    return shown.columns.map(({ key }) => key);
  };
  const line = (...values: Values) => row('line', null, 'x', ...values);
  it.each<[string, SheetRow[], string[]]>([
    ['one of zeros goes', [line('1.00', '0.00', '1.00'), line('2.00', null, '2.00')], ['account', 'a', 'total']],
    ['the sum stays, also if it is zero', [line('1.00', '-1.00', '0.00')], ['account', 'a', 'b', 'total']],
    [
      'a sheet of zeros keeps them all',
      [row('total', null, 't', '0.00', '0.00', '0.00')],
      ['account', 'a', 'b', 'total'],
    ],
    [
      'one that has an amount in a detail stays',
      [{ ...line('1.00', '0.00', '1.00'), details: [line(null, '2.00', null)] }],
      ['account', 'a', 'b', 'total'],
    ],
  ])('%s', (_what, rows, expected) => {
    expect(shownKeys(rows)).toEqual(expected);
  });

  it('stay in a list of records', () => {
    expect(shownKeys([line('1.00', '0.00', '1.00')], true)).toHaveLength(4);
  });

  it('take the side of their figures along', () => {
    const sided = [column('account', 'text'), column('a', 'money'), column('side', 'text'), column('b', 'money')];
    const shown = hideZero({ columns: sided, rows: [line('0.00', 'Dr', '1.00')] }, false);
    expect(shown.columns.map(({ key }) => key)).toEqual(['account', 'b']);
  });
});
