import { type Client, dataOf } from '../../tests/support/client.ts';

/** What was measured while one document was read. */
export interface ReadingRun {
  /** Milliseconds of each request. */
  readonly times: readonly number[];
  readonly seconds: number;
  /** The state the document ended in, or had when the time was over. */
  readonly state: string;
}

/** So many that the server has grown to what answering alone takes: what comes on top is what reading takes. */
const IDLE_REQUESTS = 3000;
const PAUSE_MS = 20;
const STATE_EVERY_MS = 500;
const BUSY = ['queued', 'processing'];

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

async function timed(client: Client, path: string): Promise<number> {
  const before = performance.now();
  const answer = await client.get(path);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - before;
}

function pathsOf(companyId: string): readonly [string, string] {
  return ['/api/user/profile', `/api/company/${companyId}/dashboard`];
}

/** Times of the small requests with nothing else to do, shortest first. */
export async function sampleIdle(client: Client, companyId: string): Promise<number[]> {
  const paths = pathsOf(companyId);
  const times: number[] = [];
  for (let n = 0; n < IDLE_REQUESTS; n++) times.push(await timed(client, paths[n % 2 === 0 ? 0 : 1]));
  return times.sort((a, b) => a - b);
}

/** Uploads a document and asks for small things, one after the other, until it is read or the time is over. */
export async function uploadWhileAsking(
  client: Client,
  companyId: string,
  bytes: Uint8Array,
  limitMs: number,
): Promise<ReadingRun> {
  const paths = pathsOf(companyId);
  const { id } = dataOf<{ id: string }>(await client.upload(companyId, 'scan.pdf', bytes));
  const began = performance.now();
  const elapsed = (): number => performance.now() - began;
  const times: number[] = [];
  let state = 'queued';
  let looked = 0;
  while (BUSY.includes(state) && elapsed() < limitMs) {
    times.push(await timed(client, paths[times.length % 2 === 0 ? 0 : 1]));
    if (elapsed() - looked > STATE_EVERY_MS) {
      looked = elapsed();
      const document = await client.get(`/api/company/${companyId}/document/${id}`);
      state = dataOf<{ state: string }>(document).state;
    }
    await pause(PAUSE_MS);
  }
  return { times, seconds: elapsed() / 1000, state };
}
