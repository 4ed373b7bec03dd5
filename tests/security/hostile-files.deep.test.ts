import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createSampleCompany, dataOf, signedInClient } from '../support/client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { HOSTILE } from './hostile-content.ts';
import { newUploader, UPLOAD_DOORS, type Uploader } from './upload-doors.ts';

/*
 * During any upload the server answers other companies, long before the files are read, and the process stays alive.
 */

/** Reading takes at least a minute; a blocked server would answer only afterwards. bench/ measures the answer times. */
const MAX_WAIT_MS = 5000;
const LOOK_EVERY_MS = 50;
const MAX_GROWTH_MB = 200;
/** Companies that upload at the same time. */
const UPLOADERS = 3;

let server: TestServer;
let witness: Client;
let witnessCompany: string;
let uploaders: Uploader[];

beforeAll(async () => {
  server = await startTestServer({ env: { FOLIO_PARSE_TIMEOUT_S: '1', FOLIO_PAGE_TIMEOUT_S: '1' } });
  witness = await signedInClient(server.url, server.folder, 'witness@example.com');
  witnessCompany = await createSampleCompany(witness);
  uploaders = [];
  for (let number = 0; number < UPLOADERS; number++)
    uploaders.push(await newUploader(server, `uploader${number}@example.com`));
});
afterAll(async () => {
  await server?.stop();
  server?.clean();
});

function residentMb(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1]) / 1024;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Asks all the while; answers the longest wait. */
async function longestWaitDuring(work: Promise<unknown>): Promise<number> {
  let ended = false;
  const end = work.finally(() => {
    ended = true;
  });
  let longestMs = 0;
  while (!ended) {
    const begun = performance.now();
    dataOf(await witness.get(`/api/company/${witnessCompany}`));
    longestMs = Math.max(longestMs, performance.now() - begun);
    await pause(LOOK_EVERY_MS);
  }
  await end;
  return longestMs;
}

describe('files at every door', () => {
  it.each(UPLOAD_DOORS.map((door) => [door.name, door] as const))('%s: a good one is taken', async (_, door) => {
    const [uploader] = uploaders;
    if (uploader === undefined) throw new Error('nobody uploads');
    const { name, bytes } = await door.good(uploader);
    const answer = await door.send(uploader, name, bytes);
    expect(answer.body).toMatchObject({ code: 0 });
  });

  it('hostile files delay no user of another company', async () => {
    const before = residentMb();
    const waiting = UPLOAD_DOORS.flatMap((door) => HOSTILE.map(([name, make]) => ({ door, name, make })));
    const failures: string[] = [];
    const upload = async (uploader: Uploader) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const { door, name, make } = next;
        const status = await door.send(uploader, name, make()).then(
          (answer) => answer.status,
          (cause: unknown) => String(cause instanceof Error ? (cause.cause ?? cause) : cause),
        );
        if (typeof status === 'string' || status >= 500) failures.push(`${door.name} ${name}: ${status}`);
      }
    };
    const uploadingMs = await longestWaitDuring(Promise.all(uploaders.map(upload)));
    const readingMs = await longestWaitDuring(Promise.all(uploaders.map(untilRead)));
    expect(failures).toEqual([]);
    expect(Math.max(uploadingMs, readingMs)).toBeLessThan(MAX_WAIT_MS);
    // Threads that rest give their memory back after half a minute.
    await expect.poll(residentMb, { timeout: 120_000, interval: 1000 }).toBeLessThan(before + MAX_GROWTH_MB);
  }, 300_000);

  it('leave documents with a reason, and a server that starts again', async () => {
    for (const { client, companyId } of uploaders) {
      const documents = dataOf<{ state: string; problem: { message: string } | null }[]>(
        await client.get(`/api/company/${companyId}/document?limit=100`),
      );
      expect(documents.length).toBeGreaterThan(0);
      for (const { state, problem } of documents)
        expect(state !== 'failed' || /\w+ \w+/u.test(problem?.message ?? '')).toBe(true);
    }
    expect(await server.stop()).toBe(0);
    server = await startTestServer({ folder: server.folder });
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  });
});

async function untilRead({ client, companyId }: Uploader): Promise<void> {
  const waiting = async () =>
    dataOf<unknown[]>(await client.get(`/api/company/${companyId}/document?state=queued,processing`)).length;
  while ((await waiting()) > 0) await pause(300);
}
