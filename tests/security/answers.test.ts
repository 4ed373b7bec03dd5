import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from './caller.ts';
import { type Ground, openGround } from './ground.ts';
import { fill, type Operation, readOperations } from './operations.ts';

const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:9', FOLIO_DRAIN_DELAY_S: '0' };
const SECRET = 'never-to-be-logged-7f3a';

let ground: Ground;
let web: string;
let caller: Caller;
let nobody: Caller;
let operations: Operation[];

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'folio-web-'));
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><div id="root"></div>');
  writeFileSync(join(web, 'assets', 'one.js'), 'export {}');
  writeFileSync(join(web, '..', `${SECRET}.txt`), SECRET);
  ground = await openGround({}, web);
  caller = await ground.person('Chan Tai Man');
  nobody = await ground.nobody();
  operations = await readOperations(ground);
});
afterAll(async () => {
  await ground?.close();
  rmSync(web, { recursive: true, force: true });
  rmSync(join(web, '..', `${SECRET}.txt`), { force: true });
});

const random = '00000000-0000-4000-8000-000000000000';
const gets = () => operations.filter(({ method }) => method === 'GET');

/** What every answer needs: headers for browsers, and the id under which the log knows the request. */
function lacks(headers: Headers): string[] {
  const policy = headers.get('content-security-policy') ?? '';
  return [
    ...(/default-src 'self'/.test(policy) ? [] : ['content-security-policy']),
    ...(/frame-ancestors 'none'/.test(policy) ? [] : ['frame-ancestors']),
    ...(/object-src 'none'/.test(policy) && /base-uri 'none'/.test(policy) && !/script-src[^;]*unsafe/.test(policy)
      ? []
      : ['scripts']),
    ...(headers.get('x-content-type-options') === 'nosniff' ? [] : ['nosniff']),
    ...(headers.get('referrer-policy') === 'no-referrer' ? [] : ['referrer-policy']),
    ...(headers.get('x-powered-by') === null ? [] : ['x-powered-by']),
    ...(/^[\w.-]{8,64}$/.test(headers.get('x-request-id') ?? '') ? [] : ['x-request-id']),
  ];
}

