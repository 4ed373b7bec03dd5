import type { Platform } from '../../platform/http/app.ts';
import { dayInHongKong } from '../../platform/http/route.ts';
import { sendReminders } from './send-reminders.ts';

/** Reminds customers while the server runs. */
export interface Reminders {
  /** Ends it, when the look in hand is over. */
  stop(): Promise<void>;
}

const SWEEP_MS = 3_600_000;

/** Has customers reminded of unpaid invoices, at once and every hour. */
export function startReminders({ database, log, now }: Platform): Reminders {
  const sweep = async () => {
    const at = now();
    await sendReminders(database, { now: at, today: dayInHongKong(at) }, log).catch((error) =>
      log.error({ err: error }, 'reminder sweep'),
    );
  };
  let inHand = sweep();
  const timer = setInterval(() => {
    inHand = inHand.then(sweep);
  }, SWEEP_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await inHand;
    },
  };
}
