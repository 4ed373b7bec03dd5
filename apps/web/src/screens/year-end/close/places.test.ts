import type { ScheduleRow } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { isListed, placeOf } from './places.ts';

const row = (type: 'asset' | 'liability', difference: string | null, kind = 'ageing') =>
  ({ account: { type }, source: { kind }, difference }) as unknown as ScheduleRow;
const board = (...schedules: ScheduleRow[]) => ({ start: '2026-03-01', end: '2026-03-31', schedules });

describe('the place to correct what a check found', () => {
  it.each([
    ['receivables', [row('asset', '5.00'), row('liability', '0.00')], 'aged-receivable'],
    ['payables', [row('asset', '0.00'), row('liability', '-5.00')], 'aged-payable'],
    ['both', [row('asset', '5.00'), row('liability', '5.00')], 'aged-receivable'],
    ['another liability', [row('liability', '5.00', 'bank_proof')], 'aged-receivable'],
  ] as const)('is the aged report that differs: %s', (_, schedules, report) => {
    expect(placeOf('control_accounts', board(...schedules))).toBe(`/reports/${report}?as_at=2026-03-31`);
  });

  it('is the list of drafts for invoices and bills, which two screens show', () => {
    expect([isListed('draft_documents'), placeOf('draft_documents', board())]).toEqual([true, null]);
  });
});
