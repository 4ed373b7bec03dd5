import type { Day } from '@folio/ledger';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** Claims a day for a receiver; false if the report went out to this address on that day. */
export async function takeDay(
  tx: CompanyTransaction,
  { scheduleId, on, address }: { scheduleId: string; on: Day; address: string },
  at: Date,
): Promise<boolean> {
  const taken = await tx.queries
    .insertInto('report_schedule_run')
    .values({ company_id: tx.companyId, schedule_id: scheduleId, on_day: on, address, at })
    .onConflict((conflict) => conflict.columns(['company_id', 'schedule_id', 'on_day', 'address']).doNothing())
    .returning('on_day')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function noteMail(
  tx: CompanyTransaction,
  { scheduleId, on, address }: { scheduleId: string; on: Day; address: string },
  mailId: string,
): Promise<void> {
  await tx.queries
    .updateTable('report_schedule_run')
    .set({ mail_id: mailId })
    .where('company_id', '=', tx.companyId)
    .where('schedule_id', '=', scheduleId)
    .where('on_day', '=', on)
    .where('address', '=', address)
    .execute();
}

/** What became of the emails of a schedule. */
export interface MailsOfSchedule {
  /** The emails of the newest day on which it went out, by receiver. */
  newestMailIds: string[];
  lastSentAt: Date | null;
}

/** By schedule; a schedule that has sent nothing is not in it. */
export async function readMailsOfSchedules(tx: CompanyTransaction): Promise<Map<string, MailsOfSchedule>> {
  const { rows } = await sql<MailsOfSchedule & { scheduleId: string }>`
    select run.schedule_id as "scheduleId", max(mail.sent_at) as "lastSentAt",
           coalesce(array_agg(run.mail_id::text order by run.address)
                      filter (where run.on_day = run.newest_day and run.mail_id is not null), '{}') as "newestMailIds"
      from (select *, max(on_day) over (partition by schedule_id) as newest_day
              from report_schedule_run where company_id = ${tx.companyId}) run
      left join outgoing_mail mail on mail.company_id = run.company_id and mail.id = run.mail_id
     group by run.schedule_id`.execute(tx.queries);
  return new Map(rows.map(({ scheduleId, ...mails }) => [scheduleId, mails]));
}

/** Whom an email goes to; locked, so that it cannot stop the emails until the transaction ends. Null after its schedule was deleted. */
export async function lockReceiverOfMail(
  tx: CompanyTransaction,
  mailId: string,
): Promise<{ scheduleId: string; address: string; outside: boolean; unsubscribedAt: Date | null } | null> {
  const row = await tx.queries
    .selectFrom('report_schedule_run as run')
    .innerJoin('report_receiver as receiver', (join) =>
      join
        .onRef('receiver.company_id', '=', 'run.company_id')
        .onRef('receiver.schedule_id', '=', 'run.schedule_id')
        .onRef('receiver.address', '=', 'run.address'),
    )
    .select([
      'receiver.schedule_id as scheduleId',
      'receiver.address',
      'receiver.outside',
      'receiver.unsubscribed_at as unsubscribedAt',
    ])
    .where('run.company_id', '=', tx.companyId)
    .where('run.mail_id', '=', mailId)
    .forUpdate('receiver')
    .executeTakeFirst();
  return row ?? null;
}

/** Cancels the emails of a schedule that were not sent, to all receivers or to one. */
export async function cancelUnsent(tx: CompanyTransaction, scheduleId: string, address?: string): Promise<void> {
  await tx.queries
    .updateTable('outgoing_mail')
    .set({ state: 'cancelled', next_try_at: null })
    .where('company_id', '=', tx.companyId)
    .where('state', 'in', ['queued', 'failed'])
    .where('id', 'in', (query) => {
      const mails = query
        .selectFrom('report_schedule_run')
        .select('mail_id')
        .where('company_id', '=', tx.companyId)
        .where('schedule_id', '=', scheduleId)
        .where('mail_id', 'is not', null)
        .$castTo<{ mail_id: string }>();
      return address === undefined ? mails : mails.where('address', '=', address);
    })
    .execute();
}
