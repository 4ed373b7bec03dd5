import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertTestUser } from '../../../../test/books.ts';
import {
  associate,
  openMailbag,
  openTestClient,
  openTestPractice,
  type TestPractice,
} from '../../../../test/desks/practice-desk.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { listPracticeLog } from './practice-log.ts';

describe('the log of a practice', () => {
  let database: Database;
  let practice: TestPractice;
  let company: string;
  beforeAll(async () => {
    database = await openTestDatabase('postgres');
    const mailbag = openMailbag();
    practice = await openTestPractice(database, mailbag);
    const client = await openTestClient(database, mailbag);
    await associate(practice, client);
    const { companyId } = client.books;
    await practice.manager.send('POST', `/api/company/${companyId}/view-as`, { on: true });
    const row = database.queries.selectFrom('company').select('name').where('id', '=', companyId);
    company = (await row.executeTakeFirstOrThrow()).name;
  });
  afterAll(() => database.close());

  const read = (userId: string, language: 'en-US' | 'zh-Hant' = 'en-US') =>
    listPracticeLog(
      { database, userId, language, now: new Date(), today: '2026-04-30' },
      { practiceId: practice.id, page: 1, limit: 50 },
    );

  it('shows its manager, in words, which client was entered and which rights were given', async () => {
    const { rows, meta } = await read(practice.manager.userId);
    expect(meta.total).toBe(rows.length);
    expect(rows[0]).toMatchObject({
      action: 'view_as_started',
      practice: { id: practice.id },
      token: null,
      changes: [{ label: 'Company', before: null, after: company }],
    });
    expect(rows.find(({ action }) => action === 'access_accepted')).toMatchObject({ practice: null });
    const roles = (language: 'en-US' | 'zh-Hant') =>
      read(practice.manager.userId, language).then((page) =>
        page.rows.flatMap(({ changes }) => changes.filter(({ field }) => field === 'role').map(({ after }) => after)),
      );
    expect(await roles('en-US')).toContain('Adviser');
    expect(await roles('zh-Hant')).toContain('顧問');
  });

  it('cannot be read by any other user', async () => {
    await expect(read(await insertTestUser(database))).rejects.toMatchObject({ code: 'not_found' });
  });
});
