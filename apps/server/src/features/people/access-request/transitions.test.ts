import { describe, expect, it } from 'vitest';
import { mayAct, type RequestAct, resultOf } from './transitions.ts';

const states = ['pending', 'accepted', 'rejected', 'cancelled', 'revoked'] as const;
const sides = ['practice', 'company'] as const;
const acts = ['accept', 'reject', 'cancel', 'revoke'] as const;

/** What may be done, written out: state, who asked, who acts, the acts. Everything else is refused. */
const table: Readonly<Record<string, readonly RequestAct[]>> = {
  'pending, practice asked, practice': ['cancel'],
  'pending, practice asked, company': ['accept', 'reject'],
  'pending, company asked, practice': ['accept', 'reject'],
  'pending, company asked, company': ['cancel'],
  'accepted, practice asked, practice': ['revoke'],
  'accepted, practice asked, company': ['revoke'],
  'accepted, company asked, practice': ['revoke'],
  'accepted, company asked, company': ['revoke'],
};

const cases = states.flatMap((state) =>
  sides.flatMap((askedBy) =>
    sides.flatMap((by) =>
      acts.map((act) => ({
        state,
        askedBy,
        by,
        act,
        allowed: table[`${state}, ${askedBy} asked, ${by}`]?.includes(act) ?? false,
      })),
    ),
  ),
);

describe('an access request', () => {
  it.each(cases)('$state, asked by $askedBy: $by $act: $allowed', ({ state, askedBy, by, act, allowed }) => {
    expect(mayAct(act, by, { state, askedBy })).toBe(allowed);
  });

  it.each([
    ['accept', 'accepted'],
    ['reject', 'rejected'],
    ['cancel', 'cancelled'],
    ['revoke', 'revoked'],
  ] as const)('%s leads to %s', (act, state) => {
    expect(resultOf(act)).toBe(state);
  });
});
