import { describe, expect, it } from 'vitest';
import { bodyOf, startDraft } from './sample-draft.ts';

const draft = startDraft({ from: '2025-04-01', to: '2026-03-31' });

describe('the request of a sample', () => {
  it('has the number of items of a random sample, and a seed only if one was typed', () => {
    expect(bodyOf({ ...draft, size: ' 12 ', interval: '5.00' })).toMatchObject({
      size: 12,
      interval: null,
      seed: null,
    });
    expect(bodyOf({ ...draft, seed: ' 2026 ' })).toMatchObject({ seed: '2026' });
  });

  it('has the interval of a monetary unit sample', () => {
    const unit = { ...draft, method: 'monetary_unit' as const, interval: '5000.00' };
    expect(bodyOf(unit)).toMatchObject({ size: null, interval: '5000.00' });
    expect(bodyOf({ ...unit, interval: '' })).toMatchObject({ interval: null });
  });

  it('has no seed for the largest items', () => {
    expect(bodyOf({ ...draft, method: 'largest', seed: '2026' })).toMatchObject({ size: 25, seed: null });
  });

  it('leaves out a number that is not whole, so that the server says what to enter', () => {
    expect(bodyOf({ ...draft, size: '2.5' }).size).toBeNull();
  });
});
