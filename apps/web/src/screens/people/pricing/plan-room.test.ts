import type { Plan, PlanLimits } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { formatBytes } from '../../../components/page/format-bytes.ts';
import { isOver, percentOf, roomiestFor, type Used } from './plan-room.ts';

const none: PlanLimits = {
  companies: null,
  documents_a_month: null,
  storage_bytes: null,
  people: null,
  clients: null,
};
const words = { 'en-US': 'x', 'zh-Hant': 'x' };
const plan = (id: string, limits: Partial<PlanLimits>): Plan => ({
  id,
  name: words,
  about: words,
  price: null,
  limits: { ...none, ...limits },
  features: [],
});
const used = (over: Partial<Used>): Used => ({
  companies: 1,
  documents_a_month: 10,
  storage_bytes: 100,
  people: 2,
  clients: 0,
  ...over,
});

describe('room in a plan', () => {
  it.each([
    [0, 10, 0, false],
    [3, 9, 33, false],
    [10, 10, 100, false],
    [11, 10, 100, true],
    [0, 0, null, false],
    [1, 0, null, true],
    [99, null, null, false],
  ])('%i of %s: %s percent, over: %s', (amount, limit, percent, over) => {
    expect([percentOf(amount, limit), isOver(amount, limit)]).toEqual([percent, over]);
  });

  it('is found in the first plan that holds everything, else the last', () => {
    const plans = [plan('a', { companies: 1, clients: 0 }), plan('b', { companies: 5, clients: 0 })];
    expect(roomiestFor(plans, used({}))?.id).toBe('a');
    expect(roomiestFor(plans, used({ companies: 2 }))?.id).toBe('b');
    expect(roomiestFor(plans, used({ clients: 3 }))?.id).toBe('b');
    expect(roomiestFor([], used({}))).toBeUndefined();
  });

  it.each([
    [0, '0 bytes'],
    [1023, '1,023 bytes'],
    [1024, '1 kB'],
    [1_572_864, '1.5 MB'],
    [21_474_836_480, '20 GB'],
  ])('%i bytes are %s', (bytes, text) => {
    expect(formatBytes(bytes, 'en-US')).toBe(text);
  });
});
