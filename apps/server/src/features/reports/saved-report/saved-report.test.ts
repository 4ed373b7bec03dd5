import type { SavedReportBody } from '@folio/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestUser, openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { changeSavedReport, getSavedReport, listSavedReports, removeSavedReport, saveReport } from './keep-saved.ts';

const monthly: SavedReportBody = {
  name: 'Monthly P&L by month',
  report: 'profit-loss',
  period: 'last_month',
  query: { by: 'month', page: '2' },
  shared: true,
};

describe.each(engines)('saved reports on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  let other: TestBooks['call'];
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    books = await openTestBooks(database, '2026-05-11');
    other = { ...books.call, userId: await insertTestUser(database, 'Wong Siu Ming') };
  });
  afterAll(() => database.close());
  const save = (over: Partial<SavedReportBody> = {}) =>
    books.run((tx) => saveReport(tx, books.call, { ...monthly, ...over }));
  const namesFor = async (call: TestBooks['call']) =>
    (await books.run((tx) => listSavedReports(tx, call))).map(({ name }) => name);
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof DomainError ? [error.code, error.word] : String(error)),
    );

  it('keep the choices, and open with the days of today', async () => {
    const id = await save();
    expect(await books.run((tx) => getSavedReport(tx, books.call, id))).toMatchObject({
      name: 'Monthly P&L by month',
      period: 'last_month',
      query: { by: 'month' },
      address: { by: 'month', from: '2026-04-01', to: '2026-04-30' },
      own: true,
      created_by: 'Chan Tai Man',
    });
    const june = { ...books.call, today: '2026-06-01' };
    expect((await books.run((tx) => getSavedReport(tx, june, id))).address).toMatchObject({ from: '2026-05-01' });
  });

  it('are private until they are shared, and a colleague may rename a shared one', async () => {
    const id = await save({ name: 'Mine', shared: false });
    expect(await namesFor(books.call)).toContain('Mine');
    expect(await namesFor(other)).not.toContain('Mine');
    const rename = { name: 'Ours', shared: true, version: 1 };
    expect(await refusalOf(books.run((tx) => changeSavedReport(tx, other, id, rename)))).toEqual([
      'not_found',
      'not_found',
    ]);
    await books.run((tx) => changeSavedReport(tx, books.call, id, rename));
    expect(await namesFor(other)).toContain('Ours');
    await books.run((tx) => changeSavedReport(tx, other, id, { ...rename, name: 'Everyone’s', version: 2 }));
    expect(await namesFor(books.call)).toContain('Everyone’s');
    expect(
      await refusalOf(books.run((tx) => changeSavedReport(tx, books.call, id, { ...rename, version: 2 }))),
    ).toEqual(['stale_version', 'stale_version']);
  });

  it('are deleted, and the audit trail says so', async () => {
    const id = await save({ name: 'Short-lived' });
    await books.run((tx) => removeSavedReport(tx, books.call, id));
    expect(await namesFor(books.call)).not.toContain('Short-lived');
    const events = await books.run((tx) =>
      tx.queries
        .selectFrom('audit_event')
        .select(['action', 'user_id'])
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute(),
    );
    expect(events).toEqual(
      ['saved_report_added', 'saved_report_removed'].map((action) => ({ action, user_id: books.call.userId })),
    );
  });

  it('reject choices that the report does not take', async () => {
    expect(await refusalOf(save({ query: { by: 'week' } }))).toEqual(['validation_failed', 'validation_failed']);
  });
});
