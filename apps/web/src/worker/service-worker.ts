import { kindOfRequest } from './kind-of-request.ts';

/** Written in by the build: its version, and as JSON the files that the application needs to open without network. */
declare const BUILD_VERSION: string;
declare const BUILD_FILES: string;

interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface RequestEvent extends Event {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface Worker {
  location: Location;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install' | 'activate', listener: (event: WaitingEvent) => void) => void) &
    ((type: 'fetch', listener: (event: RequestEvent) => void) => void);
}
// The page's types do not know what a worker has.
const worker = globalThis as unknown as Worker;

const PAGE = '/index.html';
const cacheName = `folio-${BUILD_VERSION}`;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, url, mode } = request;
  const hasAuthorization = request.headers.has('authorization');
  const kind = kindOfRequest({ method, url, mode, hasAuthorization }, worker.location.origin);
  if (kind === 'page') event.respondWith(networkFirst(request, PAGE));
  if (kind === 'words') event.respondWith(networkFirst(request, request));
  if (kind === 'built') event.respondWith(keptFirst(request));
});

/** Loads the files of this build past the browser's own cache, and does not wait for pages of the last one to close. */
async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  const files: string[] = JSON.parse(BUILD_FILES);
  await cache.addAll(files.map((path) => new Request(path, { cache: 'reload', credentials: 'omit' })));
  await worker.skipWaiting();
}

/** Removes what earlier builds kept. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** What the server has now; without network the copy of this build. The page itself is kept only at installation. */
async function networkFirst(request: Request, copy: RequestInfo): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (copy === request) await keep(request, answer);
    return answer;
  } catch (cause) {
    const kept = await (await caches.open(cacheName)).match(copy);
    if (kept === undefined) throw cause;
    return kept;
  }
}

async function keptFirst(request: Request): Promise<Response> {
  const kept = await (await caches.open(cacheName)).match(request);
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  await keep(request, answer);
  return answer;
}

async function keep(request: Request, answer: Response): Promise<void> {
  if (answer.ok && answer.type === 'basic') await (await caches.open(cacheName)).put(request, answer.clone());
}