describe('every answer', () => {
  it('carries the headers that keep a browser from guessing, framing and leaking', async () => {
    const wrong: string[] = [];
    const look = async (what: string, answer: Promise<{ headers: Headers }>) => {
      const missing = lacks((await answer).headers);
      if (missing.length > 0) wrong.push(`${what} lacks ${missing}`);
    };
    for (const operation of gets()) {
      await look(operation.name, nobody.get(fill(operation, {})));
      await look(operation.name, caller.get(fill(operation, { companyId: random, practiceId: random, id: random })));
    }
    for (const path of ['/', '/home', '/assets/one.js', '/assets/none.js', '/i', '/u', '/api/none', '/api/docs'])
      await look(path, nobody.get(path));
    await look('a refused body', caller.send('POST', '/fortify/login', { email: 1 }));
    await look('a body too large', caller.send('POST', '/api/company', { name: 'x'.repeat(5_000_000) }));
    expect(wrong).toEqual([]);
  });

  it('of the API is kept by no cache', async () => {
    const wrong: string[] = [];
    for (const operation of gets()) {
      // Bytes that never change under their address may stay in the browser cache of a user who may see them.
      const allowed = /no-store|private/;
      for (const who of [nobody, caller]) {
        const { headers, status } = await who.get(
          fill(operation, { companyId: random, practiceId: random, id: random }),
        );
        if (!allowed.test(headers.get('cache-control') ?? ''))
          wrong.push(`${operation.name} ${status}: ${headers.get('cache-control')}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('of the API differs from a page: JSON, or a file that declares its type', async () => {
    const wrong: string[] = [];
    for (const operation of gets()) {
      const { headers } = await caller.get(fill(operation, { companyId: random, practiceId: random, id: random }));
      if (/html/.test(headers.get('content-type') ?? '')) wrong.push(operation.name);
    }
    expect(wrong).toEqual([]);
  });

  it('asks for https for a year where it is served by https, with cookies that go nowhere else', async () => {
    const secure = await openGround({ ...production, PUBLIC_URL: 'https://folio.example' });
    try {
      const { headers } = await fetch(`${secure.url}/fortify/csrf`);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      const cookies = headers.getSetCookie();
      expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual(['XSRF-TOKEN', '__Host-folio_csrf']);
      for (const cookie of cookies) expect(cookie).toMatch(/Secure/i);
      // A neighbouring host can plant a cookie without the prefix; it must open nothing.
      const person = await secure.person('Person');
      const profile = () => person.get('/api/user/profile').then(({ status }) => status);
      const token = person.cookies.get('folio_session') ?? '';
      expect(await profile()).toBe(401);
      person.cookies.set('__Host-folio_session', token);
      expect(await profile()).toBe(200);
      const left = await person.send('POST', '/fortify/logout');
      expect(left.headers.getSetCookie().join()).toMatch(/__Host-folio_session=;.*Path=\/;.*Secure/);
    } finally {
      await secure.close();
    }
  });

  it('sets cookies that other sites do not send, and that scripts do not read but for the XSRF token', async () => {
    const { headers } = await fetch(`${ground.url}/fortify/csrf`);
    for (const cookie of headers.getSetCookie()) {
      expect(cookie).toMatch(/SameSite=(Lax|Strict)/i);
      expect(cookie).toMatch(/Path=\//i);
      if (!cookie.startsWith('XSRF-TOKEN=')) expect(cookie).toMatch(/HttpOnly/i);
    }
  });
});

describe('the id of a request', () => {
  const idOf = async (given: Record<string, string>, path = '/api/user/profile') =>
    (await caller.call('GET', path, undefined, given)).headers.get('x-request-id') ?? '';

  it('is the one that came with it, in the answer and in the log', async () => {
    const id = 'proxy-7c1d2e3f';
    expect(await idOf({ 'x-request-id': id })).toBe(id);
    const isLogged = () => ground.log.some((line) => JSON.parse(line).requestId === id);
    await expect.poll(isLogged).toBe(true);
  });

  it('is a new one each time if none came, or one that no log should contain', async () => {
    const long = 'x'.repeat(65);
    const ids = [
      await idOf({}),
      await idOf({ 'x-request-id': long }),
      await idOf({ 'x-request-id': 'a <b>bold</b> id' }),
    ];
    expect(ids.filter((id) => !/^[0-9a-f-]{36}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(3);
  });
});

describe('a path that no one serves', () => {
  const pageAt = async (path: string) => {
    const { status, headers } = await nobody.call('GET', path, undefined, { accept: 'text/html' });
    return [status, headers.get('content-type')];
  };
  it.each(['/api/none', '/fortify/none', '/livez/x', '/readyz/x', '/.well-known/x', '/robots.txt', '/assets/none.js'])(
    '%s is not found, and no page',
    async (path) => {
      expect(await pageAt(path)).toEqual([404, 'application/json; charset=utf-8']);
    },
  );

  it('is a screen of the web application for a browser', async () => {
    expect(await pageAt('/sales/customers')).toEqual([200, 'text/html; charset=utf-8']);
  });
});

describe('a path that leads elsewhere', () => {
  it.each([
    `/../${SECRET}.txt`,
    `/assets/../../${SECRET}.txt`,
    `/assets/..%2f..%2f${SECRET}.txt`,
    `/assets/%2e%2e/%2e%2e/${SECRET}.txt`,
    `/assets/..%5c..%5c${SECRET}.txt`,
    `//${SECRET}.txt`,
    '/locales/..%2f..%2f..%2fetc/passwd',
    '/assets/one.js%00.txt',
    '/%c0%ae%c0%ae/etc/passwd',
  ])('%s ends in nothing', async (path) => {
    const { status, text } = await rawGet(path);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain('root:');
    expect(status).toBeLessThan(500);
  });
});

/** A path as it is: `fetch` would tidy it up. */
function rawGet(path: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(ground.url);
  return new Promise((done, fail) => {
    const asked = request({ hostname, port, path, method: 'GET' }, (answer) => {
      let text = '';
      answer.on('data', (bytes: Buffer) => {
        text += bytes.toString();
      });
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
    });
    asked.on('error', fail);
    asked.end();
  });
}

interface OutOfMeasure {
  what: string;
  body: () => string;
  type: string;
  statuses: readonly number[];
}

const json = 'application/json';
const manyKeys = () => Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`k${n}`, n]));

const OUT_OF_MEASURE: readonly OutOfMeasure[] = [
  { what: '5 MB of JSON', body: () => JSON.stringify({ name: 'x'.repeat(5_000_000) }), type: json, statuses: [413] },
  {
    what: 'JSON of a hundred thousand levels',
    body: () => '['.repeat(100_000) + ']'.repeat(100_000),
    type: json,
    statuses: [400, 422],
  },
  { what: 'JSON that is none', body: () => '{"name":', type: json, statuses: [400, 422] },
  { what: 'a body of another type', body: () => '<a/>', type: 'application/xml', statuses: [400, 415, 422] },
  { what: 'keys without end', body: () => JSON.stringify(manyKeys()), type: json, statuses: [422] },
];

