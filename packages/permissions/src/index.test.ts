import { describe, expect, it } from 'vitest';
import { type Access, type Caller, MEMBER, OWNER, type Refusal, refusalFor } from './index.ts';

const stranger: Caller = { signedIn: false, secondFactorPending: false, companyLevel: null };
const pending: Caller = { signedIn: true, secondFactorPending: true, companyLevel: OWNER };
const outsider: Caller = { signedIn: true, secondFactorPending: false, companyLevel: null };
const reader: Caller = { signedIn: true, secondFactorPending: false, companyLevel: MEMBER };
const owner: Caller = { signedIn: true, secondFactorPending: false, companyLevel: OWNER };
const unknownLevel: Caller = { signedIn: true, secondFactorPending: false, companyLevel: 7 };

const matrix: [Access, Caller, Refusal | null][] = [
  ['public', stranger, null],
  ['public', owner, null],
  ['pending', stranger, 'unauthenticated'],
  ['pending', pending, null],
  ['user', stranger, 'unauthenticated'],
  ['user', pending, 'second_factor_pending'],
  ['user', outsider, null],
  ['read', stranger, 'unauthenticated'],
  ['read', pending, 'second_factor_pending'],
  ['read', outsider, 'not_found'],
  ['read', reader, null],
  ['read', owner, null],
  ['read', unknownLevel, 'not_found'],
  ['write', stranger, 'unauthenticated'],
  ['write', pending, 'second_factor_pending'],
  ['write', outsider, 'not_found'],
  ['write', reader, 'forbidden'],
  ['write', owner, null],
  ['write', unknownLevel, 'not_found'],
  ['owner', stranger, 'unauthenticated'],
  ['owner', pending, 'second_factor_pending'],
  ['owner', outsider, 'not_found'],
  ['owner', reader, 'forbidden'],
  ['owner', owner, null],
  ['owner', unknownLevel, 'not_found'],
];

describe('who may do what', () => {
  it.each(matrix)('%s by %j -> %s', (access, caller, expected) => {
    expect(refusalFor(access, caller)).toBe(expected);
  });
});
