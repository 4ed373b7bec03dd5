import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyEndpoint } from '../support/every-endpoint.ts';
import type { Answer, Caller } from './caller.ts';
import { type Ground, openGround } from './ground.ts';
import { fill, type Operation, readOperations } from './operations.ts';

let ground: Ground;
let caller: Caller;
/** Every call that changes something by the power of a cookie. */
let mutations: Operation[];

beforeAll(async () => {
  ground = await openGround();
  caller = await ground.person('Chan Tai Man');
  const bySecret = new Set(
    everyEndpoint
      .filter(({ secretInBody }) => secretInBody)
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`),
  );
  const operations = await readOperations(ground);
  mutations = operations.filter(({ method, name }) => method !== 'GET' && !bySecret.has(name));
});
afterAll(() => ground?.close());

/** Answers that are not `xsrf_token_invalid`, by name: there must be none. */
async function taken(send: (operation: Operation) => Promise<Answer>): Promise<string[]> {
  const wrong: string[] = [];
  for (const operation of mutations) {
    const { status, text } = await send(operation);
    if (status !== 403 || !text.includes('"xsrf_token_invalid"'))
      wrong.push(`${operation.name}: ${status} ${text.slice(0, 120)}`);
  }
  return wrong;
}

const sent = (by: Caller, operation: Operation, headers: Record<string, string>) =>
  by.send(operation.method, fill(operation, {}), {}, headers);

describe('a call that changes something', () => {
  it('is refused without the XSRF token', async () => {
    const bare = await ground.person('Bare');
    bare.cookies.delete('XSRF-TOKEN');
    expect(await taken((operation) => sent(bare, operation, {}))).toEqual([]);
    expect(mutations.length).toBeGreaterThan(100);
  });

  it('is refused with a token that the server did not issue', async () => {
    expect(
      await taken((operation) => sent(caller, operation, { 'x-xsrf-token': 'abcdefgh-abcdefghijklmnopqrstuvwxyz' })),
    ).toEqual([]);
  });

  it('is refused with the token of another browser', async () => {
    const other = await ground.nobody();
    const token = decodeURIComponent(other.cookies.get('XSRF-TOKEN') ?? '');
    expect(await taken((operation) => sent(caller, operation, { 'x-xsrf-token': token }))).toEqual([]);
  });

  it('is refused to a form of another site, which can send cookies and no header', async () => {
    const forger = await ground.person('Forged');
    const wrong = await taken((operation) =>
      forger.call(operation.method, fill(operation, {}), '_csrf=1&a=b', {
        'content-type': 'application/x-www-form-urlencoded',
        'x-xsrf-token': '',
        origin: 'https://elsewhere.example',
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('is refused after signing out: the old cookies and token open nothing', async () => {
    const leaver = await ground.person('Leaver');
    const kept = new Map(leaver.cookies);
    expect((await leaver.send('POST', '/fortify/logout', {})).status).toBe(200);
    for (const [name, value] of kept) leaver.cookies.set(name, value);
    for (const [method, path] of [
      ['GET', '/api/user/profile'],
      ['POST', '/api/company'],
      ['PUT', '/api/user'],
    ] as const) {
      const { status } = await leaver.send(method, path, method === 'GET' ? undefined : {});
      expect([path, status]).toEqual([path, 401]);
    }
  });

  it('cannot be made a GET: no call of the document is reached by another verb than its own', async () => {
    const verbs = new Map<string, Set<string>>();
    for (const { path, method } of await readOperations(ground)) {
      verbs.set(path, (verbs.get(path) ?? new Set<string>()).add(method));
    }
    const wrong: string[] = [];
    for (const [path, own] of verbs)
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((verb) => !own.has(verb))) {
        const { status } = await caller.send(
          method,
          path.replace(/\{\w+\}/g, 'none'),
          method === 'GET' ? undefined : {},
        );
        if (status < 400 || status >= 500) wrong.push(`${method} ${path}: ${status}`);
      }
    expect(wrong).toEqual([]);
    for (const method of ['TRACE', 'CONNECT', 'PROPFIND'])
      await expect(rawStatus(ground.url, method)).resolves.not.toBe(200);
  });
});

/** The status of a request that `fetch` itself would refuse to make. */
async function rawStatus(url: string, method: string): Promise<number> {
  const { request } = await import('node:http');
  return new Promise((done) => {
    const asked = request(`${url}/api/user/profile`, { method });
    asked.on('response', (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    });
    asked.on('connect', (answer) => done(answer.statusCode ?? 0));
    asked.on('error', () => done(0));
    asked.end();
  });
}
