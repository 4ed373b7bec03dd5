import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMailbag, openTestClient, openTestPractice } from '../../../../test/desks/practice-desk.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
afterAll(() => database?.close());

it('one of many acts at the same moment counts: applying, inviting, answering', async () => {
  const mailbag = openMailbag();
  const practice = await openTestPractice(database, mailbag);
  const client = await openTestClient(database, mailbag);
  const ofPractice = `/api/practice/${practice.id}/request`;
  const ofCompany = `/api/company/${client.books.companyId}/access-request`;
  const apply = () => practice.manager.send('POST', ofPractice, { number: client.br });
  const invite = () => client.owner.send('POST', ofCompany, { practice_id: practice.id, role: 'reader' });
  const asked = await Promise.all([apply(), invite(), apply(), invite(), apply(), invite()]);
  expect(asked.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);

  const { data } = JSON.parse((await client.owner.get(ofCompany)).body.toString());
  const { id, asked_by: askedBy } = data[0];
  const answers = await Promise.all(
    askedBy === 'practice'
      ? ['accept', 'reject', 'accept', 'reject'].map((act) =>
          client.owner.send('POST', `${ofCompany}/${id}/${act}`, { role: 'reader' }),
        )
      : ['accept', 'reject', 'accept', 'reject'].map((act) =>
          practice.manager.send('POST', `${ofPractice}/${id}/${act}`),
        ),
  );
  // The first act is kept, its double click changes nothing, and the other act is rejected.
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from audit_event
     where subject_id = ${id} and action in ('access_accepted', 'access_rejected')`.execute(database.queries);
  expect(rows).toEqual([{ count: 1 }]);
});
