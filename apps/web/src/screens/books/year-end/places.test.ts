import { describe, expect, it } from 'vitest';
import { placesOf, postingsPath } from './places.ts';

const year = { start: '2025-04-01', end: '2026-03-31' };

describe('where a figure or an open point leads', () => {
  it('opens an account’s postings of the year', () => {
    expect(postingsPath('4000', year)).toBe('/reports/account-transaction?account=4000&from=2025-04-01&to=2026-03-31');
  });
  it.each([
    ['drafts', ['/sales?state=draft', '/purchases?state=draft']],
    ['bank_lines', ['/bank-statement']],
    ['documents', ['/document']],
    ['suspense', ['/reports/account-transaction?account=2990&from=2025-04-01&to=2026-03-31']],
    ['opening_equity', ['/accounting/opening-balances']],
    ['something_new', []],
  ])('%s', (point, paths) => {
    expect(placesOf(point, year, '2990').map(({ path }) => path)).toEqual(paths);
  });
});
