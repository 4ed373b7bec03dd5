import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client, dataOf, signIn } from './client.ts';
import { startTestServer, type TestServer } from './server.ts';

const root = resolve(import.meta.dirname, '..', '..');
const kept = join(root, '.cache', 'prepared');

/** A data folder as a first start leaves it, for other servers to start from a copy of. */
export const emptyFolder = (): Promise<string> =>
  keptFolder('empty', async (folder) => {
    const server = await startTestServer({ folder });
    await server.stop();
  });

/** A folder with the demo's books and its documents already read, so that no copy reads them during a test. */
export const demoFolder = (): Promise<string> =>
  keptFolder('demo', async (folder) => {
    const server = await startTestServer({ folder, env: { FOLIO_DEMO: 'worked-year' } });
    await untilRead(server);
    await server.stop();
  });

/**
 * Making a folder takes up to half a minute, so it is kept for the next run of the same sources on the same day. Answers the folder,
 * which callers copy and never start in.
 */
async function keptFolder(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(kept, `${name}-${sourcesKey()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(kept, { recursive: true, mode: 0o700 });
  for (const other of readdirSync(kept))
    if (other.startsWith(`${name}-`)) rmSync(join(kept, other), { recursive: true, force: true });
  const unfinished = `${folder}.${process.pid}`;
  await make(unfinished);
  renameSync(unfinished, folder);
  return folder;
}

/** Changes with the day and with everything that a server is made of. */
function sourcesKey(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const start of ['apps/server/src', 'packages', 'tools/sample-documents']) addTo(hash, start);
  hash.update(readFileSync(join(root, 'package-lock.json')));
  return hash.digest('hex').slice(0, 16);
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  const entries = readdirSync(join(root, path), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'));
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort())
    hash.update(file).update(readFileSync(file));
}

/** Who signs in to look at the demo (README). */
export const demo = { email: 'hoiyan@harbourlantern.example', password: 'harbour-lantern-88' } as const;

const longestMs = 240_000;

async function untilRead(server: TestServer): Promise<void> {
  const client = new Client(server.url);
  await signIn(client, server.folder, demo.email, demo.password);
  const [company] = dataOf<{ id: string }[]>(await client.get('/api/company?limit=1'));
  for (const deadline = Date.now() + longestMs; Date.now() < deadline; ) {
    const papers = dataOf<{ state: string }[]>(await client.get(`/api/company/${company?.id}/document?limit=100`));
    if (!papers.some(({ state }) => state === 'queued' || state === 'processing')) return;
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error('the demo papers were not read in time');
}
