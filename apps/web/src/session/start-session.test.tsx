import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Call, serve } from '../../test/fake-server.ts';
import { ApiError } from '../api/api-error.ts';
import { emitClientEvent } from '../api/client-events.ts';
import { queryClient } from '../api/query-client.ts';
import { toastStore } from '../components/feedback/toast/toast.ts';
import { askForConfirmation } from './confirm/confirmation.ts';
import { closeAccessEnded } from './expired/access-ended.ts';
import { closeExpiredDialog, useExpiredDialog } from './expired/expired-dialog-store.ts';
import { refreshSession } from './expired/refresh.ts';
import { dispatchSession, sessionState } from './session-store.ts';
import { startSession } from './start-session.ts';
import { signedOutKey } from './stored-ids.ts';

let role: string | null;

function answer({ name }: Call): unknown {
  if (name.startsWith('GET /api/user/profile')) return { permission_level: 2, role };
  if (name === 'GET /api/company') return { data: [{ id: 'c1' }, { id: 'c2' }], meta: { total: 2 } };
  return [];
}

let stop: () => void = () => undefined;

beforeEach(async () => {
  role = 'owner';
  serve(answer);
  localStorage.setItem('companyId', 'c1');
  stop = startSession();
  await refreshSession();
});
afterEach(() => {
  stop();
  closeAccessEnded();
  act(() => {
    dispatchSession({ type: 'signedOut', byChoice: false });
    closeExpiredDialog();
  });
  queryClient.clear();
});

const isAsked = () => renderHook(() => useExpiredDialog()).result.current;
const storage = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

describe('a session that the server does not know any more', () => {
  it('asks a user who was signed in, and keeps nothing of the company', () => {
    queryClient.setQueryData(['contacts'], [1]);
    emitClientEvent('unauthenticated', null);
    expect(isAsked()).toBe(true);
    emitClientEvent('signOut', null);
    expect([sessionState().authenticated, sessionState().leftByChoice]).toEqual([false, false]);
    expect(queryClient.getQueryData(['contacts'])).toBeUndefined();
  });

  it('does not ask a visitor who was not signed in', () => {
    dispatchSession({ type: 'signedOut', byChoice: true });
    emitClientEvent('unauthenticated', null);
    expect(isAsked()).toBe(false);
  });

  it('answers the question for the password with no, so that nothing waits for it', async () => {
    const asked = askForConfirmation();
    emitClientEvent('signOut', null);
    expect(await asked).toBe(false);
  });

  it('asks for the code where only that is missing', () => {
    emitClientEvent('secondFactorPending', null);
    expect([sessionState().authenticated, sessionState().secondFactorPending]).toEqual([false, true]);
  });
});

describe('a call that failed', () => {
  const fail = (status: number, message: string) =>
    emitClientEvent('failed', new ApiError({ status, word: status === 404 ? 'not_found' : 'forbidden', message }));
  const said = async (act: () => void) => {
    const before = new Set(toastStore.snapshot());
    act();
    await new Promise((done) => setTimeout(done, 5));
    return toastStore
      .snapshot()
      .filter((toast) => !before.has(toast))
      .map(({ text }) => text);
  };

  it('says why', async () => {
    expect(await said(() => fail(403, 'Readers may not post.'))).toEqual(['Readers may not post.']);
    expect(await said(() => fail(500, ''))).toEqual(['common:error.generic']);
  });

  it('because a record is gone says so; because the access has ended it does not', async () => {
    expect(await said(() => fail(404, 'Not found.'))).toEqual(['Not found.']);
    role = null;
    expect(await said(() => fail(404, 'Not found.'))).toEqual([]);
  });
});

describe('another tab', () => {
  it('that changes the company takes this one along', async () => {
    localStorage.setItem('companyId', 'c2');
    storage('companyId', 'c2');
    await vi.waitFor(() => expect(sessionState().company?.id).toBe('c2'));
  });

  it('that stores the company of this one changes nothing', () => {
    queryClient.setQueryData(['contacts'], [1]);
    storage('companyId', 'c1');
    storage('folio.theme', 'dark');
    expect(queryClient.getQueryData(['contacts'])).toEqual([1]);
  });

  it('that signs out signs this one out, by choice', () => {
    storage(signedOutKey, 'now');
    expect([sessionState().authenticated, sessionState().leftByChoice]).toEqual([false, true]);
    expect(isAsked()).toBe(false);
  });
});

it('a session that was disconnected hears nothing any more', () => {
  stop();
  emitClientEvent('unauthenticated', null);
  emitClientEvent('signOut', null);
  storage(signedOutKey, 'now');
  expect([isAsked(), sessionState().authenticated]).toEqual([false, true]);
});
