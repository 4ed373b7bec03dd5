import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks } from '../../test/books.ts';
import { bothEngines, openTestDatabase } from '../../test/engines.ts';
import { lastVerification, noteVerification } from '../features/books/audit-trail/index.ts';
import type { Database } from '../platform/database/open.ts';
import { startJobs } from '../platform/jobs/index.ts';
import { createLog } from '../platform/log/index.ts';
import { queueStates } from './metrics.ts';

const NOW = new Date('2026-04-30T04:00:00Z');

describe.each(bothEngines)('the queues on %s', (engine) => {
  let database: Database;
  let companyId: string;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    ({ companyId } = await openTestBooks(database));
    await (await startJobs(database, createLog('silent'))).stop();
  });
  afterAll(() => database?.close());

  const stateOf = async (name: string) => (await queueStates(database, NOW)).find(({ queue }) => queue === name);
  const document = async (number: number, state: 'queued' | 'failed' | 'processing', secondsAgo: number) => {
    const file = { company_id: companyId, sha256: String(number).repeat(64) };
    await database.queries
      .insertInto('stored_file')
      .values({ ...file, type: 'application/pdf', size_bytes: 1n })
      .execute();
    await database.queries
      .insertInto('document')
      .values({ ...file, number, name: 'a.pdf', state })
      .execute();
    const queuedAt = new Date(Date.now() - secondsAgo * 1000);
    await database.queries.updateTable('document').set({ queued_at: queuedAt }).where('number', '=', number).execute();
  };

  it('are empty at first', async () => {
    expect(await stateOf('documents')).toEqual({ queue: 'documents', waiting: 0, oldestSeconds: 0, failed: 0 });
    expect(await stateOf('emails')).toEqual({ queue: 'emails', waiting: 0, oldestSeconds: 0, failed: 0 });
    expect(await stateOf('reports')).toEqual({ queue: 'reports', waiting: 0, oldestSeconds: 0, failed: null });
  });

  it('count the documents that wait, with the age of the oldest, and those that were given up', async () => {
    await document(1, 'queued', 90);
    await document(2, 'queued', 30);
    await document(3, 'processing', 500);
    await document(4, 'failed', 900);
    const state = await stateOf('documents');
    expect(state).toMatchObject({ waiting: 2, failed: 1 });
    expect(state?.oldestSeconds).toBeGreaterThan(89);
    expect(state?.oldestSeconds).toBeLessThan(150);
    expect((await stateOf('search'))?.waiting).toBeGreaterThanOrEqual(4);
  });

  it('count the emails that wait, also for another attempt', async () => {
    const mail = { company_id: companyId, kind: 'invoice', receivers: '[]', subject: '', body: '' };
    const old = new Date(Date.now() - 3_600_000);
    const later = new Date(Date.now() + 3_600_000);
    await database.queries
      .insertInto('outgoing_mail')
      .values([
        { ...mail, state: 'queued', created_at: old, next_try_at: later },
        { ...mail, state: 'sent', created_at: old },
        { ...mail, state: 'failed', created_at: old },
      ])
      .execute();
    const state = await stateOf('emails');
    expect(state).toMatchObject({ waiting: 1, failed: 1 });
    expect(state?.oldestSeconds).toBeGreaterThan(3599);
  });

  it('count the reports that are due, from the hour they were planned for', async () => {
    const schedule = {
      company_id: companyId,
      rhythm: 'month',
      on_day: 30,
      receivers: '[]',
      formats: '[]',
      language: 'en-US',
    };
    await database.queries
      .insertInto('report_schedule')
      .values([
        // At noon in Hong Kong it is 04:00 UTC.
        { ...schedule, next_on: '2026-04-30', at_hour: 10 },
        { ...schedule, next_on: '2026-04-30', at_hour: 13 },
        { ...schedule, next_on: '2026-04-01', at_hour: 1, state: 'paused' },
      ])
      .execute();
    expect(await stateOf('reports')).toEqual({ queue: 'reports', waiting: 1, oldestSeconds: 7200, failed: null });
  });

  it('count the jobs that failed, and leave out the queues of the library', async () => {
    const jobs = await startJobs(database, createLog('silent'));
    const options = { atOnce: 1, retryLimit: 0, expireInSeconds: 60 };
    const queue = await jobs.work<{ no: number }>('fails-at-once', options, async () => {
      throw new Error('no');
    });
    await queue.put({ no: 1 });
    await expect.poll(async () => (await stateOf('fails-at-once'))?.failed, { timeout: 30_000 }).toBe(1);
    await jobs.stop();
    const states = await queueStates(database, NOW);
    expect(states.at(-1)).toEqual({ queue: 'fails-at-once', waiting: 0, oldestSeconds: 0, failed: 1 });
    expect(states.map(({ queue: name }) => name)).toEqual([
      'documents',
      'emails',
      'reports',
      'search',
      'fails-at-once',
    ]);
  });

  it('the newest verification of all books counts', async () => {
    const { queries } = database;
    expect(await lastVerification(queries)).toBeNull();
    const at = new Date('2026-04-29T00:00:00Z');
    await noteVerification(queries, { at, holds: true, companies: 3, failedCompanies: 0 });
    await noteVerification(queries, { at: NOW, holds: false, companies: 3, failedCompanies: 1 });
    expect(await lastVerification(queries)).toEqual({ at: NOW, holds: false });
  });
});
