import type { ReportSheet, SheetRow } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { sampleSheet } from '../sheet/sample-sheet.ts';
import { profitFiguresOf } from './profit-figures.ts';

const row = (kind: SheetRow['kind'], key: string, section: string | null, ...amounts: string[]): SheetRow => ({
  kind,
  key,
  depth: 0,
  section,
  cells: [key, ...amounts].map((value) => ({ value })),
});
const rows = [
  row('line', 'revenue.4000', 'revenue', '300.00', '100.00'),
  row('subtotal', 'revenue.total', 'revenue', '300.00', '100.00'),
  row('line', 'cost_of_sales.5000', 'cost_of_sales', '100.00', '90.00'),
  row('total', 'gross_profit', null, '200.00', '10.00'),
  ...['10.00', '20.00', '-5.00', '30.00', '40.00', '50.00'].map((amount, index) =>
    row('line', `rent_${index}`, 'operating_expenses', amount, '1.00'),
  ),
  row('line', 'taxation.7000', 'taxation', '999.00', '0.00'),
  row('total', 'profit_for_period', null, '-0.20', '-50.00'),
];
const columns = ['account', 'amount_0', 'amount_1'];
const columnsOf = (keys: readonly string[], sum?: string): ReportSheet['columns'] =>
  keys.map((key) => ({
    key,
    label: key,
    kind: 'money',
    currency: null,
    optional: false,
    group: null,
    sum: key === sum,
  }));
const sheet = (over: Partial<ReportSheet> = {}): ReportSheet => ({
  ...sampleSheet,
  report: 'profit-loss',
  columns: columnsOf(columns),
  rows,
  ...over,
});

describe('the figures above the profit and loss', () => {
  it.each<[string, Partial<ReportSheet>, string | null, string | null]>([
    ['of its period, not of the one it is compared with', {}, '66.7', '-0.1'],
    ['of the total after its months', { columns: columnsOf(columns, 'amount_1') }, '10.0', '-50.0'],
    ['of no revenue there is no margin', { rows: rows.slice(2) }, null, null],
  ])('margins %s', (_, over, gross, net) => {
    expect(profitFiguresOf(sheet(over))).toMatchObject({ grossMargin: gross, netMargin: net });
  });

  it('the five largest expenses, without tax and without what came back', () => {
    const names = profitFiguresOf(sheet())?.expenses.map(({ name, cell }) => [name, cell.value]);
    expect(names).toEqual([
      ['cost_of_sales.5000', '100.00'],
      ['rent_5', '50.00'],
      ['rent_4', '40.00'],
      ['rent_3', '30.00'],
      ['rent_1', '20.00'],
    ]);
  });

  it.each<[string, Partial<ReportSheet>]>([
    ['another report', { report: 'balance-sheet' }],
    ['a report without figures', { empty: true }],
    ['a report without amounts', { columns: [] }],
    ['a period whose column is hidden', { columns: columnsOf(['account', 'amount_1']) }],
  ])('%s has none', (_, over) => {
    expect(profitFiguresOf(sheet(over))).toBeNull();
  });
});
