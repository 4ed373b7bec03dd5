import { dayInHongKong } from '@folio/ledger';
import type { Platform } from '../../../platform/http/app.ts';
import { type PeriodicTask, startPeriodicTask } from '../../../platform/jobs/index.ts';
import { sendReminders } from './send-reminders.ts';

const SWEEP_MS = 3_600_000;

/** Reminds customers of unpaid invoices, at once and every hour. A run returns how many reminders it sent. */
export function startReminders({ database, log, now }: Platform): PeriodicTask<number> {
  return startPeriodicTask(log, { name: 'reminding customers', everyMs: SWEEP_MS, atOnce: true }, () => {
    const at = now();
    return sendReminders(database, { now: at, today: dayInHongKong(at) }, log);
  });
}
