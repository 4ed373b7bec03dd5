import { addDays } from '@folio/ledger';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OutgoingDesk, openOutgoingDesk } from '../../../../test/desks/outgoing-desk.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { voidInvoice } from '../invoice/index.ts';
import { stepsDue } from './reminder-step.ts';
import { sendReminders } from './send-reminders.ts';

const log = pino({ level: 'silent' });
const at = (today: string) => ({ today, now: new Date(`${today}T04:00:00Z`) });

describe('the step of a due date', () => {
  const stepOf = (days: number[], dueDate: string, today: string) =>
    stepsDue(days, today).find((step) => step.dueDate === dueDate)?.days ?? null;

  it.each([
    ['2026-04-26', null],
    ['2026-04-27', -3],
    ['2026-04-29', -3],
    ['2026-04-30', null],
    ['2026-05-01', 1],
    ['2026-05-03', 1],
    ['2026-05-04', null],
    ['2026-05-07', 7],
  ])('due on 30 April with steps -3, 1 and 7: on %s it is %j', (today, step) =>
    expect(stepOf([-3, 1, 7], '2026-04-30', today)).toBe(step),
  );

  it('of several missed ones only the latest counts', () => {
    expect(stepOf([0, 1, 2], '2026-04-30', '2026-05-02')).toBe(2);
    expect(stepOf([2, 0, 1], '2026-04-30', '2026-05-01')).toBe(1);
  });

  it('does not exist without configured steps', () => expect(stepsDue([], '2026-04-30')).toEqual([]));
});

describe.each(engines)('reminders on %s', (engine) => {
  let database: Database;
  let desk: OutgoingDesk;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    await database.queries.updateTable('sales_setting').set({ setting: '{}' }).execute();
    desk = await openOutgoingDesk(database, null);
    await remind([-3, 1, 7]);
  });

  const remind = (days: number[], isOn = true) =>
    desk.run((tx) => {
      const setting = JSON.stringify({ reminders_on: isOn, reminder_days: days });
      return tx.queries
        .insertInto('sales_setting')
        .values({ company_id: desk.companyId, setting })
        .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ setting }))
        .execute();
    });
  const reminded = () =>
    desk.run((tx) =>
      tx.queries
        .selectFrom('reminder_sent as sent')
        .innerJoin('outgoing_mail as mail', 'mail.id', 'sent.mail_id')
        .select(['sent.days', 'mail.kind', 'mail.state', 'mail.subject', 'mail.created_by'])
        .orderBy('sent.days')
        .execute(),
    );
  const sweep = (today: string) => sendReminders(database, at(today), log);

  it('goes out once a step, through all the days', async () => {
    await desk.invoice({ due_date: '2026-04-30' });
    let queued = 0;
    for (let today = '2026-04-20'; today <= '2026-05-20'; today = addDays(today, 1))
      queued += (await sweep(today)) + (await sweep(today));
    expect(queued).toBe(3);
    expect(await reminded()).toMatchObject([
      { days: -3, kind: 'reminder', state: 'queued', created_by: null },
      { days: 1, subject: expect.stringContaining('Payment reminder: invoice INV-2026-') },
      { days: 7 },
    ]);
  });

  it('goes out once where two sweeps run at the same moment', async () => {
    await desk.invoice({ due_date: '2026-04-30' });
    await desk.invoice({ due_date: '2026-04-30' });
    const both = await Promise.all([sweep('2026-05-01'), sweep('2026-05-01')]);
    expect(both[0] + both[1]).toBe(2);
    expect(await reminded()).toHaveLength(2);
  });

  it('skips what was missed: after a month away one mail at most', async () => {
    await desk.invoice({ due_date: '2026-04-30' });
    expect(await sweep('2026-05-09')).toBe(1);
    expect(await sweep('2026-05-30')).toBe(0);
    expect((await reminded()).map(({ days }) => days)).toEqual([7]);
  });

  it('is not for who has paid, what is voided, a draft, a contact without e-mail or who is not to be reminded', async () => {
    const customer = (name: string) => ({ due_date: '2026-04-30', customer: { name, address: null, tax_id: null } });
    const paid = await desk.invoice(customer('Paid Limited'));
    await database.queries
      .updateTable('document_balance')
      .set({ open_minor: 0n })
      .where('document_ref', '=', paid)
      .execute();
    const voided = await desk.invoice(customer('Voided Limited'));
    await desk.run((tx) => voidInvoice(tx, desk.call, { id: voided, reason: 'Twice' }));
    await desk.invoice(customer('Silent Limited'), { email: null });
    await desk.invoice(customer('Friend Limited'));
    await desk.run((tx) =>
      tx.queries.updateTable('contact').set({ reminders: false }).where('name', '=', 'Friend Limited').execute(),
    );
    await desk.invoice(customer('Noted Limited'), { type: 'sales_credit_note' });
    expect(await sweep('2026-05-01')).toBe(0);
  });

  it('stops when the company turns it off', async () => {
    await desk.invoice({ due_date: '2026-04-30' });
    await remind([1], false);
    expect(await sweep('2026-05-01')).toBe(0);
  });
});
