import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOfAnswer } from '../../apps/web/src/api/api-error.ts';
import { fillPlaceholders } from '../../apps/web/src/api/placeholders.ts';
import {
  type Answer,
  Client,
  createSampleCompany,
  dataOf,
  newestCode,
  password,
  sampleCompany,
  signedInClient,
} from '../support/client.ts';
import { everyEndpoint } from '../support/every-endpoint.ts';
import { mailed } from '../support/mailed.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let client: Client;
let companyId: string;
beforeAll(async () => {
  server = await startTestServer();
  client = await signedInClient(server.url, server.folder, 'spec@example.com');
  companyId = await createSampleCompany(client);
});
afterAll(async () => {
  await server?.stop();
  server?.clean();
});

const success = { code: 0, data: expect.anything(), meta: expect.anything() };
const emptySuccess = { code: 0, data: null, meta: {} };
const inQuery = (path: string, payload: Record<string, string>) => `${path}?${new URLSearchParams(payload)}`;
const fresh = async () => {
  const stranger = new Client(server.url);
  await stranger.get('/fortify/csrf');
  return stranger;
};
const newUser = { name: 'Q', password, password_confirmation: password, account_type: 'person' };

/** Every call of the specification: where its payload goes, and what it answers. */
const calls: [string, string, string, () => Promise<Answer>, object][] = [
  ['GET', '/fortify/csrf', 'no payload', async () => (await fresh()).get('/fortify/csrf'), emptySuccess],
  [
    'POST',
    '/fortify/register',
    'payload in the query string',
    async () => (await fresh()).post(inQuery('/fortify/register', { ...newUser, email: 'query@example.com' })),
    emptySuccess,
  ],
  [
    'POST',
    '/fortify/login',
    'credentials',
    async () => (await fresh()).post('/fortify/login', { email: 'query@example.com', password }),
    success,
  ],
  [
    'POST',
    '/fortify/forgot-password',
    'payload in the query string',
    async () => (await fresh()).post(inQuery('/fortify/forgot-password', { email: 'query@example.com' })),
    emptySuccess,
  ],
  [
    'POST',
    '/fortify/reset-password',
    'payload in the query string',
    async () => {
      const [, token = ''] = await mailed(server.folder, 'query@example.com', /#token=([\w-]+)&/);
      const passwords = { password: 'quite another one', password_confirmation: 'quite another one' };
      return (await fresh()).post(
        inQuery('/fortify/reset-password', { email: 'query@example.com', token, ...passwords }),
      );
    },
    emptySuccess,
  ],
  ['GET', '/api/user/profile', 'the profile in data', () => client.get('/api/user/profile'), success],
  ['GET', '/api/user/otp/request', 'no payload', () => client.get('/api/user/otp/request'), emptySuccess],
  [
    'POST',
    '/api/user/otp/verify',
    'code and email in the body',
    () =>
      client.post('/api/user/otp/verify', {
        code: newestCode(server.folder, 'spec@example.com'),
        email: 'spec@example.com',
      }),
    emptySuccess,
  ],
  [
    'PUT',
    '/api/user',
    'payload in the query string',
    () => client.put(inQuery('/api/user', { name: 'New' }), {}),
    success,
  ],
  [
    'GET',
    '/api/company',
    'page, limit and level in the query',
    () => client.get('/api/company?page=1&limit=10&level=3'),
    { code: 0, data: expect.any(Array), meta: { page: 1, limit: 10, total: 1 } },
  ],
  [
    'POST',
    '/api/company',
    'body',
    () =>
      client.post('/api/company', { ...sampleCompany, name: 'Second', registration_number: '7654321', br: '87654321' }),
    success,
  ],
  ['PUT', '/api/company/{id}', 'body', () => client.put(`/api/company/${companyId}`, sampleCompany), success],
  [
    'GET',
    '/api/company/{companyId}/account/',
    'no payload',
    () => client.get(`/api/company/${companyId}/account/`),
    { code: 0, data: expect.any(Array), meta: expect.anything() },
  ],
  [
    'POST',
    '/api/company/{companyId}/upload-files/',
    'multipart, the file in files[0]',
    () => client.upload(companyId, 'one.png', onePixel()),
    success,
  ],
  [
    'POST',
    '/fortify/logout',
    'no payload',
    async () => (await signedInClient(server.url, server.folder, 'leaving@example.com')).post('/fortify/logout'),
    emptySuccess,
  ],
];

describe('point 7, calls', () => {
  it.each(calls)('%s %s: %s', async (method, path, _, make, expected) => {
    const inContract = path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
    const known = everyEndpoint.map((one) => `${one.method} ${one.path.replace(/\/$/, '')}`);
    expect(known.map((one) => one.replace(/:\w+/g, ':'))).toContain(`${method} ${inContract.replace(/:\w+/g, ':')}`);
    const answer = await make();
    expect([answer.status, answer.body]).toEqual([200, expected]);
  });

  it.each([
    ['PUT', '/api/user/avatar'],
    ['POST', '/api/system/upload'],
  ])('%s %s is promised', (method, path) => {
    expect(everyEndpoint.map((one) => `${one.method} ${one.path}`)).toContain(`${method} ${path}`);
  });

  it('PUT /api/company/{id} accepts what GET returned', async () => {
    const given = dataOf<Record<string, unknown>>(await client.get(`/api/company/${companyId}`));
    expect(Object.values(given)).toContain(null);
    expect((await client.put(`/api/company/${companyId}`, given)).status).toBe(200);
  });

  it('POST /api/company/{companyId}/upload-files/ refuses a second file in one request', async () => {
    const two = new FormData();
    for (const more of [2, 3])
      two.append(`files[${more - 2}]`, new Blob([new Uint8Array(onePixel(more))]), `two-${more}.png`);
    const answer = await client.call('POST', `/api/company/${companyId}/upload-files/`, two);
    expect([answer.status, answer.body.message]).toEqual([
      422,
      'This request contains more than one file. Upload one file at a time.',
    ]);
    const names = dataOf<{ name: string }[]>(await client.get(`/api/company/${companyId}/document?limit=100`));
    expect(names.map(({ name }) => name).filter((name) => name.startsWith('two-'))).toEqual([]);
  });

  it('a list of companies has 10 to a page unless the call asks for another number', async () => {
    expect((await client.get('/api/company')).body.meta).toMatchObject({ page: 1, limit: 10 });
  });
});

describe('point 7, common rules', () => {
  it('the XSRF token is read from the XSRF-TOKEN cookie and sent in the X-XSRF-TOKEN header', async () => {
    const stranger = new Client(server.url);
    const given = await stranger.get('/fortify/csrf');
    const [cookie] = given.headers.getSetCookie().filter((one) => one.startsWith('XSRF-TOKEN='));
    expect(cookie).not.toMatch(/httponly/i);
    const body = { email: 'nobody@example.com', password: 'wrong one' };
    expect((await stranger.post('/fortify/login', body)).body.error).toBe('credentials_invalid');
    const forged = await stranger.post('/fortify/login', body, { 'x-xsrf-token': 'forged' });
    expect([forged.status, forged.body.error]).toEqual([403, 'xsrf_token_invalid']);
    const other = new Client(server.url);
    await other.get('/fortify/csrf');
    const replayed = { 'x-xsrf-token': decodeURIComponent(other.cookie('XSRF-TOKEN') ?? '') };
    expect((await stranger.post('/fortify/login', body, replayed)).body.error).toBe('xsrf_token_invalid');
  });

  it.each([
    [{ companyId: 'c1', accountId: 'a1' }, '/api/company/c1/x/a1'],
    [{}, '/api/company//x/'],
  ])('placeholders are filled from %j', (kept: Record<string, string>, expected) => {
    const store = { getItem: (key: string) => kept[key] ?? null };
    expect(fillPlaceholders('/api/company/:companyId/x/:accountId', store)).toBe(expected);
  });

  it('a failure has the shape {code, message}', async () => {
    const refused = await client.get('/api/company/00000000-0000-4000-8000-000000000000/account/');
    expect([refused.status, refused.body]).toEqual([
      404,
      { code: 404, error: 'not_found', message: expect.stringMatching(/^This was not found/) },
    ]);
  });

  it.each([
    [{ code: 500, message: 'From message' }, 'From message'],
    [{ code: 500, extra: 'From extra' }, 'From extra'],
  ])('the message of %j', (body, expected) => {
    expect(errorOfAnswer(500, body).message).toBe(expected);
  });
});

describe('point 5, what the server asks for', () => {
  it.each([
    [{ email: '', password: 'x' }, 'email', 'Please enter email'],
    [{ email: 'lam', password: 'x' }, 'email', 'Please enter a valid email'],
    [{ email: 'a@b.hk', password: '' }, 'password', 'Please enter password'],
  ])('sign-in with %j: %s', async (body, field, sentence) => {
    const answer = await (await fresh()).post('/fortify/login', body);
    expect([answer.status, answer.body.errors?.[field]]).toEqual([422, [sentence]]);
  });

  it.each([
    ['name', 'name'],
    ['registration_number', 'registration number'],
    ['incorporated_date', 'incorporated date'],
    ['industry', 'industry'],
    ['br', 'BR'],
    ['ci', 'CI'],
    ['address', 'address'],
    ['fye', 'FYE'],
    ['directors', 'director info'],
    ['shareholders', 'shareholder info'],
    ['secretaries', 'secretary info'],
  ])('company form without %s', async (field, words) => {
    const { [field as keyof typeof sampleCompany]: _, ...body } = sampleCompany;
    const answer = await client.post('/api/company', body);
    expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [`Please enter ${words}`] }]);
  });

  it('set-password: the two must match', async () => {
    const answer = await (await fresh()).post('/fortify/register', {
      ...newUser,
      email: 'm@example.com',
      password_confirmation: 'else',
    });
    expect(answer.body.errors?.password_confirmation).toEqual(['The Two passwords that you entered do not match!']);
  });

  it('the reset link says that it expires in 5 minutes', async () => {
    await (await fresh()).post('/fortify/forgot-password', { email: 'spec@example.com' });
    await mailed(server.folder, 'spec@example.com', /It expires in 5 minutes/);
  });

  it.each([
    ['one.png', 200],
    ['one.txt', 415],
  ])('upload of %s: %i', async (name, status) => {
    const bytes = name.endsWith('.png') ? onePixel(1) : new TextEncoder().encode('plain text');
    expect((await client.upload(companyId, name, bytes)).status).toBe(status);
  });
});

describe('point 8, what the server says', () => {
  it('a call without a session is 401 with Unauthenticated.', async () => {
    const answer = await new Client(server.url).get('/api/user/profile');
    expect([answer.status, answer.body.message]).toEqual([401, 'Unauthenticated.']);
  });
  it('data of a call that succeeds holds no message', async () => {
    expect(Object.keys(dataOf<object>(await client.get('/api/user/profile')))).not.toContain('message');
  });
});

/** A picture of one pixel; `more` bytes after its end make another file of it. */
function onePixel(more = 0): Uint8Array {
  const base64 = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  return new Uint8Array([...Buffer.from(base64, 'base64'), ...Array<number>(more).fill(0)]);
}
