import { describe, expect, it } from 'vitest';
import { findingPath } from './finding-path.ts';

const id = '2f942975-9d12-4d62-b65c-0f96b0576630';

describe('where a finding leads', () => {
  it.each([
    ['month_balance', '6400 2025-02', '/reports/account-transaction?account=6400&from=2025-02-01&to=2025-02-28'],
    ['month_balance', 'nonsense', null],
    ['control_account', '1100', '/reports/account-transaction?account=1100'],
    ['document_balance', id, `/accounting/audit-trail?subject=${id}`],
    ['document_balance', 'x', null],
    ['trial_balance', 'all accounts', '/reports/trial-balance'],
    ['chain', 'J0007', null],
    ['balance', '7', null],
  ] as const)('%s of %s', (check, subject, path) => {
    expect(findingPath({ check, subject })).toBe(path);
  });
});
