import type { SheetRow } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { detailKeys, type Folds, sectionsOf, shownRows, toggled } from './fold.ts';
import { sampleCustomer, sampleSheet } from './sample-sheet.ts';

const folds = (sections: string[], details: string[] = []): Folds => ({
  sections: new Set(sections),
  details: new Set(details),
});
const shown = (given: Folds) => shownRows(sampleSheet, given).map(({ row }) => row.cells.map((cell) => cell.value));

describe('a folded section', () => {
  it('shows its heading with the figures of the row that closes it', () => {
    expect(shown(folds(['current_assets']))).toEqual([
      ['Current assets', '302057.88', '286450.30'],
      ['Equity', null, null],
      ['3100 Retained earnings', '-1200.50', '0.00'],
      ['Total equity', '-1200.50', '0.00'],
    ]);
  });

  it('all of them are a summary', () => {
    expect(shown(folds(['all']))).toEqual([
      ['Current assets', '302057.88', '286450.30'],
      ['Equity', '-1200.50', '0.00'],
    ]);
  });

  it('keeps what its heading says itself', () => {
    const [heading, ...rows] = sampleSheet.rows;
    const own = { ...heading, cells: [{ value: 'J0005' }, { value: null }, { value: '1.00' }] } as SheetRow;
    const [first] = shownRows({ ...sampleSheet, rows: [own, ...rows] }, folds(['current_assets']));
    expect(first?.row.cells.map(({ value }) => value)).toEqual(['J0005', '302057.88', '1.00']);
  });

  it('says which it is and that it is closed', () => {
    const [first] = shownRows(sampleSheet, folds(['current_assets']));
    expect(first?.fold).toEqual({ kind: 'section', key: 'current_assets', isOpen: false });
  });

  it('nothing folded shows every row', () => {
    expect(shown(folds([]))).toHaveLength(sampleSheet.rows.length);
  });
});

describe('details', () => {
  const keys = (given: Folds) => shownRows({ ...sampleSheet, rows: [sampleCustomer] }, given).map(({ row }) => row.key);
  it.each([
    ['are closed at first', folds([]), ['c1']],
    ['open under their row', folds([], ['c1']), ['c1', 'INV-0001', 'INV-0002']],
    ['all open', folds([], ['all']), ['c1', 'INV-0001', 'INV-0002']],
  ])('%s', (_what, given, expected) => {
    expect(keys(given)).toEqual(expected);
  });
});

describe('a fold that changes', () => {
  const known = ['a', 'b', 'c'];
  it.each([
    ['one is added', ['a'], 'b', ['a', 'b']],
    ['one is taken away', ['a', 'b'], 'a', ['b']],
    ['the last one makes it all', ['a', 'b'], 'c', ['all']],
    ['one of all leaves the others', ['all'], 'b', ['a', 'c']],
  ])('%s', (_what, before, key, after) => {
    expect([...toggled(new Set(before), key, known)]).toEqual(after);
  });
});

it('what can be folded is found in the rows', () => {
  expect(sectionsOf(sampleSheet.rows)).toEqual(['current_assets', 'equity']);
  expect(detailKeys([...sampleSheet.rows, sampleCustomer])).toEqual(['c1']);
});
