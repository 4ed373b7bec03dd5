import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyEndpoint } from '../support/every-endpoint.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.stop();
  server.clean();
});

describe('the OpenAPI document', () => {
  it('describes every call of the contract, and no other', async () => {
    const answer = await fetch(`${server.url}/api/openapi.json`);
    const { openapi, paths }: { openapi: string; paths: Record<string, Record<string, unknown>> } = await answer.json();
    expect(openapi).toMatch(/^3\./);
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const promised = everyEndpoint.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(described.sort()).toEqual(promised.sort());
  });

  it('is written once, compressed, and not sent again to who has it', async () => {
    const first = await fetch(`${server.url}/api/openapi.json`);
    expect(first.headers.get('content-encoding')).toBe('gzip');
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${server.url}/api/openapi.json`, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const plain = await fetch(`${server.url}/api/openapi.json`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.json()).toEqual(await first.json());
    for (const path of ['json', 'yaml']) {
      const other = await fetch(`${server.url}/api/docs/${path}`, { redirect: 'manual' });
      expect([other.status, other.headers.get('location')]).toEqual([302, '/api/openapi.json']);
    }
  });

  it('has a readable page that loads nothing from other hosts and that no site can frame', async () => {
    const page = await fetch(`${server.url}/api/docs`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy.match(/frame-ancestors [^;]*/g)).toEqual(["frame-ancestors 'none'"]);
    expect(policy).not.toMatch(/https?:|\w\.\w|unsafe|\*/);
    const set = await (await fetch(`${server.url}/api/docs/static/swagger-initializer.js`)).text();
    expect(set).toContain('"url":"/api/openapi.json"');
    expect(set).toContain('"validatorUrl":null');
  });
});

describe('what every answer carries', () => {
  it('headers that keep a browser from guessing, framing and leaking', async () => {
    const { headers } = await fetch(`${server.url}/api/health`);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('a sentence, never a stack trace, for what does not exist or is malformed', async () => {
    const unknown = await fetch(`${server.url}/api/nothing`);
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { code: 404, error: 'not_found', message: expect.stringMatching(/^This was not found/) },
    ]);
    const malformed = await fetch(`${server.url}/fortify/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":',
    });
    expect(JSON.stringify(await malformed.json())).not.toMatch(/at |\.ts|stack/);
  });
});

describe('addresses a person types', () => {
  it.each(['/', '/?from=mail', '/home', '/bank-statement/rules', '/no/such/screen'])(
    '%s is the application',
    async (path) => {
      const page = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } });
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toContain('text/html');
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(await page.text()).toContain('<div id="root">');
    },
  );

  it.each(['/assets/', '/assets/none.js', '/locales/en-US', '/api/none'])('%s is nothing', async (path) => {
    const answer = await fetch(`${server.url}${path}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 404 });
  });
});
