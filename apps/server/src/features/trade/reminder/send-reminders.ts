import type { Day } from '@folio/ledger';
import type { Database } from '../../../platform/database/open.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import type { Log } from '../../../platform/log/index.ts';
import { sendByTemplate } from '../emails/index.ts';
import { readSalesSetting } from '../sales-setting/index.ts';
import { stepsDue } from './reminder-step.ts';
import { companiesThatRemind, invoicesToRemind, noteMail, takeStep } from './reminder-store.ts';

export interface Clock {
  now: Date;
  /** Calendar day in Hong Kong at `now`. */
  today: Day;
}

/** Queues the reminders due in every company, each only once. Returns their number. */
export async function sendReminders(database: Database, clock: Clock, log: Log): Promise<number> {
  let queued = 0;
  for (const companyId of await companiesThatRemind(database.queries)) {
    try {
      queued += await remindOf(database, companyId, clock, log);
    } catch (error) {
      // A failure in one company does not stop the reminders of the others.
      log.error({ err: error, company: companyId }, 'reminders');
    }
  }
  return queued;
}

async function remindOf(database: Database, companyId: string, clock: Clock, log: Log): Promise<number> {
  const due = await inCompany(database, companyId, async (tx) => {
    const { reminders_on: isOn, reminder_days: days } = await readSalesSetting(tx);
    return isOn ? invoicesToRemind(tx, stepsDue(days, clock.today)) : [];
  });
  let queued = 0;
  for (const step of due) {
    try {
      if (await remind(database, companyId, step, clock)) queued += 1;
    } catch (error) {
      log.error({ err: error, invoice: step.invoiceId }, 'reminder');
    }
  }
  return queued;
}

/** One reminder in a separate transaction: the step is recorded and the email queued, or neither. */
function remind(
  database: Database,
  companyId: string,
  step: { invoiceId: string; days: number },
  clock: Clock,
): Promise<boolean> {
  return inCompany(database, companyId, async (tx) => {
    if (!(await takeStep(tx, step, clock.now))) return false;
    const by = { ...clock, userId: null };
    await noteMail(tx, step, await sendByTemplate(tx, by, { invoiceId: step.invoiceId, kind: 'reminder' }));
    return true;
  });
}