describe('a body out of measure', () => {
  it.each(OUT_OF_MEASURE)('is refused: $what', async ({ body, type, statuses }) => {
    const { status, text } = await caller.call('POST', '/api/company', body(), {
      'content-type': type,
      'idempotency-key': 'out-of-measure',
    });
    expect(statuses).toContain(status);
    expect(text).toMatch(/"message":"./);
  });

  it('is refused in an upload: too many fields, too long a field, no file', async () => {
    const uploads = operations.filter(({ takesFile }) => takesFile);
    expect(uploads.length).toBeGreaterThan(2);
    const bodies = [
      { fields: 200, fieldBytes: 10 },
      { fields: 1, fieldBytes: 100_000 },
      { fields: 0, fieldBytes: 0 },
    ].map(({ fields, fieldBytes }) => {
      const form = new FormData();
      for (let n = 0; n < fields; n += 1) form.append(`field${n}`, 'x'.repeat(fieldBytes));
      return form;
    });
    const own = await ownCompany();
    const wrong: string[] = [];
    for (const operation of uploads)
      for (const form of bodies) {
        const { status, text } = await caller.call(
          operation.method,
          fill(operation, { companyId: own, id: random, kind: 'logo' }),
          form,
        );
        if (status < 400 || status >= 500) wrong.push(`${operation.name}: ${status} ${text.slice(0, 150)}`);
      }
    expect(wrong).toEqual([]);
  });
});

async function ownCompany(): Promise<string> {
  const made = await caller.dataOf<{ id: string }>(
    caller.send('POST', '/api/company', {
      name: `=1+1 <script>alert("${'x'}")</script>`,
      registration_number: '7654321',
      incorporated_date: '2020-01-02',
      industry: 'Trade',
      br: '87654321',
      ci: '7654321',
      address: '<img src=x onerror=alert(1)>',
      fye: '12-31',
      directors: ['One'],
      shareholders: ['One'],
      secretaries: ['One'],
    }),
  );
  return made.id;
}

describe('text that is code elsewhere', () => {
  it('is answered as it was typed, as JSON, and made harmless in a file for spreadsheets', async () => {
    const own = await ownCompany();
    const contact = { name: '=HYPERLINK("http://x","y") <b>', is_customer: true };
    const kept = await caller.dataOf<{ id: string; name: string }>(
      caller.send('POST', `/api/company/${own}/contact`, contact),
    );
    expect(kept.name).toBe(contact.name);
    await ground.database.queries
      .insertInto('audit_event')
      .values({
        company_id: own,
        user_id: caller.userId,
        action: 'contact_added',
        subject_type: 'contact',
        subject_id: '=cmd()',
        change: JSON.stringify({ name: '@SUM(A1)' }),
      })
      .execute();
    const csv = await caller.get(`/api/company/${own}/audit-log/export.csv`);
    expect(csv.status).toBe(200);
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(csv.text).toContain("'@SUM(A1)");
    const cells = csv.text.split(/\r\n|,/);
    expect(cells.filter((cell) => /^"?[=@+]/.test(cell))).toEqual([]);
  });

  it('cannot end a header in the name of a file', async () => {
    const own = await ownCompany();
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const name = 'a"; filename=b.exe\r\nset-cookie: x=1 <script> 富.png';
    const form = new FormData();
    form.append('files[0]', new Blob([new Uint8Array(png)]), name);
    const kept = await caller.dataOf<{ id: string; name: string }>(
      caller.call('POST', `/api/company/${own}/upload-files/`, form),
    );
    const file = await caller.get(`/api/company/${own}/document/${kept.id}/original`);
    expect(file.status).toBe(200);
    expect(file.headers.get('set-cookie') ?? '').not.toContain('x=1');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w%.()'*!~-]+$/);
    expect(file.headers.get('content-type')).not.toContain('html');
  });
});

describe('the log', () => {
  it('holds no value of a query, a body, a header or a cookie', async () => {
    const visitor = await ground.person('Visitor');
    const session = visitor.cookies.get('folio_session') ?? 'none';
    const headers = {
      authorization: `Bearer ${SECRET}`,
      'x-token': SECRET,
      referer: `http://x/${SECRET}`,
      'user-agent': SECRET,
    };
    for (const operation of operations) {
      const path = `${fill(operation, { companyId: random, practiceId: random })}?q=${SECRET}&token=${SECRET}&code=${SECRET}`;
      const body = { password: SECRET, code: SECRET, token: SECRET, email: `${SECRET}@example.com`, name: SECRET };
      if (operation.method === 'GET') await visitor.call('GET', path, undefined, headers);
      else await visitor.send(operation.method, path, body, headers);
    }
    const text = ground.log.join('');
    expect(text.includes('"route":"/api/user/profile"')).toBe(true);
    expect([SECRET, session].filter((secret) => text.includes(secret))).toEqual([]);
  });
});
