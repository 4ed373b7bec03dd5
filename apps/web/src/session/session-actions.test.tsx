import type { CompanyRow, Profile } from '@folio/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Call, Refusal, serve, Unreached } from '../../test/fake-server.ts';
import { toastStore } from '../components/feedback/toast/toast.ts';
import { closeAccessEnded, hasAccessEnded } from './expired/access-ended.ts';
import { refreshSession } from './expired/refresh.ts';
import { accessStands } from './expired/watch-access.ts';
import { followSignOut, signIn, signOut, switchCompany } from './session-actions.ts';
import { dispatchSession, sessionState } from './session-store.ts';

interface World {
  profile: Partial<Profile>;
  /** The first page of the user's companies. */
  companies: Partial<CompanyRow>[];
  /** Companies that are reached only by their id. */
  reached: Record<string, Partial<CompanyRow>>;
  fault: Error | null;
}
let world: World;
let calls: readonly Call[];
const notFound = new Refusal(404, 'not_found');

function answer({ name, query }: Call): unknown {
  if (world.fault !== null && !name.endsWith('/csrf')) throw world.fault;
  if (name === 'GET /api/user/profile')
    return {
      second_factor_pending: false,
      permission_level: 2,
      role: 'owner',
      company: query.company_id,
      ...world.profile,
    };
  if (name === 'GET /api/company') return { data: world.companies, meta: { total: world.companies.length } };
  if (name.endsWith('/account/')) return [{ id: `bank of ${name.split('/')[3]}` }];
  if (name === 'POST /fortify/login') return { second_factor_pending: world.profile.second_factor_pending ?? false };
  const id = /^GET \/api\/company\/(\w+)$/.exec(name)?.[1];
  if (id === undefined) return {};
  const found = world.reached[id];
  if (found === undefined) throw notFound;
  return found;
}

const place = () => [
  sessionState().company?.id ?? null,
  localStorage.getItem('companyId'),
  localStorage.getItem('accountId'),
];
const flags = () => {
  const { initialised, authenticated, secondFactorPending, readOnly } = sessionState();
  return { initialised, authenticated, secondFactorPending, readOnly };
};
const named = (part: string) => calls.filter(({ name }) => name.includes(part));

beforeEach(() => {
  world = { profile: {}, companies: [{ id: 'c1' }, { id: 'c2' }], reached: {}, fault: null };
  calls = serve(answer);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  dispatchSession({ type: 'signedOut', byChoice: false });
  closeAccessEnded();
  vi.restoreAllMocks();
});

describe('loading the session', () => {
  it.each([
    ['without a stored company: the first', null, {}, ['c1', 'c1', 'bank of c1']],
    ['with a stored one of the first page', 'c2', {}, ['c2', 'c2', 'bank of c2']],
    ['with a stored one of a later page', 'c9', { c9: { id: 'c9' } }, ['c9', 'c9', 'bank of c9']],
    ['with one that is not reached any more: the first', 'c9', {}, ['c1', 'c1', 'bank of c1']],
  ])('%s', async (_, stored, reached, expected) => {
    world.reached = reached;
    if (stored !== null) localStorage.setItem('companyId', stored);
    await refreshSession();
    expect(place()).toEqual(expected);
    expect(sessionState().profile).toMatchObject({ company: expected[0] });
    expect(flags()).toEqual({ initialised: true, authenticated: true, secondFactorPending: false, readOnly: false });
  });

  it('without any company keeps no company and no account', async () => {
    world.companies = [];
    localStorage.setItem('companyId', 'gone');
    await refreshSession();
    expect(place()).toEqual([null, null, null]);
  });

  it('before the code is confirmed asks for nothing but the profile', async () => {
    world.profile = { second_factor_pending: true };
    await refreshSession();
    expect([calls.length, flags().authenticated, flags().secondFactorPending]).toEqual([1, false, true]);
  });

  it.each([
    ['of a visitor who is not signed in is silent', new Refusal(401, 'unauthenticated'), null],
    ['without a connection says so', new Unreached(), 'common:error.network'],
    ['that the server rejects shows its message', new Refusal(500, 'internal', { message: 'Ask us.' }), 'Ask us.'],
  ])('%s', async (_, fault, said) => {
    world.fault = fault;
    const before = new Set(toastStore.snapshot());
    await refreshSession();
    const fresh = toastStore.snapshot().filter((toast) => !before.has(toast));
    expect(fresh.at(-1)?.text ?? null).toBe(said);
    expect(flags()).toMatchObject({ initialised: true, authenticated: false });
  });
});

