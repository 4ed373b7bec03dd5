import { randomUUID } from 'node:crypto';
import { documentEndpoints, type Endpoint } from '@folio/contract';
import { encryptedPdf, manyPagesPdf, type SampleFile } from '@folio/sample-documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Client, createSampleCompany, dataOf, signedInClient } from '../support/client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

interface Shown {
  id: string;
  state: string;
  version: number;
  part: { of: string; number: number; count: number } | null;
  problem: { code: string; message: string; retryable: boolean } | null;
  file_pages: { number: number; turn: number }[];
  file_parts: { id: string; locked: boolean }[];
}

let server: TestServer;
let client: Client;
let stranger: Client;
let companyId: string;
let theirs: string;
beforeAll(async () => {
  server = await startTestServer();
  client = await signedInClient(server.url, server.folder, 'papers@example.com');
  companyId = await createSampleCompany(client);
  stranger = await signedInClient(server.url, server.folder, 'stranger@example.com');
  theirs = await createSampleCompany(stranger);
});
afterAll(async () => {
  await server.stop();
  server.clean();
});

const at = (id: string, rest = '') => `/api/company/${companyId}/document/${id}${rest}`;

async function settled(id: string): Promise<Shown> {
  for (let tries = 0; tries < 900; tries++) {
    const document = dataOf<Shown>(await client.get(at(id)));
    if (document.state !== 'queued' && document.state !== 'processing') return document;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the document is stuck');
}

async function upload(file: SampleFile): Promise<Shown> {
  const { id } = dataOf<Shown>(await client.upload(companyId, file.fileName, file.bytes));
  return settled(id);
}

const whole = (...pages: number[]) => ({ segments: pages.map((page) => ({ page, region: null })) });

describe('an upload with a key', () => {
  it('is taken once, however often it is sent, and each person needs the right to upload', async () => {
    const { fileName, bytes } = await manyPagesPdf(1);
    const once = { 'idempotency-key': randomUUID() };
    const first = await client.upload(companyId, fileName, bytes, once);
    const again = await client.upload(companyId, fileName, bytes, once);
    expect(again.body).toEqual(first.body);
    const copy = await client.upload(companyId, fileName, bytes, { 'idempotency-key': randomUUID() });
    expect(dataOf<Shown>(copy).state).toBe('duplicate');
    expect((await stranger.upload(companyId, fileName, bytes, once)).status).toBe(404);
  });
});

describe('a file of several pages', () => {
  let id: string;
  beforeAll(async () => {
    id = (await upload(await manyPagesPdf(4))).id;
  });

  it('is cut and merged, and says what is wrong with cuts that cannot be', async () => {
    const { version } = await settled(id);
    const wrong = await client.put(at(id, '/part'), { version, parts: [whole(1, 2), whole(2, 9)] });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.errors ?? {})).toEqual(['parts.1']);
    expect(wrong.body.message).toMatch(/^Page \d/);
    const cut = dataOf<Shown[]>(await client.put(at(id, '/part'), { version, parts: [whole(1, 2), whole(3, 4)] }));
    expect(cut.map(({ part }) => part)).toEqual([
      { of: id, number: 1, count: 2 },
      { of: id, number: 2, count: 2 },
    ]);
    const stale = await client.put(at(id, '/part'), { version, parts: [whole(1, 2, 3, 4)] });
    expect([stale.status, stale.body.error]).toEqual([409, 'stale_version']);
    const second = await settled(cut[1]?.id ?? '');
    const merged = dataOf<Shown[]>(
      await client.put(at(second.id, '/part'), { version: second.version, parts: [whole(1, 2, 3, 4)] }),
    );
    expect(merged.map((document) => document.id)).toEqual([id]);
    const listed = dataOf<Shown[]>(await client.get(`/api/company/${companyId}/document`));
    expect(listed.map((document) => document.id)).not.toContain(second.id);
  });

  it('shows a page again only when it was turned', async () => {
    const { version } = await settled(id);
    const path = at(id, '/page/1?width=200&v=1');
    const first = await client.get(path);
    const tag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    const ask = () => client.call('GET', path, undefined, { 'if-none-match': tag });
    expect((await ask()).status).toBe(304);
    dataOf(await client.put(at(id, '/turn'), { version, page: 1, turn: 90 }));
    expect((await ask()).status).toBe(200);
    expect((await settled(id)).file_pages[0]).toMatchObject({ number: 1, turn: 90 });
  });
});

describe('a protected file', () => {
  it('asks for its password in the caller’s language and refuses a wrong one', async () => {
    const locked = await upload(await encryptedPdf());
    expect(locked.problem).toMatchObject({ code: 'encrypted', retryable: false });
    expect(locked.problem?.message).toContain('Enter its password');
    client.language = 'zh-Hant';
    const wrong = await client.post(at(locked.id, '/unlock'), { password: 'guess' });
    client.language = 'en-US';
    expect([wrong.status, wrong.body.error]).toEqual([422, 'wrong_password']);
    expect(wrong.body.message).toContain('此密碼無法開啟檔案');
    expect((await settled(locked.id)).version).toBe(locked.version);
  });
});

describe('documents of another company', () => {
  const named: Endpoint[] = Object.values<Endpoint>(documentEndpoints).filter(({ path }) => path.includes(':id'));
  const bodies: Readonly<Record<string, unknown>> = {
    '/draft': { version: 1, draft: { kind: 'bank_statement', invoice: null, statements: [] } },
    '/part': { version: 1, parts: [whole(1)] },
    '/turn': { version: 1, page: 1, turn: 90 },
    '/unlock': { password: 'x' },
    '/same': { version: 1, type: 'document', id: randomUUID() },
    '/different': { version: 1, ids: [randomUUID()] },
    '/reread/take': { version: 1, paths: null },
  };

  it.each(named.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'are not there: %s',
    async (_, { method, path }) => {
      const { id } = dataOf<Shown[]>(await client.get(`/api/company/${companyId}/document`))[0] ?? { id: '' };
      const before = await settled(id);
      const ending = Object.keys(bodies).find((end) => path.endsWith(end));
      const body = JSON.stringify(ending === undefined ? { version: 1 } : bodies[ending]);
      const call = (company: string): Promise<Answer> => {
        const url = path.replace(':companyId', company).replace(':id', id).replace(':page', '1');
        const sent = method === 'GET' || method === 'DELETE' ? undefined : body;
        return stranger.call(method, url, sent, sent === undefined ? {} : { 'content-type': 'application/json' });
      };
      for (const company of [theirs, companyId]) expect((await call(company)).status).toBe(404);
      expect((await settled(id)).version).toBe(before.version);
    },
  );
});
