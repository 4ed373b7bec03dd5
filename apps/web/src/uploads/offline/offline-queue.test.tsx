import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal, routes, serve, Unreached } from '../../../test/fake-server.ts';
import { settled } from '../../../test/render.tsx';
import { clearPageMemory } from '../../session/page-memory.ts';
import { rememberPerson } from './last-person.ts';
import {
  countQueued,
  deleteQueuedOf,
  keepQueueIn,
  queueFile,
  retryQueued,
  sendAllQueued,
  useQueuedFiles,
} from './offline-queue.ts';
import { deviceStorage, type QueueStorage } from './queue-storage.ts';
import type { QueuedFile } from './queued-file.ts';

function inMemory(): QueueStorage {
  const kept = new Map<string, QueuedFile>();
  return {
    all: async () => [...kept.values()],
    put: async (file) => void kept.set(file.id, file),
    remove: async (id) => void kept.delete(id),
  };
}

const photo = (id: string) => ({ id, companyId: 'c1', file: new File(['%PDF-'], `${id}.pdf`) });
const uploads = 'POST /api/company/c1/upload-files/';

/** A server where this person is signed in and whose answer to an upload is `answer`. */
function serverOf(userId: string, answer: () => unknown) {
  const calls = serve(routes({ 'GET /api/user/profile': () => ({ id: userId }), [uploads]: answer }));
  return () => calls.filter(({ name }) => name === uploads).map(({ headers }) => headers['Idempotency-Key']);
}

beforeEach(() => {
  keepQueueIn(inMemory());
  rememberPerson('amy');
  // Without network no timer sends files here.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => {
  clearPageMemory();
  keepQueueIn(deviceStorage);
  vi.restoreAllMocks();
});

describe('documents that wait for the network', () => {
  it('are sent once each, under their own keys, and leave the list', async () => {
    const keys = serverOf('amy', () => ({}));
    const { result } = renderHook(() => useQueuedFiles());
    await act(async () => {
      await queueFile(photo('photo-one'));
      await queueFile(photo('photo-two'));
    });
    expect(result.current.map(({ name }) => name)).toEqual(['photo-one.pdf', 'photo-two.pdf']);
    await act(async () => {
      await Promise.all([sendAllQueued(), sendAllQueued()]);
      await settled();
    });
    expect([...new Set(keys())]).toEqual(['photo-one', 'photo-two']);
    expect(result.current).toEqual([]);
    await sendAllQueued();
    expect(await countQueued()).toBe(0);
  });

  it('stay while the server is not reached', async () => {
    const keys = serverOf('amy', () => {
      throw new Unreached();
    });
    await queueFile(photo('photo-one'));
    await sendAllQueued();
    expect([keys(), await countQueued()]).toEqual([['photo-one'], 1]);
  });

  it('keep the reason if the server rejects them, and are sent again when the person asks', async () => {
    let rejects = true;
    serverOf('amy', () => {
      if (rejects) throw new Refusal(413, 'too_large', { message: 'Too large.' });
      return {};
    });
    const { result } = renderHook(() => useQueuedFiles());
    await act(async () => {
      await queueFile(photo('photo-one'));
      await sendAllQueued();
    });
    expect(result.current[0]?.problem).toBe('Too large.');
    rejects = false;
    await act(() => retryQueued('photo-one'));
    expect(result.current).toEqual([]);
  });

  it('of another person are neither shown nor sent, also if that person is signed in by another tab', async () => {
    await queueFile(photo('photo-one'));
    const keys = serverOf('ben', () => ({}));
    await sendAllQueued();
    rememberPerson('ben');
    await sendAllQueued();
    expect([keys(), await countQueued()]).toEqual([[], 0]);
    rememberPerson('amy');
    expect(await countQueued()).toBe(1);
  });

  it('are deleted from the device when the person asks for it', async () => {
    await queueFile(photo('photo-one'));
    await deleteQueuedOf('amy');
    expect(await countQueued()).toBe(0);
  });

  it('are not kept for a person who is not known', async () => {
    clearPageMemory();
    await expect(queueFile(photo('photo-one'))).rejects.toThrow('no person');
  });
});
