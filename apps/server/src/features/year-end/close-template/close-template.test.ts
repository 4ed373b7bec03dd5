import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestUser } from '../../../../test/books.ts';
import { openMailbag, openTestPractice, type TestPractice } from '../../../../test/desks/practice-desk.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { NotedCall } from '../../people/practice/index.ts';
import { addTemplate, changeTemplate, listTemplates, removeTemplate } from './keep-template.ts';

const list = { name: 'Month end', tasks: [{ title: 'Count the stock', required: true, due_days: 10 }] };

describe('the lists of closing tasks of a practice', () => {
  let database: Database;
  let practice: TestPractice;
  let call: NotedCall;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    practice = await openTestPractice(database, openMailbag());
    call = callOf(practice.manager.userId);
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

  it('are kept, changed once by each version, and deleted, with a trace', async () => {
    const { id } = await addTemplate(call, practice.id, list);
    expect(await listTemplates(call, practice.id)).toEqual([{ ...list, id, version: 1 }]);
    const place = { practiceId: practice.id, id };
    const change = { ...list, name: 'Quarter end', version: 1 };
    await changeTemplate(call, place, change);
    await expect(changeTemplate(call, place, change)).rejects.toMatchObject({ code: 'stale_version' });
    expect(await listTemplates(call, practice.id)).toMatchObject([{ name: 'Quarter end', version: 2 }]);
    await removeTemplate(call, place);
    await expect(removeTemplate(call, place)).rejects.toMatchObject({ code: 'not_found' });
    expect(await listTemplates(call, practice.id)).toEqual([]);
    const events = await database.queries
      .selectFrom('account_event')
      .select('action')
      .where('action', 'like', 'close_template%')
      .orderBy('id')
      .execute();
    expect(events.map(({ action }) => action)).toEqual([
      'close_template_added',
      'close_template_changed',
      'close_template_removed',
    ]);
  });

  it('belong to the people of the practice', async () => {
    const stranger = callOf(await insertTestUser(database));
    await expect(listTemplates(stranger, practice.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(addTemplate(stranger, practice.id, list)).rejects.toMatchObject({ code: 'not_found' });
  });
});
