import { Client, dataOf, signIn } from './client.ts';
import { startTestServer, type TestServer } from './server.ts';

/** A data folder as a first start leaves it, for other servers to start from a copy of. Answers the folder. */
export async function prepareFolder(folder: string): Promise<string> {
  const server = await startTestServer({ folder });
  await server.stop();
  return folder;
}

/** A folder with the demo's books and its documents already read, so that no copy reads them during a test. */
export async function prepareDemoFolder(folder: string): Promise<string> {
  const server = await startTestServer({ folder, env: { FOLIO_DEMO: 'worked-year' } });
  await untilRead(server);
  await server.stop();
  return folder;
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
