import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestBooks } from '../../../../test/books.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import { readConfig } from '../../../config.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { Mail } from '../../../platform/mail/index.ts';
import { tellFailed } from './index.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
});
afterAll(() => database?.close());

it('who uploaded a document hears that it failed, in their language, a few times, unless they said no', async () => {
  const { companyId, call } = await openTestBooks(database);
  const sent: Mail[] = [];
  const mailer = {
    send: async (mail: Mail) => {
      sent.push(mail);
      return { refused: [] };
    },
  };
  const config = readConfig(
    { PUBLIC_URL: 'https://books.folio.example', NODE_ENV: 'production', SMTP_URL: 'smtp://mail.folio.example' },
    '/',
  );
  const platform = { database, config, log: pino({ level: 'silent' }), now: () => call.now };
  await database.queries.updateTable('app_user').set({ language: 'zh-Hant' }).where('id', '=', call.userId).execute();
  const upload = async (state: string) => {
    const sha256 = Math.random().toString(16).slice(2).padEnd(64, '0');
    await database.queries
      .insertInto('stored_file')
      .values({ company_id: companyId, sha256, size_bytes: 1n, type: 'pdf' })
      .execute();
    const row = await database.queries
      .insertInto('document')
      .values({ company_id: companyId, sha256, name: 'scan.pdf', state, uploaded_by: call.userId })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const tell = async (documentId: string) => tellFailed(platform, mailer, { companyId, documentId });

  await tell(await upload('needs_review'));
  expect(sent).toEqual([]);
  const failed = await upload('failed');
  await tell(failed);
  expect(sent[0]).toMatchObject({ subject: '無法讀取 scan.pdf' });
  expect(sent[0]?.text).toContain(`https://books.folio.example/document/${failed}`);
  for (let times = 0; times < 5; times++) await tell(failed);
  expect(sent).toHaveLength(3);

  await database.queries.deleteFrom('attempt').execute();
  const choice = { user_id: call.userId, kind: 'document_failed', wanted: false };
  await database.queries.insertInto('mail_choice').values(choice).execute();
  await tell(failed);
  expect(sent).toHaveLength(3);
});
