import type { ReportSheet, SheetRow } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { sampleSheet } from '../sample-sheet.ts';
import { agesOf, barredColumn, ofAge } from './aged-parts.ts';

const keys = ['contact', 'current', 'period_0', 'period_1', 'total'];
const row = (kind: SheetRow['kind'], key: string, values: (string | null)[], details?: SheetRow[]): SheetRow => ({
  kind,
  key,
  depth: 0,
  section: null,
  cells: [{ value: key }, ...values.map((value) => ({ value }))],
  details,
});
const aged: ReportSheet = {
  ...sampleSheet,
  report: 'aged-receivable',
  columns: keys.map((key) => ({ key, label: key, kind: 'money', currency: null, optional: false, group: null })),
  rows: [
    row(
      'line',
      'Aurora',
      ['10.00', '20.00', '0.00', '30.00'],
      [row('detail', 'INV-1', ['10.00', null, null, '10.00']), row('detail', 'INV-2', [null, '20.00', null, '20.00'])],
    ),
    row('line', 'Beacon', ['-5.00', '0.00', '50.00', '45.00']),
    row('total', 'total', ['5.00', '20.00', '50.00', '75.00']),
  ],
};

describe('the ages of an aged report', () => {
  it('are its columns, with the totals of all contacts', () => {
    expect(agesOf(aged).map(({ key, value, step }) => [key, value, step])).toEqual([
      ['current', '5.00', 0],
      ['period_0', '20.00', 2],
      ['period_1', '50.00', 4],
    ]);
  });

  it.each<[string, ReportSheet]>([
    ['another report', { ...aged, report: 'balance-sheet' }],
    ['a report in which nothing is open', { ...aged, rows: [row('total', 'total', ['0.00', '0.00', '0.00', '0.00'])] }],
    ['a report without rows', { ...aged, rows: [] }],
  ])('%s has none', (_, sheet) => {
    expect(agesOf(sheet)).toEqual([]);
  });

  it.each([
    ['period_0', ['Aurora', 'total'], ['INV-2']],
    ['period_1', ['Beacon', 'total'], []],
    ['current', ['Aurora', 'Beacon', 'total'], ['INV-1']],
    ['total', ['Aurora', 'Beacon', 'total'], ['INV-1', 'INV-2']],
    ['', ['Aurora', 'Beacon', 'total'], ['INV-1', 'INV-2']],
  ])('%j keeps its contacts and documents, and the totals', (age, rows, details) => {
    const kept = ofAge(aged, age).rows;
    expect(kept.map(({ key }) => key)).toEqual(rows);
    expect(kept.flatMap((one) => (one.details ?? []).map(({ key }) => key))).toEqual(details);
  });

  it('have bars in the column of totals, measured against the largest contact', () => {
    expect(barredColumn(aged)).toEqual({ key: 'total', largest: '45.00' });
    expect(barredColumn(sampleSheet)).toBeNull();
  });
});
