import { randomUUID } from 'node:crypto';
import { isCompanyAccess, may } from '@folio/permissions';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createSampleCompany, signedInClient } from '../support/client.ts';
import { everyEndpoint } from '../support/every-endpoint.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** Two real servers on one fresh PostgreSQL database, started at the same moment. */
let servers: TestServer[];
let owner: Client;
let reader: Client;
let companyId: string;
beforeAll(async () => {
  const url = await freshDatabase();
  servers = await Promise.all([
    startTestServer({ env: { DATABASE_URL: url } }),
    startTestServer({ env: { DATABASE_URL: url } }),
  ]);
  const [first, second] = servers;
  if (!first || !second) throw new Error('the servers did not start');
  owner = await signedInClient(first.url, first.folder, 'owner@example.com');
  companyId = await createSampleCompany(owner);
  reader = await signedInClient(second.url, second.folder, 'reader@example.com');
  await inDatabase(
    url,
    "insert into company_member (company_id, user_id, role) select $1, id, 'reader' from app_user where email = 'reader@example.com'",
    [companyId],
  );
});
afterAll(async () => {
  for (const server of servers) {
    await server.stop();
    server.clean();
  }
});

const writes = everyEndpoint.filter(({ access }) => isCompanyAccess(access) && !may('reader', access));

describe('a member who may only read', () => {
  it('is told so by the profile', async () => {
    const profile = await reader.get(`/api/user/profile?company_id=${companyId}`);
    expect(profile.body.data).toMatchObject({ permission_level: 3 });
    expect((await owner.get(`/api/user/profile?company_id=${companyId}`)).body.data).toMatchObject({
      permission_level: 2,
    });
  });

  it('sees the company with level 3', async () => {
    expect((await reader.get('/api/company')).body.data).toMatchObject([{ id: companyId, level: 3 }]);
    expect((await reader.get(`/api/company/${companyId}/sales-invoice`)).status).toBe(200);
    expect((await reader.get(`/api/company/${companyId}/document`)).status).toBe(200);
  });

  it.each(writes.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'is refused: %s',
    async (_, endpoint) => {
      const path = endpoint.path.replace(':companyId', companyId).replace(/:\w+/g, () => randomUUID());
      const answer = await reader.call(
        endpoint.method,
        path,
        endpoint.method === 'DELETE' ? undefined : '{}',
        endpoint.method === 'DELETE' ? {} : { 'content-type': 'application/json' },
      );
      expect([answer.status, answer.body.error]).toEqual([403, 'forbidden']);
    },
  );
});

describe('two servers on one database', () => {
  it('share sessions: whom one signed in, the other knows', async () => {
    const [, second] = servers;
    const answer = await fetch(`${second?.url}/api/user/profile`, {
      headers: { cookie: `folio_session=${owner.cookie('folio_session')}` },
    });
    expect(await answer.json()).toMatchObject({ code: 0, data: { email: 'owner@example.com' } });
  });
});

async function freshDatabase(): Promise<string> {
  const admin = process.env.FOLIO_TEST_POSTGRES_URL;
  if (!admin) throw new Error('the run has no PostgreSQL');
  const name = `contract_${randomUUID().replaceAll('-', '')}`;
  await inDatabase(admin, `create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return url.href;
}

async function inDatabase(url: string, text: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text, values).finally(() => client.end());
}
