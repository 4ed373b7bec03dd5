import type { CompanyRow, Profile } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { gate } from './gate.ts';
import { initialSession, nextSession, type SessionEvent, type SessionState } from './session-state.ts';

const profile: Profile = {
  id: '7b0a8a54-5f0e-4a0e-9f0e-0d4a5b6c7d8e',
  name: 'Lam Hoi Yan',
  email: 'hoiyan@example.com',
  avatar: null,
  permission_level: 2,
  account_type: 'company',
  second_factor_pending: false,
  administers_server: false,
  role: 'owner',
  may: ['desk', 'upload', 'read', 'write', 'approve', 'control', 'owner'],
  via_practice: null,
  practices: [],
  language: 'en-US',
  date_format: 'month_day_year',
};
const company: CompanyRow | null = null;
const after = (...events: SessionEvent[]): SessionState => events.reduce(nextSession, initialSession);
const refreshed = (changes: Partial<Profile> = {}): SessionEvent => ({
  type: 'refreshed',
  profile: { ...profile, ...changes },
  company,
});

describe('the session flags', () => {
  it('begin uninitialised, signed out and read-only', () => {
    expect(initialSession).toMatchObject({
      initialised: false,
      authenticated: false,
      readOnly: true,
      secondFactorPending: false,
    });
  });

  it('a refresh initialises and authenticates when no second factor is pending', () => {
    expect(after(refreshed())).toMatchObject({ initialised: true, authenticated: true, readOnly: false });
  });

  it.each([
    [1, true],
    [2, false],
    [3, true],
  ])('permission level %i leaves read-only %s', (permission_level, readOnly) => {
    expect(after(refreshed({ permission_level })).readOnly).toBe(readOnly);
  });

  it('a refresh while the second factor is pending does not authenticate', () => {
    expect(after({ type: 'loginSucceeded' }, refreshed())).toMatchObject({
      initialised: true,
      authenticated: false,
      secondFactorPending: true,
    });
    expect(after(refreshed({ second_factor_pending: true })).authenticated).toBe(false);
  });

  it('a confirmed code authenticates and clears the pending flag', () => {
    const confirmed = after({ type: 'loginSucceeded' }, { type: 'codeConfirmed' }, refreshed());
    expect(confirmed).toMatchObject({ authenticated: true, secondFactorPending: false });
  });

  it('a failed refresh clears authenticated and initialises', () => {
    expect(after(refreshed(), { type: 'refreshFailed' })).toMatchObject({ initialised: true, authenticated: false });
  });

  it('sign-out clears everything but stays initialised', () => {
    expect(after(refreshed(), { type: 'signedOut', byChoice: true })).toEqual({
      ...initialSession,
      initialised: true,
      leftByChoice: true,
    });
  });
});

describe('the gate', () => {
  const cases: readonly (readonly [boolean, boolean, boolean, ReturnType<typeof gate>])[] = [
    [false, false, false, 'loader'],
    [false, true, true, 'loader'],
    [true, false, false, 'sign-in'],
    [true, false, true, 'confirm-code'],
    [true, true, true, 'confirm-code'],
    [true, true, false, 'app'],
  ];
  it.each(cases)('initialised %s, authenticated %s, pending %s: %s', (initialised, authenticated, pending, answer) => {
    expect(gate({ initialised, authenticated, secondFactorPending: pending })).toBe(answer);
  });

  it('says that there is no network until the server has said who is signed in', () => {
    const offline = after({ type: 'offlineFound' });
    expect(gate(offline)).toBe('offline');
    expect(gate(nextSession(offline, refreshed()))).toBe('app');
    expect(gate(nextSession(offline, { type: 'refreshFailed' }))).toBe('sign-in');
    expect(gate(after(refreshed(), { type: 'offlineFound' }))).toBe('app');
  });
});
