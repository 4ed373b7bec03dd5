import type { Platform } from '../../../../platform/http/app.ts';
import type { Log } from '../../../../platform/log/index.ts';
import type { Mailer } from '../../../../platform/mail/index.ts';

/** The dependencies of account acts, in addition to the call: the platform and its mail. */
export interface SessionDesk {
  platform: Platform;
  mailer: Mailer;
}

/**
 * Runs work whose time must not affect the answer, because the time would show who has an account. It runs in the
 * background; an error is logged and not returned to the caller.
 */
export function behindTheAnswer(log: Log, what: string, work: () => Promise<unknown>): void {
  work().catch((error: unknown) => log.error({ err: error, what }, 'work behind an answer failed'));
}
