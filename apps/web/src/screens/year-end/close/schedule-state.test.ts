import type { ScheduleRow, SignOffRow } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { canSign } from './schedule-state.ts';

const row = (state: ScheduleRow['state'], ...signed: [SignOffRow['role'], boolean][]): ScheduleRow => ({
  account: { code: '1200', name: 'Stock', name_zh: '存貨', type: 'asset' },
  opening: '0.00',
  movement: '10.00',
  closing: '10.00',
  currency: 'HKD',
  compared: '10.00',
  source: null,
  difference: null,
  typed: null,
  explanation: '',
  state,
  files: [],
  version: 0,
  hash: 'a',
  sign_offs: signed.map(([role, stale]) => ({ role, by: 'Ann', at: '2026-04-01T00:00:00Z', hash: 'a', stale })),
});

describe('a schedule', () => {
  it('is prepared when it agrees or is explained, and again when it has changed', () => {
    expect(canSign(row('agrees'), 'preparer')).toBe(true);
    expect(canSign(row('open'), 'preparer')).toBe(false);
    expect(canSign(row('unsupported'), 'preparer')).toBe(false);
    expect(canSign(row('explained', ['preparer', false]), 'preparer')).toBe(false);
    expect(canSign(row('explained', ['preparer', true]), 'preparer')).toBe(true);
  });

  it('is reviewed after a valid preparation', () => {
    expect(canSign(row('agrees'), 'reviewer')).toBe(false);
    expect(canSign(row('agrees', ['preparer', true]), 'reviewer')).toBe(false);
    expect(canSign(row('agrees', ['preparer', false]), 'reviewer')).toBe(true);
    expect(canSign(row('agrees', ['preparer', false], ['reviewer', false]), 'reviewer')).toBe(false);
  });
});
