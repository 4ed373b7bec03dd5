import { expect, it } from 'vitest';
import { figureOf, parseExposition } from '../../../test/exposition.ts';
import { MailFailure } from '../mail/index.ts';
import { measuredMailer } from './measured-mail.ts';
import { createMetrics, type Sources } from './prometheus.ts';

const sources: Sources = {
  build: { version: '1.2.3', engine: 'postgres' },
  pool: { totalCount: 5, idleCount: 3, waitingCount: 2 },
  queues: async () => [
    { queue: 'documents', waiting: 4, oldestSeconds: 61.5, failed: 1 },
    { queue: 'search', waiting: 9, oldestSeconds: null, failed: null },
  ],
  verification: async () => ({ at: new Date('2026-05-01T00:00:00Z'), holds: false }),
};

async function samplesOf({ text }: { text(): Promise<string> }) {
  return parseExposition(await text());
}

it('shows the program, the pool, the queues and the last verification of the books', async () => {
  const samples = await samplesOf(createMetrics(sources));
  const shown = (name: string, labels = {}) => figureOf(samples, name, labels);
  expect(shown('folio_build_info', { version: '1.2.3', engine: 'postgres' })).toBe(1);
  expect(shown('folio_database_connections', { state: 'idle' })).toBe(3);
  expect(shown('folio_database_connections', { state: 'in_use' })).toBe(2);
  expect(shown('folio_database_waiting')).toBe(2);
  expect(shown('folio_database_up')).toBe(1);
  expect(shown('folio_queue_waiting', { queue: 'documents' })).toBe(4);
  expect(shown('folio_queue_oldest_seconds', { queue: 'documents' })).toBe(61.5);
  expect(shown('folio_queue_failed', { queue: 'documents' })).toBe(1);
  expect(shown('folio_queue_waiting', { queue: 'search' })).toBe(9);
  expect(shown('folio_queue_oldest_seconds', { queue: 'search' })).toBeUndefined();
  expect(shown('folio_books_verified_seconds')).toBe(Date.parse('2026-05-01T00:00:00Z') / 1000);
  expect(shown('folio_books_hold')).toBe(0);
  expect(shown('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  expect(shown('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
});

it('shows no queue and no verification if the database does not answer', async () => {
  const away = async () => {
    throw new Error('connection refused');
  };
  const samples = await samplesOf(createMetrics({ ...sources, queues: away }));
  expect(figureOf(samples, 'folio_database_up')).toBe(0);
  const names = new Set(samples.map(({ name }) => name));
  for (const name of ['folio_queue_waiting', 'folio_books_verified_seconds', 'folio_books_hold'])
    expect(names).not.toContain(name);
});

it('shows no verification if the books were never verified', async () => {
  const samples = await samplesOf(createMetrics({ ...sources, verification: async () => null }));
  expect(figureOf(samples, 'folio_books_hold')).toBeUndefined();
  expect(figureOf(samples, 'folio_queue_waiting', { queue: 'documents' })).toBe(4);
});

it('counts requests, errors, readings and jobs', async () => {
  const metrics = createMetrics(sources);
  const { measures } = metrics;
  const call = { route: '/api/company/:companyId', method: 'GET', seconds: 0.2 };
  measures.request({ ...call, status: 200, error: null });
  measures.request({ ...call, status: 404, error: 'not_found' });
  measures.request({ ...call, status: 403, error: 'forbidden' });
  measures.reading('read', 3);
  measures.reading('failed', 1);
  measures.job('send-mail', 'done', 0.5);
  const samples = await samplesOf(metrics);
  const shown = (name: string, labels = {}) => figureOf(samples, name, labels);
  const ok = { method: 'GET', route: '/api/company/:companyId', status: '2xx' };
  expect(shown('folio_http_request_seconds_count', ok)).toBe(1);
  expect(shown('folio_http_request_seconds_bucket', { ...ok, le: '0.1' })).toBe(0);
  expect(shown('folio_http_request_seconds_bucket', { ...ok, le: '0.25' })).toBe(1);
  expect(shown('folio_http_request_seconds_count', { ...ok, status: '4xx' })).toBe(2);
  expect(shown('folio_errors_total', { code: 'not_found' })).toBe(1);
  expect(shown('folio_document_reading_seconds_sum', { outcome: 'read' })).toBe(3);
  expect(shown('folio_document_reading_seconds_count', { outcome: 'failed' })).toBe(1);
  expect(shown('folio_job_seconds_count', { queue: 'send-mail', outcome: 'done' })).toBe(1);
});

it.each([
  ['sent', null],
  ['no_answer', new MailFailure('no_answer', 'mail.example:25', 'timed out')],
  ['refused', new MailFailure('refused', 'mail.example:25', '550 no such user')],
  ['invalid', new TypeError('this is no mail address')],
] as const)('counts an email: %s', async (outcome, error) => {
  const metrics = createMetrics(sources);
  const send = async () => {
    if (error !== null) throw error;
    return { refused: [] };
  };
  const sending = measuredMailer({ send }, metrics.measures).send({ to: 'a@example.com', subject: 's', text: 't' });
  await (error === null ? expect(sending).resolves.toEqual({ refused: [] }) : expect(sending).rejects.toBe(error));
  expect(figureOf(await samplesOf(metrics), 'folio_emails_total', { outcome })).toBe(1);
});
