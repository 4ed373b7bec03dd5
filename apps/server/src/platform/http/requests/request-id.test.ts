import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../log/index.ts';
import { identifyRequests, requestIdOf } from './request-id.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

it.each(['0f8fad5b-d9cb-469f-a165-70867728950e', 'a1b2c3d4', 'trace.2026_05-31', 'x'.repeat(64)])(
  'takes the id %s',
  (given) => {
    expect(requestIdOf(given)).toBe(given);
  },
);

it.each([
  undefined,
  '',
  'short',
  'x'.repeat(65),
  '-begins-wrong',
  'two words here',
  'line\nbreak-in-it',
  'first-id-1, second-id-2',
  '<b>number</b>',
  '號碼號碼號碼號碼',
  ['first-id-1', 'second-id-2'],
])('makes a new id instead of %j', (given) => {
  const made = requestIdOf(given);
  expect(made).toMatch(UUID);
  expect(requestIdOf(given)).not.toBe(made);
});

describe('every line that a request logs', () => {
  const lines: { msg: string; requestId?: string }[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const http = Fastify({ genReqId: ({ headers }) => requestIdOf(headers['x-request-id']) });
  let url: string;
  beforeAll(async () => {
    identifyRequests(http);
    await http.register(multipart);
    const work = async (what: string) => {
      await new Promise((done) => setTimeout(done, 5));
      log.info(what);
    };
    http.get('/plain', async () => {
      await work('plain');
      return 'done';
    });
    http.post('/body', async () => {
      await work('body');
      // Nothing waits for it.
      void work('later');
      return 'done';
    });
    http.post('/file', async (request) => {
      await (await request.file())?.toBuffer();
      await work('file');
      return 'done';
    });
    url = await http.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => http.close());

  const file = new FormData();
  file.append('file', new Blob(['x'.repeat(200_000)]), 'a.txt');
  it.each<{ path: string; init: RequestInit; logged: string[] }>([
    { path: '/plain', init: {}, logged: ['plain'] },
    {
      path: '/body',
      init: { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
      logged: ['body', 'later'],
    },
    { path: '/file', init: { method: 'POST', body: file }, logged: ['file'] },
  ])('contains its id: $path', async ({ path, init, logged }) => {
    const answers = await Promise.all([fetch(`${url}${path}`, init), fetch(`${url}${path}`, init)]);
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    const linesOf = (id: string | null) => lines.filter(({ requestId }) => requestId === id).map(({ msg }) => msg);
    await expect.poll(() => ids.map(linesOf)).toEqual([logged, logged]);
  });

  it('and no other line', () => {
    log.info('between requests');
    expect(lines.at(-1)).not.toHaveProperty('requestId');
  });
});
