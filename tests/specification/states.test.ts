import type { Profile } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { gate } from '../../apps/web/src/session/gate.ts';
import { pickCompany } from '../../apps/web/src/session/pick-ids.ts';
import { landingPath, rememberPath, takeLandingPath } from '../../apps/web/src/session/redirect.ts';
import { initialSession, nextSession, type SessionEvent } from '../../apps/web/src/session/session-state.ts';
import { keepId } from '../../apps/web/src/session/stored-ids.ts';
import { nextUploads, type UploadEvent, type UploadItem } from '../../apps/web/src/uploads/upload-state.ts';

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
  may: ['desk'],
  via_practice: null,
  practices: [],
  language: 'en-US',
  date_format: 'month_day_year',
};
const sessionAfter = (...events: SessionEvent[]) => events.reduce(nextSession, initialSession);
const refreshed = (changes: Partial<Profile> = {}): SessionEvent => ({
  type: 'refreshed',
  profile: { ...profile, ...changes },
  company: null,
});
const signedIn = [{ type: 'loginSucceeded' }, refreshed(), { type: 'codeConfirmed' }] as const;

describe('point 4, session flags', () => {
  it.each([
    ['initialised', false],
    ['authenticated', false],
    ['readOnly', true],
    ['secondFactorPending', false],
  ] as const)('%s begins as %s', (flag, value) => {
    expect(initialSession[flag]).toBe(value);
  });
});

describe('point 4, gate order', () => {
  const flags = (initialised: boolean, authenticated: boolean, secondFactorPending: boolean) =>
    gate({ initialised, authenticated, secondFactorPending });
  it('1. not initialised: a loader, whatever else holds', () => {
    expect([flags(false, false, false), flags(false, true, false), flags(false, true, true)]).toEqual(
      Array(3).fill('loader'),
    );
  });
  it('2. unauthenticated: sign-in', () => expect(flags(true, false, false)).toBe('sign-in'));
  it('3. authenticated with the second factor pending: confirm-code', () =>
    expect(flags(true, true, true)).toBe('confirm-code'));
  it('4. otherwise: the app', () => expect(flags(true, true, false)).toBe('app'));
});

describe('point 4, sign-in', () => {
  it('1. a successful login sets the pending flag', () => {
    expect(sessionAfter({ type: 'loginSucceeded' })).toMatchObject({ secondFactorPending: true, authenticated: false });
  });
  it('2. the refresh that follows does not authenticate', () => {
    expect(sessionAfter({ type: 'loginSucceeded' }, refreshed()).authenticated).toBe(false);
  });
  it('3. a confirmed code sets authenticated and clears pending', () => {
    expect(sessionAfter(...signedIn)).toMatchObject({ authenticated: true, secondFactorPending: false });
  });
});

describe('point 4, refresh', () => {
  it.each([
    ['missing', null, 'first'],
    ['not among the companies', 'gone', 'first'],
    ['among them', 'second', 'second'],
  ])('2. a stored companyId that is %s', (_, stored, expected) => {
    expect(pickCompany(stored, [{ id: 'first' }, { id: 'second' }])?.id).toBe(expected);
  });
  it('3. ids are kept under their keys, and a missing id removes its key', () => {
    const store = storeOf({ accountId: 'old' });
    keepId(store, 'companyId', 'c');
    keepId(store, 'accountId', null);
    expect([...store.kept]).toEqual([['companyId', 'c']]);
  });
  it('4. sets initialised, and authenticated if the second factor is not pending', () => {
    expect(sessionAfter(refreshed())).toMatchObject({ initialised: true, authenticated: true });
    expect(sessionAfter(refreshed({ second_factor_pending: true }))).toMatchObject({
      initialised: true,
      authenticated: false,
    });
  });
  it.each([
    [1, true],
    [2, false],
    [3, true],
    [0, true],
  ])('5. permission_level %i: read-only %s', (permission_level, readOnly) => {
    expect(sessionAfter(refreshed({ permission_level })).readOnly).toBe(readOnly);
  });
  it('6. a failure clears authenticated and sets initialised', () => {
    expect(sessionAfter({ type: 'refreshFailed' })).toMatchObject({ initialised: true, authenticated: false });
    expect(sessionAfter(...signedIn, { type: 'refreshFailed' }).authenticated).toBe(false);
  });
});

describe('point 4, sign-out', () => {
  it.each([true, false])('clears authenticated (by choice: %s)', (byChoice) => {
    expect(sessionAfter(...signedIn, { type: 'signedOut', byChoice }).authenticated).toBe(false);
  });
});

describe('point 4, redirectTo', () => {
  it('remembers the intended path, gives it back once, and then home', () => {
    const store = storeOf();
    rememberPath(store, '/reports/balance-sheet?as_at=2026-03-31');
    expect(store.kept.get('redirectTo')).toBe('/reports/balance-sheet?as_at=2026-03-31');
    expect(takeLandingPath(store, null)).toBe('/reports/balance-sheet?as_at=2026-03-31');
    expect(store.kept.has('redirectTo')).toBe(false);
    expect(takeLandingPath(store, null)).toBe('/home');
  });
  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    'javascript:alert(1)',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    ' //elsewhere.example',
    '/auth/sign-in',
    '/auth/../auth/sign-in',
    '',
  ])('never leads to %j', (path) => {
    expect(landingPath(storeOf({ redirectTo: path }), path)).toBe('/home');
  });
});

describe('point 4, upload item', () => {
  const item: UploadItem = {
    id: 'a',
    companyId: 'c',
    name: 'a.pdf',
    sizeBytes: 3000,
    storeOnly: false,
    route: 'document',
    status: 'waiting',
    percent: 0,
    problem: null,
    message: '',
    document: null,
    data: null,
  };
  const run = (...events: UploadEvent[]) => events.reduce<readonly UploadItem[]>(nextUploads, [item])[0];
  const started: UploadEvent = { type: 'started', id: 'a' };
  const failed: UploadEvent = { type: 'failed', id: 'a', message: '' };
  it('goes to uploading, with percent', () => {
    const sent: UploadEvent = { type: 'progressed', id: 'a', sentBytes: 1000, totalBytes: 3000 };
    expect(run(started, sent)).toMatchObject({ status: 'uploading', percent: 33 });
  });
  it('then to error', () => expect(run(started, failed)).toMatchObject({ status: 'error' }));
  it('and retry starts it again', () => {
    expect(run(started, failed, { type: 'retried', id: 'a' }, started)).toMatchObject({
      status: 'uploading',
      percent: 0,
    });
  });
});

function storeOf(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}
