import { reportLayoutBody } from '@folio/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestUser, openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { openMailbag, openTestPractice, type TestPractice } from '../../../../test/desks/practice-desk.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { NotedCall } from '../../people/practice/index.ts';
import { changeLayout, getLayout, removeLayout } from '../../reports/report-layout/keep-layout.ts';
import { listLayouts } from '../../reports/report-layout/store.ts';
import { addPracticeLayout, changePracticeLayout, removePracticeLayout } from './keep-layout.ts';

const layout = reportLayoutBody.parse({
  name: 'Client review',
  rows: [{ id: 'r1', kind: 'accounts', types: ['revenue'], positive: 'credit' }],
  covers: [],
  columns: {},
});

describe('the layouts of a practice', () => {
  let database: Database;
  let practice: TestPractice;
  let client: TestBooks;
  let stranger: TestBooks;
  let call: NotedCall;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    practice = await openTestPractice(database, openMailbag());
    client = await openTestBooks(database);
    stranger = await openTestBooks(database);
    call = callOf(practice.manager.userId);
    await database.queries
      .insertInto('access_request')
      .values({
        practice_id: practice.id,
        company_id: client.companyId,
        asked_number: '70000998',
        asked_by: 'company',
        created_by: client.call.userId,
        state: 'accepted',
        role: 'adviser',
      })
      .execute();
  });
  afterAll(() => database?.close());
  const callOf = (userId: string): NotedCall => ({
    database,
    userId,
    language: 'en-US',
    now: new Date('2026-04-30T04:00:00Z'),
    today: '2026-04-30',
    from: { address: null, userAgent: null },
  });
  const namesIn = async (books: TestBooks) => (await books.run(listLayouts)).map(({ name }) => name);

  it('are used in each company that let the practice in, and in no other, until the access ends', async () => {
    const { id } = await addPracticeLayout(call, practice.id, layout);
    expect(await client.run((tx) => getLayout(tx, id))).toMatchObject({ practice_id: practice.id, version: 1 });
    expect(await namesIn(stranger)).toEqual([]);
    await changePracticeLayout(call, { practiceId: practice.id, id }, { ...layout, name: 'Review', version: 1 });
    expect(await namesIn(client)).toEqual(['Review']);
    const setState = (state: 'revoked' | 'accepted') =>
      database.queries.updateTable('access_request').set({ state }).where('practice_id', '=', practice.id).execute();
    await setState('revoked');
    expect(await namesIn(client)).toEqual([]);
    await setState('accepted');
    await removePracticeLayout(call, { practiceId: practice.id, id });
    expect(await namesIn(client)).toEqual([]);
    await expect(removePracticeLayout(call, { practiceId: practice.id, id })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('are changed by the people of the practice only, each version once, with a trace', async () => {
    const { id } = await addPracticeLayout(call, practice.id, layout);
    const change = { ...layout, version: 1 };
    const inClient = (work: (tx: CompanyTransaction) => Promise<unknown>) => client.run(work);
    await expect(inClient((tx) => changeLayout(tx, client.call, id, change))).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(inClient((tx) => removeLayout(tx, client.call, id))).rejects.toMatchObject({ code: 'not_found' });
    const outsider = callOf(await insertTestUser(database));
    await expect(addPracticeLayout(outsider, practice.id, layout)).rejects.toMatchObject({ code: 'not_found' });
    await changePracticeLayout(call, { practiceId: practice.id, id }, change);
    await expect(changePracticeLayout(call, { practiceId: practice.id, id }, change)).rejects.toMatchObject({
      code: 'stale_version',
    });
    const events = await database.queries
      .selectFrom('account_event')
      .select('action')
      .where('action', 'like', 'practice_layout%')
      .orderBy('id')
      .execute();
    expect(events.map(({ action }) => action).slice(-2)).toEqual(['practice_layout_added', 'practice_layout_changed']);
  });

  it('are rejected with rows that no chart makes usable', async () => {
    const rows = [{ ...layout.rows[0], id: 'r2', kind: 'formula', formula: 'r9' }];
    const wrong = reportLayoutBody.parse({ ...layout, rows });
    await expect(addPracticeLayout(call, practice.id, wrong)).rejects.toMatchObject({
      faults: [{ path: 'rows.0', word: 'report_layout_unknown_row', values: { row: 'r2', found: 'r9' } }],
    });
  });
});
