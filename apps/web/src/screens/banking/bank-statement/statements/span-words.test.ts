import type { TimelineSpan } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { stateOf, troublesOf } from './span-words.ts';

const span = (over: Partial<TimelineSpan> = {}): TimelineSpan => ({
  statement_id: 's',
  kind: 'statement',
  start: '2026-04-01',
  end: '2026-04-30',
  opening_balance: '0.00',
  closing_balance: '0.00',
  opening_holds: null,
  state: 'to_review',
  to_do: 0,
  ...over,
});

describe('the state of a statement on the timeline', () => {
  it.each<[string, Partial<TimelineSpan>]>([
    ['gap', { kind: 'gap', statement_id: null }],
    ['overlap', { kind: 'overlap', statement_id: null }],
    ['wrong_opening', { opening_holds: false, state: 'reconciled' }],
    ['reconciled', { opening_holds: true, state: 'reconciled' }],
    ['failed', { state: 'failed' }],
    ['to_do', { to_do: 3 }],
    ['coded', { to_do: 0 }],
  ])('%s', (state, over) => {
    expect(stateOf(span(over))).toBe(state);
  });

  it('asks for a check of gaps, overlaps and opening balances that do not follow', () => {
    const spans = [span(), span({ kind: 'gap' }), span({ opening_holds: false }), span({ kind: 'gap' })];
    expect(troublesOf(spans)).toEqual({ gap: 2, overlap: 0, wrong_opening: 1 });
  });
});