describe('signing in and out', () => {
  it.each([
    [false, { authenticated: true, secondFactorPending: false }],
    [true, { authenticated: false, secondFactorPending: true }],
  ])('a code follows: %s', async (isPending, expected) => {
    world.profile = { second_factor_pending: isPending };
    expect(await signIn('a@b.hk', 'secret', '/contacts?page=2')).toBe(isPending);
    expect(flags()).toMatchObject(expected);
    expect(localStorage.getItem('redirectTo')).toBe('/contacts?page=2');
  });

  it('signing out forgets the company, and informs the other tabs', async () => {
    await refreshSession();
    await signOut();
    expect([flags().authenticated, sessionState().company, sessionState().leftByChoice]).toEqual([false, null, true]);
    expect(localStorage.getItem('signedOutAt')).not.toBeNull();
  });

  it('a rejected sign-out leaves the person signed in', async () => {
    await refreshSession();
    world.fault = new Unreached();
    await signOut();
    expect([flags().authenticated, localStorage.getItem('signedOutAt')]).toEqual([true, null]);
  });

  it('another tab that signed out concerns only a tab that is signed in', async () => {
    followSignOut();
    expect(sessionState().leftByChoice).toBe(false);
    await refreshSession();
    followSignOut();
    expect([flags().authenticated, sessionState().leftByChoice]).toEqual([false, true]);
  });
});

describe('changing the company', () => {
  it('loads the other one', async () => {
    await refreshSession();
    await switchCompany('c2');
    expect(place()).toEqual(['c2', 'c2', 'bank of c2']);
    expect(named('view-as')).toEqual([]);
  });

  it('notes in the books of a client when a practice opens and leaves them', async () => {
    world.reached = { k1: { id: 'k1', via_practice: { id: 'p1', name: 'Practice' } } };
    await refreshSession();
    await switchCompany('k1');
    await switchCompany(null);
    expect(place()[0]).toBe('c1');
    expect(
      calls
        .filter(({ body }) => typeof body === 'object' && body !== null && 'on' in body)
        .map(({ body }) => (body as { on: boolean }).on),
    ).toEqual([true, false]);
  });
});

describe('access that ends while a company is on the screen', () => {
  it('is noticed once, by however many calls asked at the same time', async () => {
    await refreshSession();
    world.profile = { role: null } as Partial<Profile>;
    const before = named('profile').length;
    expect(await Promise.all([accessStands(), accessStands()])).toEqual([false, false]);
    expect([named('profile').length - before, hasAccessEnded()]).toEqual([1, true]);
    expect(await accessStands()).toBe(false);
  });

  it('does not come back when a call of the old books fails during the switch', async () => {
    await refreshSession();
    world.profile = { role: null } as Partial<Profile>;
    await accessStands();
    const leaving = switchCompany('c2');
    await accessStands();
    world.profile = {};
    await leaving;
    expect([hasAccessEnded(), place()[0]]).toEqual([false, 'c2']);
  });

  it('is not assumed when the server cannot be asked', async () => {
    await refreshSession();
    world.fault = new Unreached();
    expect([await accessStands(), hasAccessEnded()]).toEqual([true, false]);
  });

  it('a changed role takes effect at once', async () => {
    await refreshSession();
    world.profile = { role: 'bookkeeper', permission_level: 1 } as unknown as Partial<Profile>;
    expect(await accessStands()).toBe(true);
    await vi.waitFor(() => expect(sessionState().readOnly).toBe(true));
  });
});
