import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@folio/contract';
import { isCompanyAccess, may, type Role } from '@folio/permissions';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, createSampleCompany, dataOf, signedInClient } from '../support/client.ts';
import { everyEndpoint } from '../support/every-endpoint.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** Two real servers on one fresh PostgreSQL database, started at the same moment. */
let servers: TestServer[];
let owner: Client;
let reader: Client;
let companyId: string;
let url: string;
beforeAll(async () => {
  url = await freshDatabase();
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

/** What the other person of the company is, for the moment. */
async function become(role: Role): Promise<void> {
  const member = `select id from app_user where email = 'reader@example.com'`;
  if (role !== 'adviser') {
    await inDatabase(url, `update company_member set role = $1 where user_id = (${member})`, [role]);
    return;
  }
  await inDatabase(url, `delete from company_member where user_id = (${member})`);
  await inDatabase(
    url,
    `with practice as (
       insert into practice (owner_user_id, name, pc_number, phone, email, address)
       select id, 'Lion Rock CPA', 'M1234', '23456789', email, 'Kowloon' from app_user where email = 'reader@example.com' returning *),
     staff as (
       insert into practice_member (practice_id, number, user_id, name, email, role, sees_all, state)
       select id, 1, owner_user_id, 'Reader', email, 'manager', true, 'active' from practice)
     insert into access_request (practice_id, company_id, asked_number, asked_by, state, role, created_by)
     select id, $1, '12345678', 'practice', 'accepted', 'adviser', owner_user_id from practice`,
    [companyId],
  );
}

async function answerOf({ method, path }: Endpoint): Promise<string> {
  const filled = path.replace(':companyId', companyId).replace(/:\w+/g, () => randomUUID());
  const bare = method === 'DELETE' || method === 'GET';
  const answer = await reader.call(
    method,
    filled,
    bare ? undefined : '{}',
    bare ? {} : { 'content-type': 'application/json' },
  );
  return `${answer.status} ${answer.body.error}`;
}

describe('a member who may only read', () => {
  it('sees the read-only level in the profile', async () => {
    const profile = await reader.get(`/api/user/profile?company_id=${companyId}`);
    expect(profile.body.data).toMatchObject({ permission_level: 3, may: ['desk', 'read'] });
    expect((await owner.get(`/api/user/profile?company_id=${companyId}`)).body.data).toMatchObject({
      permission_level: 2,
    });
  });

  it('sees the company with level 3', async () => {
    expect((await reader.get('/api/company')).body.data).toMatchObject([{ id: companyId, level: 3 }]);
    expect((await reader.get(`/api/company/${companyId}/sales-invoice`)).status).toBe(200);
    expect((await reader.get(`/api/company/${companyId}/document`)).status).toBe(200);
  });
});

describe('every call of a company', () => {
  // Last who comes through a practice: they are no member any more.
  it.each(['reader', 'uploader', 'bookkeeper', 'approver', 'adviser'] as const)(
    'refuses the %s what the table does not give them',
    async (role) => {
      await become(role);
      const refused = everyEndpoint.filter(({ access }) => isCompanyAccess(access) && !may(role, access));
      expect(refused.length).toBeGreaterThan(5);
      const answers = await Promise.all(
        refused.map(async (endpoint) => [`${endpoint.method} ${endpoint.path}`, await answerOf(endpoint)]),
      );
      expect(answers.filter(([, answer]) => answer !== '403 forbidden')).toEqual([]);
      const [company] = dataOf<{ role: string }[]>(await reader.get('/api/company?level=1'));
      expect(company?.role).toBe(role);
    },
  );

  it('is not there for somebody outside', async () => {
    const stranger = await signedInClient(servers[0]?.url ?? '', servers[0]?.folder ?? '', 'stranger@example.com');
    const calls = everyEndpoint.filter(({ access }) => isCompanyAccess(access)).slice(0, 20);
    for (const { method, path } of calls) {
      const filled = path.replace(':companyId', companyId).replace(/:\w+/g, () => randomUUID());
      expect((await stranger.call(method, filled)).status, `${method} ${path}`).toBe(404);
    }
  });
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
