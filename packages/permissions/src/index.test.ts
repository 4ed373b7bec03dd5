import { describe, expect, it } from 'vitest';
import {
  type Access,
  accessesOf,
  type Caller,
  companyAccesses,
  levelOf,
  may,
  permissionLevelOf,
  type Refusal,
  type Role,
  refusalFor,
  roleOf,
  roles,
} from './index.ts';

/** The whole table, written out: a change of the permissions is a change here. */
const matrix: Readonly<Record<Role, string>> = {
  //          desk upload read write approve control oversee owner
  owner: '      yes    yes  yes   yes     yes     yes     yes   yes',
  adviser: '    yes    yes  yes   yes     yes     yes     yes    no',
  approver: '   yes    yes  yes   yes     yes      no      no    no',
  bookkeeper: ' yes    yes  yes   yes      no      no      no    no',
  uploader: '   yes    yes   no    no      no      no      no    no',
  reader: '     yes     no  yes    no      no      no      no    no',
};

const stands = roles.flatMap((role) =>
  matrix[role]
    .trim()
    .split(/\s+/)
    .map((word, place) => ({ role, access: companyAccesses[place] ?? 'owner', allowed: word === 'yes' })),
);

const signedIn: Caller = { signedIn: true, secondFactorPending: false, role: null };

describe('the table', () => {
  it('has a row for every role and a column for every access', () => {
    expect(stands).toHaveLength(roles.length * companyAccesses.length);
  });

  it.each(stands)('$role $access: $allowed', ({ role, access, allowed }) => {
    expect(may(role, access)).toBe(allowed);
    expect(refusalFor(access, { ...signedIn, role })).toBe(allowed ? null : 'forbidden');
  });

  it.each(stands)('$role $access in an archived company', ({ role, access, allowed }) => {
    const stays = ['desk', 'read', 'oversee', 'owner'].includes(access);
    const expected: Refusal | null = !allowed ? 'forbidden' : stays ? null : 'company_archived';
    expect(refusalFor(access, { ...signedIn, role, archived: true })).toBe(expected);
    expect(accessesOf(role, true).includes(access)).toBe(expected === null);
  });
});

describe('callers without a company', () => {
  const nobody: Caller = { signedIn: false, secondFactorPending: false, role: null };
  const pending: Caller = { signedIn: true, secondFactorPending: true, role: 'owner' };
  const cases: [Access, Caller, Refusal | null][] = [
    ['public', nobody, null],
    ['public', pending, null],
    ['pending', nobody, 'unauthenticated'],
    ['pending', pending, null],
    ['user', nobody, 'unauthenticated'],
    ['user', pending, 'second_factor_pending'],
    ['user', signedIn, null],
    ...companyAccesses.flatMap((access): [Access, Caller, Refusal | null][] => [
      [access, nobody, 'unauthenticated'],
      [access, pending, 'second_factor_pending'],
      [access, signedIn, 'not_found'],
    ]),
  ];
  it.each(cases)('%s by %j: %s', (access, caller, expected) => {
    expect(refusalFor(access, caller)).toBe(expected);
  });
});

describe('levels of the specification', () => {
  it.each<[Role, number, number]>([
    ['owner', 2, 2],
    ['adviser', 2, 2],
    ['approver', 3, 2],
    ['bookkeeper', 3, 2],
    ['uploader', 3, 2],
    ['reader', 3, 3],
  ])('%s: level %i, permission_level %i', (role, level, permissionLevel) => {
    expect(levelOf(role)).toBe(level);
    expect(permissionLevelOf(accessesOf(role, false))).toBe(permissionLevel);
  });

  it('every user is at most read-only in an archived company or without a role', () => {
    expect(permissionLevelOf(accessesOf('owner', true))).toBe(3);
    expect(permissionLevelOf(accessesOf(null, false))).toBe(3);
  });

  it.each([
    ['owner', 'owner'],
    ['administrator', null],
    ['', null],
    [null, null],
  ])('the text %s names %s', (text, role) => {
    expect(roleOf(text)).toBe(role);
  });
});
