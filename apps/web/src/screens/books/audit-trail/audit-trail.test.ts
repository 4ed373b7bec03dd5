import { describe, expect, it } from 'vitest';
import { valueKeys, valueKind } from '../../../components/audit-trail/change-words.ts';
import { subjectPath } from '../../../components/audit-trail/subject.ts';
import { isNarrowed, isUpsideDown, queryOf, wholeTrail } from '../../../components/audit-trail/trail-view.ts';

const id = '2f942975-9d12-4d62-b65c-0f96b0576630';

describe('the question of an address', () => {
  it('is the whole trail when it says nothing', () => {
    expect(queryOf(wholeTrail)).toEqual({ page: 1, limit: 50 });
    expect(isNarrowed(wholeTrail)).toBe(false);
    expect(isNarrowed({ ...wholeTrail, page: '3' })).toBe(false);
  });
  it('carries what narrows it', () => {
    const view = {
      q: ' rent ',
      group: 'settings',
      person: id,
      practice: id,
      from: '2026-01-01',
      to: '2026-01-31',
      subject: '6400',
      before: 'somewhere',
      page: '2',
    };
    expect(queryOf(view)).toEqual({
      page: 2,
      limit: 50,
      before: 'somewhere',
      q: 'rent',
      group: 'settings',
      record: '6400',
      user_id: id,
      practice_id: id,
      from: '2026-01-01',
      to: '2026-01-31',
    });
    expect(isNarrowed({ ...wholeTrail, from: '2026-01-01' })).toBe(true);
  });
  it('leaves out what is said wrongly', () => {
    expect(queryOf({ ...wholeTrail, person: 'me', group: 'all', from: '2026-02-30', to: 'x', page: '-1' })).toEqual({
      page: 1,
      limit: 50,
    });
  });
  it('is empty when the first day is after the last day', () => {
    const view = { ...wholeTrail, from: '2026-02-01', to: '2026-01-31' };
    expect(isUpsideDown(view)).toBe(true);
    expect(queryOf(view)).toBeNull();
  });
});

describe('where a row leads', () => {
  const row = { subject_type: 'x', subject_id: id, entry_id: null, action: 'changed' };
  it.each([
    [{ entry_id: id, subject_type: 'journal_entry' }, `/journal-entry/${id}`],
    [{ subject_type: 'ledger_account', subject_id: '6400' }, '/accounting/chart-of-accounts?q=6400&inactive=1'],
    [{ subject_type: 'tax_code', subject_id: 'UK 20' }, '/accounting/tax-codes?q=UK+20'],
    [{ subject_type: 'exchange_rate', subject_id: 'USD 2026-03-31' }, '/accounting/exchange-rates?currency=USD'],
    [{ subject_type: 'exchange_rate', subject_id: 'csv' }, '/accounting/exchange-rates'],
    [{ subject_type: 'company', action: 'period_lock' }, '/accounting/period-lock'],
    [{ subject_type: 'company', action: 'exported' }, '/accounting/export-import'],
    [{ subject_type: 'import_run' }, '/accounting/export-import'],
    [{ subject_type: 'company' }, `/company/${id}`],
    [{ subject_type: 'manual_journal' }, `/accounting/journals/${id}`],
    [{ subject_type: 'manual_journal', action: 'journal_draft_deleted' }, null],
    [{ subject_type: 'purchase_bill' }, `/invoice/${id}`],
    [{ subject_type: 'document' }, `/document/${id}`],
    [{ subject_type: 'opening_balance' }, '/accounting/opening-balances'],
    [{ subject_type: 'journal_entry' }, `/journal-entry/${id}`],
    [{ subject_type: 'company_member' }, '/settings/explore/corporate-staff-management'],
    [{ subject_type: 'access_request' }, '/settings/explore/access-management'],
    [{ subject_type: 'recurring_invoice' }, `/sales/recurring/${id}`],
    [{ subject_type: 'something_new' }, null],
  ])('%j', (part, path) => {
    expect(subjectPath({ ...row, ...part })).toBe(path);
  });
});

describe('a kept value', () => {
  it.each([
    ['name', null, 'nothing'],
    ['name', '', 'nothing'],
    ['date', '2026-03-31', 'day'],
    ['recorded_at', '2026-03-31T16:00:00.000Z', 'instant'],
    ['active', 'true', 'yes'],
    ['active', 'false', 'no'],
    ['hash', 'a'.repeat(64), 'hash'],
    ['added', '{"a":1}', 'structure'],
    ['section', 'revenue', 'word'],
    ['name', 'Rent', 'text'],
    ['rate', '7.8126', 'text'],
  ])('%s %s is %s', (field, value, kind) => {
    expect(valueKind(field, value)).toBe(kind);
  });
  it('finds its words by its field', () => {
    expect(valueKeys('section', 'revenue')).toEqual(['accounting-chart-of-accounts:section.revenue']);
    expect(valueKeys('name', 'x')).toEqual([]);
  });
});
