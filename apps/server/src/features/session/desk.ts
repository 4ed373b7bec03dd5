import type { Platform } from '../../platform/http/app.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Mailer } from '../../platform/mail/index.ts';

/** What the account's acts need beside the call: the platform and its mail. */
export interface SessionDesk {
  platform: Platform;
  mailer: Mailer;
}

/**
 * Work whose time must not show in the answer, because it would tell who has an account. It goes on by itself; its failure is logged
 * and is nobody's answer.
 */
export function behindTheAnswer(log: Log, what: string, work: () => Promise<unknown>): void {
  work().catch((error: unknown) => log.error({ err: error, what }, 'work behind an answer failed'));
}
