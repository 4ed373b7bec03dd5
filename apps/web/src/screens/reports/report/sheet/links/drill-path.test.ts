import type { Drill } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { drillPath } from './drill-path.ts';

const now = { known_on: '', names: 'one' };
const cases: [string, Drill, string][] = [
  [
    'a balance to the postings it is made of',
    { report: 'account-transaction', query: { account: '1010', from: '2025-04-01', to: '2026-03-31' } },
    '/reports/account-transaction?account=1010&from=2025-04-01&to=2026-03-31',
  ],
  [
    'the profit for the year to the profit and loss',
    { report: 'profit-loss', query: { from: '2025-04-01', to: '2026-03-31' } },
    '/reports/profit-loss?from=2025-04-01&to=2026-03-31',
  ],
  [
    'several accounts, their commas written safely',
    { report: 'general-ledger', query: { account: '1010,1020', to: '2026-03-31' } },
    '/reports/general-ledger?account=1010%2C1020&to=2026-03-31',
  ],
  ['a report without parameters', { report: 'aged-payable', query: {} }, '/reports/aged-payable'],
  ['a posting to its entry', { entry: 'e1' }, '/journal-entry/e1'],
  ['a number to its invoice', { invoice: 'i1' }, '/invoice/i1'],
  ['evidence to its document', { document: 'd1' }, '/document/d1'],
];

describe('where a figure leads', () => {
  it.each(cases)('%s', (_what, drill, path) => {
    expect(drillPath(drill, now)).toBe(path);
  });

  it('the same books in the same names: as known on an instant, names in both languages', () => {
    const drill: Drill = { report: 'account-transaction', query: { account: '1010', to: '2026-03-31' } };
    const from = { known_on: '2026-04-22T10:00:00Z', names: 'both' };
    expect(drillPath(drill, from)).toBe(
      '/reports/account-transaction?account=1010&to=2026-03-31&known_on=2026-04-22T10%3A00%3A00Z&names=both',
    );
    const own: Drill = { ...drill, query: { ...drill.query, known_on: '2026-04-01T00:00:00Z', names: 'one' } };
    expect(drillPath(own, from)).toContain('known_on=2026-04-01T00%3A00%3A00Z&names=one');
  });
});
