import { afterEach, expect, it } from 'vitest';
import { type MetricsServer, serveMetrics } from './metrics-server.ts';

const TOKEN = 'a-token-of-the-scraper';
let server: MetricsServer | undefined;
afterEach(() => server?.close());

async function ask(given: { token: string | null; path?: string; method?: string; authorization?: string }) {
  const text = async () => 'folio_up 1\n';
  server = await serveMetrics({ text, contentType: 'text/plain' }, { host: '127.0.0.1', port: 0, token: given.token });
  const headers = given.authorization === undefined ? {} : { authorization: given.authorization };
  const { method = 'GET', path = '/metrics' } = given;
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, { method, headers });
  return { status: answer.status, body: await answer.text() };
}

it.each([
  ['without a token', { token: null }],
  ['with the right token', { token: TOKEN, authorization: `Bearer ${TOKEN}` }],
  ['with a query', { token: null, path: '/metrics?x=1' }],
])('answers the figures %s', async (_, given) => {
  expect(await ask(given)).toEqual({ status: 200, body: 'folio_up 1\n' });
});

it.each([
  [401, 'no token', { token: TOKEN }],
  [401, 'a wrong token', { token: TOKEN, authorization: 'Bearer wrong' }],
  [401, 'the token without its scheme', { token: TOKEN, authorization: TOKEN }],
  [404, 'another path', { token: null, path: '/' }],
  [404, 'another method', { token: null, method: 'POST' }],
])('answers %i to %s', async (status, _, given) => {
  expect(await ask(given)).toEqual({ status, body: '' });
});

it('says that its port is in use', async () => {
  const figures = { text: async () => '', contentType: 'text/plain' };
  server = await serveMetrics(figures, { host: '127.0.0.1', port: 0, token: null });
  const again = serveMetrics(figures, { host: '127.0.0.1', port: server.port, token: null });
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
