import { describe, expect, it } from 'vitest';
import { entryOf, numbered, TWO_YEARS } from '../sample-entries.ts';
import { buildJournalReport, compareJournals, type JournalReportParams } from './build.ts';

const ENTRIES = numbered([
  ...TWO_YEARS,
  entryOf('2025-05-01', { '6500': 40n, '1511': -40n }),
  entryOf('2025-05-01', { '6120': 12n, '2110': -12n }, 'auto_reversal'),
  entryOf('2025-06-30', { '1100': 55n, '4000': -55n }, 'sales_invoice'),
]);

function numbersOf(params: JournalReportParams): string[] {
  return buildJournalReport(params, ENTRIES, new Map()).journals.map((journal) => journal.journalNumber);
}

const YEAR = { from: '2025-04-01', to: '2026-03-31' };

describe('the journal report', () => {
  it('lists journals by date and number, or in the order they were made', () => {
    expect(numbersOf(YEAR)).toEqual(['J0001', 'J0006', 'J0007', 'J0002', 'J0008', 'J0003', 'J0004']);
    expect(numbersOf({ ...YEAR, order: 'number' })).toEqual([
      'J0001',
      'J0002',
      'J0003',
      'J0004',
      'J0006',
      'J0007',
      'J0008',
    ]);
  });

  it('knows that longer numbers are later ones', () => {
    const journals = ['J10000', 'J9999', 'J0001'].map((journalNumber) => ({ date: '2026-01-01', journalNumber }));
    const sorted = [...journals].sort(compareJournals('date')).map((journal) => journal.journalNumber);
    expect(sorted).toEqual(['J0001', 'J9999', 'J10000']);
  });

  it.each<[string, Partial<JournalReportParams>, string[]]>([
    ['one kind', { kinds: ['sales_invoice'] }, ['J0008']],
    ['two kinds', { kinds: ['sales_invoice', 'auto_reversal'] }, ['J0007', 'J0008']],
    ['by hand', { manualOnly: true, to: '2025-06-01' }, ['J0001', 'J0006', 'J0007']],
    ['by hand, of one kind', { manualOnly: true, kinds: ['auto_reversal', 'receipt'] }, ['J0007']],
  ])('keeps to %s', (_, filter, expected) => {
    expect(numbersOf({ ...YEAR, ...filter })).toEqual(expected);
  });

  it('totals each journal and all of them, debits equal to credits', () => {
    const { journals, totals } = buildJournalReport({ from: '2025-05-01', to: '2025-06-30' }, ENTRIES, new Map());
    expect(journals.map((journal) => [journal.totalDebitMinor, journal.totalCreditMinor])).toEqual([
      [40n, 40n],
      [12n, 12n],
      [9000n, 9000n],
      [55n, 55n],
    ]);
    expect(totals).toEqual({ count: 4, debitMinor: 9107n, creditMinor: 9107n });
  });

  it('is empty where nothing was posted, and refuses a period that ends before it starts', () => {
    expect(buildJournalReport({ from: '2020-01-01', to: '2020-12-31' }, ENTRIES, new Map()).totals.count).toBe(0);
    expect(() => numbersOf({ from: '2026-04-02', to: '2026-04-01' })).toThrow('bad_date_order');
  });
});
