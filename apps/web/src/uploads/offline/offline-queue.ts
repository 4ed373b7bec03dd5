import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import { api, once } from '../../api/api.ts';
import { ApiError } from '../../api/api-error.ts';
import { sessionCalls } from '../../api/queries/people/session.ts';
import { queryClient } from '../../api/query-client.ts';
import { toast } from '../../components/feedback/toast/toast.ts';
import { inTurn } from './in-turn.ts';
import { personNow } from './last-person.ts';
import { deviceStorage, type QueueStorage } from './queue-storage.ts';
import {
  afterAttempt,
  filesOf,
  nextFile,
  nextTime,
  type Outcome,
  outcomeOf,
  type QueuedFile,
  ready,
} from './queued-file.ts';

let storage: QueueStorage = deviceStorage;
let files: readonly QueuedFile[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Tests keep the files in memory. */
export function keepQueueIn(other: QueueStorage): void {
  storage = other;
  files = [];
}

/** A browser without IndexedDB, as in some private windows, has no waiting files. */
async function load(): Promise<void> {
  files = await storage.all().catch(() => []);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The files of the current person that wait on this device, the oldest first. */
export function useQueuedFiles(): readonly QueuedFile[] {
  return filesOf(
    useSyncExternalStore(subscribe, () => files),
    personNow(),
  );
}

/** How many files of the current person wait; read from the device, because another tab may have added some. */
export async function countQueued(): Promise<number> {
  await load();
  return filesOf(files, personNow()).length;
}

/**
 * Keeps a document until the network is back. It may have been sent already under the key `id`.
 * @throws if the device cannot keep it
 */
export async function queueFile(given: { id: string; companyId: string; file: File }): Promise<void> {
  const userId = personNow();
  if (userId === null) throw new Error('There is no person to whom the file belongs');
  const addedAt = Date.now();
  await storage.put({ ...given, userId, name: given.file.name, addedAt, attempts: 0, nextAt: addedAt, problem: null });
  await load();
  wait();
}

export async function removeQueued(id: string): Promise<void> {
  await storage.remove(id);
  await load();
}

/** Sends a rejected file again. */
export async function retryQueued(id: string): Promise<void> {
  const file = files.find((one) => one.id === id);
  if (file === undefined) return;
  await storage.put(ready(file));
  await sendQueued();
}

/** Deletes the waiting files of a person from this device. */
export async function deleteQueuedOf(userId: string): Promise<void> {
  await load();
  for (const { id } of filesOf(files, userId)) await storage.remove(id);
  await load();
}

/** Sends what waits and whose pause is over. */
export async function sendQueued(): Promise<void> {
  await inTurn(sendOneByOne);
  await load();
  wait();
}

/** The network is back: no file waits for the end of its pause. */
export async function sendAllQueued(): Promise<void> {
  await load();
  const waiting = filesOf(files, personNow()).filter(({ problem }) => problem === null);
  for (const file of waiting) await storage.put(ready(file));
  await sendQueued();
}

/** The files are read again each time, because other tabs change them too. */
async function sendOneByOne(): Promise<void> {
  for (;;) {
    await load();
    const file = nextFile(files, personNow(), Date.now());
    if (file === null) return;
    const outcome = await send(file);
    const kept = afterAttempt(file, outcome, Date.now());
    if (kept === null) await storage.remove(file.id);
    else await storage.put(kept);
    if (outcome.type === 'sent') noteSent(file);
  }
}

/** Asks first who is signed in: the person may have changed in another tab. */
async function send({ id, userId, companyId, name, file }: QueuedFile): Promise<Outcome> {
  const body = new FormData();
  body.append('files[0]', file, name);
  try {
    if ((await sessionCalls.profile(null)).id !== userId) return { type: 'unreached' };
    await api('POST /api/company/:companyId/upload-files/', { params: { companyId }, body, quiet: true, ...once(id) });
    return { type: 'sent' };
  } catch (cause) {
    if (cause instanceof ApiError) return outcomeOf(cause);
    throw cause;
  }
}

function noteSent({ name }: QueuedFile): void {
  toast.success(i18next.t('common:toast.uploaded', { name }));
  for (const queryKey of [['documents'], ['needs']]) void queryClient.invalidateQueries({ queryKey });
}

const SHORTEST_WAIT_MS = 1000;

/** Sends again when the pause of the next file is over. */
function wait(): void {
  clearTimeout(timer);
  const at = nextTime(files, personNow());
  if (at !== null && navigator.onLine)
    timer = setTimeout(() => void sendQueued(), Math.max(SHORTEST_WAIT_MS, at - Date.now()));
}
