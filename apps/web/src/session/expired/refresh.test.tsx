import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Call, pending, Refusal, serve, Unreached } from '../../../test/fake-server.ts';
import { toastStore } from '../../components/feedback/toast/toast.ts';
import { signOut, switchCompany } from '../session-actions.ts';
import { dispatchSession, sessionState } from '../session-store.ts';
import { refreshSession } from './refresh.ts';

/** What the server waits for before it answers the profile of a company. */
let waits: Map<string, Promise<unknown>>;
let isCodePending: boolean;

async function answer({ name, query }: Call): Promise<unknown> {
  if (name === 'GET /api/user/profile') {
    const id = String(query.company_id);
    await waits.get(id);
    return { second_factor_pending: isCodePending, permission_level: 2, role: 'owner', company: id };
  }
  if (name === 'GET /api/company') return { data: [{ id: 'c1' }, { id: 'c2' }], meta: { total: 2 } };
  if (name.endsWith('/account/')) return [{ id: `bank of ${name.split('/')[3]}` }];
  return {};
}

beforeEach(() => {
  waits = new Map();
  isCodePending = false;
  serve(answer);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  dispatchSession({ type: 'signedOut', byChoice: false });
  vi.restoreAllMocks();
});

const place = () => [
  sessionState().company?.id ?? null,
  localStorage.getItem('companyId'),
  localStorage.getItem('accountId'),
];

/** A refresh of the first company that is still running. */
function slowRefresh() {
  const answered = pending<void>();
  localStorage.setItem('companyId', 'c1');
  waits.set('c1', answered.promise);
  return { answered, running: refreshSession() };
}

describe('a refresh during which something else happens', () => {
  it('does not take the user back to the company they left meanwhile', async () => {
    const { answered, running } = slowRefresh();
    await switchCompany('c2');
    expect(place()).toEqual(['c2', 'c2', 'bank of c2']);
    answered.resolve();
    await running;
    expect(place()).toEqual(['c2', 'c2', 'bank of c2']);
    expect(sessionState().profile).toMatchObject({ company: 'c2' });
  });

  it('waits for the one that began later', async () => {
    const { answered, running } = slowRefresh();
    const later = pending<void>();
    waits.set('c2', later.promise);
    const switching = switchCompany('c2');
    answered.resolve();
    let isOver = false;
    void running.then(() => {
      isOver = true;
    });
    await new Promise((done) => setTimeout(done));
    expect(isOver).toBe(false);
    later.resolve();
    await Promise.all([running, switching]);
    expect(place()[0]).toBe('c2');
  });

  it('does not sign the user in again after they signed out', async () => {
    const { answered, running } = slowRefresh();
    await signOut();
    answered.resolve();
    await running;
    expect([sessionState().authenticated, sessionState().company, sessionState().leftByChoice]).toEqual([
      false,
      null,
      true,
    ]);
  });

  it('that fails then says nothing', async () => {
    const { answered, running } = slowRefresh();
    const before = toastStore.snapshot().length;
    await switchCompany('c2');
    answered.reject(new Unreached());
    await running;
    expect([toastStore.snapshot().length - before, sessionState().authenticated]).toEqual([0, true]);
  });

  it('still lets a confirmed code in', async () => {
    isCodePending = true;
    await refreshSession();
    expect([sessionState().authenticated, sessionState().secondFactorPending]).toEqual([false, true]);
    isCodePending = false;
    const answered = pending<void>();
    waits.set('null', answered.promise);
    const confirming = refreshSession({ confirmed: true });
    const other = refreshSession();
    answered.resolve();
    await Promise.all([confirming, other]);
    expect([sessionState().authenticated, sessionState().secondFactorPending]).toEqual([true, false]);
  });
});

it('a visitor who is not signed in is known as such once the server was asked', async () => {
  serve(() => {
    throw new Refusal(401, 'unauthenticated');
  });
  await refreshSession();
  expect([sessionState().initialised, sessionState().authenticated]).toEqual([true, false]);
});
