import { expect, it } from 'vitest';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { openEmptyDatabase } from './empty-database.ts';

const company = '00000000-0000-4000-8000-000000000001';
const report = '00000000-0000-4000-8000-000000000002';
const schedule = '00000000-0000-4000-8000-000000000003';
const mail = '00000000-0000-4000-8000-000000000004';

it('a schedule that went to several receivers in one email keeps its days, and marks who is outside', async () => {
  const { pool, close } = await openEmptyDatabase('postgres');
  try {
    await migrate(pool, '0043-cheque-lines');
    await pool.query(`
      insert into company (id, name, registration_number, incorporated_date, industry, br, ci, address, fye, directors, shareholders,
                           secretaries, base_currency)
      values ('${company}', 'Lantern', '1', '2021-04-12', 'Trade', '12345678', '1234567', 'HK', '03-31', '[]', '[]', '[]', 'HKD');
      with person as (insert into app_user (name, email, account_type) values ('Ann', 'Ann@lantern.example', 'company') returning id)
      insert into company_member (company_id, user_id, role) select '${company}', id, 'reader' from person;
      insert into saved_report (company_id, id, name, report, query, shared) values ('${company}', '${report}', 'P&L', 'profit-loss', '{}', true);
      insert into report_schedule (company_id, id, saved_report_id, rhythm, on_day, receivers, formats, language, next_on)
      values ('${company}', '${schedule}', '${report}', 'month', 5, '["ann@Lantern.example", "Bank@x.example"]', '["pdf"]', 'en-US',
              '2026-07-05');
      insert into outgoing_mail (company_id, id, kind, receivers, subject, body)
      values ('${company}', '${mail}', 'report', '["ann@Lantern.example", "gone@x.example"]', 'P&L', 'Text');
      insert into report_schedule_run (company_id, schedule_id, on_day, mail_id) values ('${company}', '${schedule}', '2026-06-05', '${mail}'),
             ('${company}', '${schedule}', '2026-05-05', null)`);
    await migrate(pool);
    const rows = async (query: string) => (await pool.query(query)).rows;
    expect(await rows('select address, outside, unsubscribed_at from report_receiver order by address')).toEqual([
      { address: 'ann@lantern.example', outside: false, unsubscribed_at: null },
      { address: 'bank@x.example', outside: true, unsubscribed_at: null },
    ]);
    expect(
      await rows('select on_day::text, address, mail_id from report_schedule_run order by on_day, address'),
    ).toEqual([
      { on_day: '2026-05-05', address: 'ann@lantern.example', mail_id: null },
      { on_day: '2026-05-05', address: 'bank@x.example', mail_id: null },
      { on_day: '2026-06-05', address: 'ann@lantern.example', mail_id: mail },
      { on_day: '2026-06-05', address: 'gone@x.example', mail_id: mail },
    ]);
  } finally {
    await close();
  }
});
