import { describe, expect, it } from 'vitest';
import {
  type Access,
  type Caller,
  companyAccesses,
  may,
  type Refusal,
  refusalFor,
  roles,
  scopeHolds,
  scopeOf,
  type TokenScope,
  tokenScopes,
} from './index.ts';

/** The whole table, written out: a change of the scopes is a change here. */
const matrix: Readonly<Record<TokenScope, string>> = {
  //      desk upload read write approve control oversee owner
  read: ' yes    no   yes   no     no      no      no     no',
  write: 'yes   yes   yes  yes     no      no      no     no',
};

const stands = tokenScopes.flatMap((scope) =>
  matrix[scope]
    .trim()
    .split(/\s+/)
    .map((word, place) => ({ scope, access: companyAccesses[place] ?? 'owner', allowed: word === 'yes' })),
);

const caller: Caller = { signedIn: true, secondFactorPending: false, role: 'owner' };

describe('the scopes of API tokens', () => {
  it('have a column for every access', () => {
    expect(stands).toHaveLength(tokenScopes.length * companyAccesses.length);
  });

  it.each(stands)('$scope $access: $allowed', ({ scope, access, allowed }) => {
    expect(scopeHolds(scope, access)).toBe(allowed);
    for (const role of roles) {
      const expected: Refusal | null = !may(role, access) ? 'forbidden' : allowed ? null : 'token_scope';
      expect(refusalFor(access, { ...caller, role, scope })).toBe(expected);
    }
  });

  it.each<[Access, TokenScope, Refusal | null]>([
    ['public', 'read', null],
    ['pending', 'write', 'token_scope'],
    ['user', 'write', 'token_scope'],
  ])('%s with %s: %s', (access, scope, expected) => {
    expect(refusalFor(access, { ...caller, scope })).toBe(expected);
  });

  it('reaches no company its owner does not', () => {
    expect(refusalFor('read', { ...caller, role: null, scope: 'write' })).toBe('not_found');
    expect(refusalFor('write', { ...caller, archived: true, scope: 'write' })).toBe('company_archived');
  });

  it('is identified by its name', () => {
    expect([scopeOf('read'), scopeOf('write'), scopeOf('owner'), scopeOf(null)]).toEqual(['read', 'write', null, null]);
  });
});
