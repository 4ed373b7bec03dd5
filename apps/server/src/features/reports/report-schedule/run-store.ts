import type { Day } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** Claims a day; false if it went out on that day. */
export async function takeDay(tx: CompanyTransaction, scheduleId: string, on: Day, at: Date): Promise<boolean> {
  const taken = await tx.queries
    .insertInto('report_schedule_run')
    .values({ company_id: tx.companyId, schedule_id: scheduleId, on_day: on, at })
    .onConflict((conflict) => conflict.columns(['company_id', 'schedule_id', 'on_day']).doNothing())
    .returning('on_day')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function noteMail(tx: CompanyTransaction, scheduleId: string, on: Day, mailId: string): Promise<void> {
  await tx.queries
    .updateTable('report_schedule_run')
    .set({ mail_id: mailId })
    .where('company_id', '=', tx.companyId)
    .where('schedule_id', '=', scheduleId)
    .where('on_day', '=', on)
    .execute();
}

/** What became of the emails of a schedule. */
export interface MailsOfSchedule {
  newestMailId: string | null;
  lastSentAt: Date | null;
}

/** By schedule; a schedule that has sent nothing is not in it. */
export async function readMailsOfSchedules(tx: CompanyTransaction): Promise<Map<string, MailsOfSchedule>> {
  const { rows } = await sql<MailsOfSchedule & { scheduleId: string }>`
    select run.schedule_id as "scheduleId", max(mail.sent_at) as "lastSentAt",
           (array_agg(run.mail_id order by run.on_day desc))[1] as "newestMailId"
      from report_schedule_run run
      left join outgoing_mail mail on mail.company_id = run.company_id and mail.id = run.mail_id
     where run.company_id = ${tx.companyId}
     group by run.schedule_id`.execute(tx.queries);
  return new Map(rows.map(({ scheduleId, ...mails }) => [scheduleId, mails]));
}
