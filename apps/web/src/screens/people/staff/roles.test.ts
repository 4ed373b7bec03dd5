import type { StaffRow } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { isLastOwner } from './roles.ts';

const row = (id: string, role: StaffRow['role']): StaffRow => ({
  id,
  number: 1,
  name: id,
  email: `${id}@lantern.example`,
  role,
  state: 'active',
  last_seen_at: null,
  expires_at: null,
  expired: false,
  mail_failed: false,
});

describe('the last owner', () => {
  it.each([
    ['the only one', ['owner', 'reader'], true],
    ['one of two', ['owner', 'owner'], false],
    ['no owner at all', ['reader', 'owner'], false],
  ] as const)('%s', (_, roles, expected) => {
    const rows = roles.map((role, at) => row(String(at), role));
    expect(isLastOwner(rows[0] ?? row('', 'reader'), rows)).toBe(expected);
  });
});
