import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { figureOf, parseExposition, type Sample } from '../../apps/server/test/exposition.ts';
import { freePort } from '../../apps/server/test/free-port.ts';
import { smallPdf } from '../../apps/server/test/small-pdf.ts';
import { type Client, createSampleCompany, dataOf, signedInClient } from '../support/client.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type Collector, openCollector } from './collector.ts';

const TOKEN = 'the-token-of-prometheus';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
let collector: Collector;
let server: TestServer;
let client: Client;
let companyId: string;
let port: number;
beforeAll(async () => {
  collector = await openCollector();
  port = await freePort();
  server = await startTestServer({
    env: {
      FOLIO_METRICS_PORT: String(port),
      FOLIO_METRICS_TOKEN: TOKEN,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc',
      OTEL_SERVICE_NAME: 'folio-of-the-test',
    },
  });
  client = await signedInClient(server.url, server.folder, 'person@example.com');
  companyId = await createSampleCompany(client);
  const content = 'BT /F1 24 Tf 72 700 Td (Invoice INV-1 of Golden Lantern) Tj ET';
  await client.upload(companyId, 'secret-name.pdf', smallPdf([{ widthPt: 595, heightPt: 842, content }]));
  await vi.waitFor(async () => expect(await readings()).toBe(1), { timeout: 60_000, interval: 300 });
});
afterAll(async () => {
  await server?.kill();
  server?.clean();
  await collector?.close();
});

function scrape(token: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${token}` } });
}

async function samples(): Promise<Sample[]> {
  return parseExposition(await (await scrape(TOKEN)).text());
}

async function readings(): Promise<number | undefined> {
  return figureOf(await samples(), 'folio_document_reading_seconds_count');
}

it('the public port has no metrics, and their own port asks for the token', async () => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  expect((await fetch(`${server.url}/metrics`, { headers })).status).toBe(404);
  expect((await scrape('wrong')).status).toBe(401);
  const answer = await scrape(TOKEN);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
});

it('real calls become figures, by the pattern of their path', async () => {
  await client.get(`/api/company/${companyId}/none`);
  expect((await client.get(`/api/company/${crypto.randomUUID()}/profile`)).status).toBe(404);
  const found = await samples();
  const shown = (name: string, labels = {}) => figureOf(found, name, labels);
  const upload = { method: 'POST', route: '/api/company/:companyId/upload-files/', status: '2xx' };
  expect(shown('folio_http_request_seconds_count', upload)).toBe(1);
  expect(shown('folio_errors_total', { code: 'not_found' })).toBeGreaterThanOrEqual(1);
  expect(shown('folio_emails_total', { outcome: 'sent' })).toBeGreaterThanOrEqual(1);
  expect(shown('folio_build_info', { engine: 'pglite' })).toBe(1);
  expect(shown('folio_database_up')).toBe(1);
  expect(shown('folio_queue_waiting', { queue: 'documents' })).toBe(0);
  expect(shown('folio_database_connections', { state: 'idle' })).toBeGreaterThanOrEqual(0);
  expect(shown('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
});

it('no label names a company, a person or a file, and their number is small', async () => {
  const found = await samples();
  const labels = found.flatMap((sample) => Object.values(sample.labels)).join('\n');
  expect(labels).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|secret-name|@|Golden/);
  expect(found.length).toBeLessThan(1500);
});

it('a request with its transactions, and a reading, are spans that a collector understands', async () => {
  const headers = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };
  const answer = await client.call('GET', `/api/company/${companyId}/document`, undefined, headers);
  expect(answer.status).toBe(200);
  const [, traceId, spanId] = (answer.headers.get('traceresponse') ?? '').split('-');
  expect(traceId).toBe(TRACE);
  expect(dataOf<unknown[]>(answer)).toHaveLength(1);
  const find = (name: string) => collector.spans.find((span) => span.name === name);
  const ofTrace = () => collector.spans.filter((span) => span.traceId === TRACE);
  await expect.poll(() => ofTrace().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
  const request = ofTrace().find((span) => span.spanId === spanId);
  expect(request).toMatchObject({
    name: 'GET /api/company/:companyId/document',
    parentSpanId: '00f067aa0ba902b7',
    isError: false,
    attributes: {
      'http.request.method': 'GET',
      'http.route': '/api/company/:companyId/document',
      'http.response.status_code': '200',
      'folio.company_id': companyId,
      'folio.request_id': answer.headers.get('x-request-id'),
    },
  });
  expect(ofTrace().filter(({ name }) => name === 'transaction')[0]?.parentSpanId).toBe(spanId);
  await expect.poll(() => find('read document')?.attributes['folio.company_id'], { timeout: 20_000 }).toBe(companyId);
  expect(find('send email')).toBeDefined();
  expect(collector.resources[0]).toMatchObject({ 'service.name': 'folio-of-the-test', 'service.version': '0.1.0' });
  expect(collector.calls[0]).toEqual({ path: '/v1/traces', authorization: 'Bearer abc' });
  const texts = collector.spans.flatMap(({ name, attributes }) => [name, ...Object.values(attributes)]).join('\n');
  expect(texts).not.toMatch(/secret-name|@|Golden/);
});

it('the last spans are sent when the server ends', async () => {
  const before = collector.spans.length;
  await client.get('/api/user/profile');
  expect(await server.stop()).toBe(0);
  expect(collector.spans.slice(before).map(({ name }) => name)).toContain('GET /api/user/profile');
});
