import type { SheetColumn, SheetRow } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { cardParts } from './cards/card-parts.ts';
import { narrowSheet, tabletSheet } from './narrow-sheet.ts';
import { sampleSheet } from './sample-sheet.ts';
import { headGroups, placeCells, rowWords, shownColumns } from './sheet-layout.ts';

const column = (key: string, kind: SheetColumn['kind'], group: string | null = null): SheetColumn => ({
  key,
  label: key,
  kind,
  currency: null,
  optional: false,
  group,
});
const ledger = [
  column('code', 'code'),
  column('account', 'text'),
  column('type', 'text'),
  column('debit', 'money', 'Mar 31, 2026'),
  column('credit', 'money', 'Mar 31, 2026'),
  column('earlier', 'money', 'Mar 31, 2025'),
];
const row = (kind: SheetRow['kind'], ...values: (string | null)[]): SheetRow => ({
  key: 'r',
  kind,
  depth: 0,
  section: null,
  cells: values.map((value) => ({ value })),
});
const spans = (given: SheetRow) => placeCells(given, ledger).map(({ span }) => span);

describe('the place of a cell', () => {
  it.each([
    ['a heading takes the row', row('heading', 'Assets', null, null, null, null, null), [6]],
    ['a folded heading keeps its figures', row('heading', 'Assets', null, null, '1.00', null, null), [3, 1, 1, 1]],
    ['a total takes the empty words beside it', row('total', 'Total', null, null, '1.00', '1.00', null), [3, 1, 1, 1]],
    ['words beside it stay, and spread too', row('total', 'Total', 'two', null, '1.00', '1.00', null), [1, 2, 1, 1, 1]],
    ['nothing does not spread', row('total', null, null, 'Total', '1.00', null, null), [1, 1, 1, 1, 1, 1]],
    ['a line stays in its columns', row('line', '1010', null, null, '1.00', null, null), [1, 1, 1, 1, 1, 1]],
  ])('%s', (_what, given, expected) => {
    expect(spans(given)).toEqual(expected);
  });

  it('cells that were not sent are empty', () => {
    expect(placeCells(row('line', '1010'), ledger).map(({ cell }) => cell.value)).toEqual([
      '1010',
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('the columns shown', () => {
  const columns = [
    column('contact', 'text'),
    column('due_date', 'day'),
    column('total', 'money'),
    column('none', 'money'),
  ];
  const document = { ...row('detail', 'INV-1', '2026-03-31', '5.00', null), key: 'd' };
  const customer: SheetRow = { ...row('line', 'Aurora', null, '5.00', null), details: [document] };
  it('leave out what only folded rows have', () => {
    expect(shownColumns(columns, [customer])).toEqual([0, 2, 3]);
  });
  it('are all of them when the rows are unfolded', () => {
    expect(shownColumns(columns, [customer, document])).toEqual([0, 1, 2, 3]);
  });
});

describe('heads above heads', () => {
  it('span the columns of their group', () => {
    expect(headGroups(ledger).map(({ label, span }) => [label, span])).toEqual([
      [null, 3],
      ['Mar 31, 2026', 2],
      ['Mar 31, 2025', 1],
    ]);
  });
  it('are left out where no column has a group', () => {
    expect(headGroups(sampleSheet.columns)).toEqual([]);
  });
});

describe('a sheet on a phone', () => {
  it('has code and name in one column and no type', () => {
    const sheet = narrowSheet({
      ...sampleSheet,
      columns: ledger,
      rows: [
        row('line', '1010', 'Bank', 'Asset', '1.00', null, null),
        row('total', null, 'Total', null, '1.00', null, null),
      ],
    });
    expect(sheet.columns.map(({ key }) => key)).toEqual(['account', 'debit', 'credit', 'earlier']);
    expect(sheet.rows.map(({ cells }) => cells.map(({ value }) => value))).toEqual([
      ['1010 Bank', '1.00', null, null],
      ['Total', '1.00', null, null],
    ]);
  });
  it('stays where its first column is words already', () => {
    expect(narrowSheet(sampleSheet)).toBe(sampleSheet);
  });
});

describe('a list on a tablet', () => {
  const columns = ['type', 'account', 'currency', 'foreign_amount', 'debit'].map((key) => column(key, 'text'));
  const rows = [
    {
      ...row('heading', 'Receipt', null, null, null, null),
      details: [row('line', null, 'Bank', 'USD', '15.00', '116.88')],
    },
  ];

  it('leaves out what an entry shows anyway, in folded rows as well', () => {
    const sheet = tabletSheet({ ...sampleSheet, report: 'journal-report', columns, rows });
    expect(sheet.columns.map(({ key }) => key)).toEqual(['account', 'debit']);
    expect(sheet.rows[0]?.cells.map(({ value }) => value)).toEqual([null, null]);
    expect(sheet.rows[0]?.details?.[0]?.cells.map(({ value }) => value)).toEqual(['Bank', '116.88']);
  });

  it('keeps every column of the other reports', () => {
    expect(tabletSheet(sampleSheet)).toBe(sampleSheet);
  });
});

it('a row is named by its first words', () => {
  expect(rowWords(row('line', '1010', 'Bank', 'Asset', '1.00', null, null), ledger)).toBe('1010 Bank');
});

describe('a row as a card', () => {
  const columns = [
    column('date', 'day'),
    column('number', 'code'),
    column('contact', 'text'),
    column('description', 'text'),
    column('debit', 'money'),
    column('balance', 'money'),
    column('side', 'text'),
  ];
  const values = (parts: readonly { cell: { value: string | null } }[]) => parts.map(({ cell }) => cell.value);
  it('has its most important words first and leaves out empty cells', () => {
    const { title, notes, figures } = cardParts(
      row('line', '2026-03-03', 'J0001', 'Kowloon Properties', 'Rent', null, '9000.00', 'Cr'),
      columns,
    );
    expect(title?.cell.value).toBe('Kowloon Properties');
    expect(values(notes)).toEqual(['2026-03-03', 'J0001', 'Rent']);
    expect(figures).toMatchObject([{ cell: { value: '9000.00' }, suffix: 'Cr' }]);
  });
  it('has its description first where it has no contact', () => {
    expect(cardParts(row('opening', '2026-03-01', null, null, 'Opening balance'), columns).title?.cell.value).toBe(
      'Opening balance',
    );
  });
  it('a heading has its own words', () => {
    const { title, figures } = cardParts(row('heading', '1010 Bank', null, null, null, '5.00', null, null), columns);
    expect(title?.cell.value).toBe('1010 Bank');
    expect(values(figures)).toEqual(['5.00']);
  });
});
