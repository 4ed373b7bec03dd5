import type { ManifestStatement } from '@folio/documents';
import { describe, expect, it } from 'vitest';
import { sameRawDate } from './compare.ts';
import { fitLabels } from './fit-labels.ts';
import type { TruthLine, TruthStatement } from './truth.ts';

function found(openingBalance: string): ManifestStatement {
  return {
    account: '1',
    currency: 'EUR',
    periodStart: null,
    periodEnd: null,
    dueDate: null,
    openingBalance,
    closingBalance: null,
    lines: [],
  };
}

function line(description: string, amount = '5.00'): TruthLine {
  return { date: '2026-01-13', description, out: null, in: amount, balance: null };
}

const FIRST: TruthStatement = {
  account: '1',
  currency: 'EUR',
  openingBalance: '10.00',
  closingBalance: '15.00',
  lines: [line('A')],
};
const SECOND: TruthStatement = {
  account: '1',
  currency: 'EUR',
  openingBalance: '15.00',
  closingBalance: '20.00',
  lines: [line('B')],
};

describe('labels of data files', () => {
  it('pages of one statement are one where the reader joined them', () => {
    expect(fitLabels([FIRST, SECOND], [found('10.00')], 'mt940')).toMatchObject([
      { openingBalance: '10.00', closingBalance: '20.00', lines: [{}, {}] },
    ]);
  });

  it.each([
    ['the reader found both', [FIRST, SECOND], [found('10.00'), found('15.00')]],
    ['the second does not go on from the first', [FIRST, { ...SECOND, openingBalance: '99.00' }], [found('10.00')]],
    ['it is another account', [FIRST, { ...SECOND, account: '2' }], [found('10.00')]],
  ])('two statements stay two where %s', (_, labels, statements) => {
    expect(fitLabels(labels, statements, 'mt940')).toHaveLength(2);
  });

  it('an opening balance labelled as a row is one only where the reader found that balance', () => {
    const label = { lines: [line('Opening Balance', '10.00'), line('A')] };
    expect(fitLabels([label], [found('10.00')], 'qif')[0]?.lines).toHaveLength(1);
    expect(fitLabels([label], [found('11.00')], 'qif')[0]?.lines).toHaveLength(2);
  });

  it('labels of pages stay as they are', () => {
    const labels = [FIRST, SECOND];
    expect(fitLabels(labels, [found('10.00')], undefined)).toBe(labels);
  });

  it('a day as printed has the same numbers in any order', () => {
    expect([
      sameRawDate("2/14'2020", '2020-02-14'),
      sameRawDate("1/ 5'26", '2026-01-05'),
      sameRawDate("2/15'2020", '2020-02-14'),
    ]).toEqual([true, true, false]);
  });
});
