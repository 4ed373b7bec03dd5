import { sentence } from '../../../messages/index.ts';
import type { Language } from '../../../platform/http/call.ts';
import type { MessageValues } from '../../../platform/http/domain-error.ts';
import type { Log } from '../../../platform/log/index.ts';
import type { Mailer } from '../../../platform/mail/index.ts';

/** The dependencies of sending: the mailer, the log, and the address of this installation. */
export interface Post {
  mailer: Mailer;
  log: Log;
  publicUrl: string;
}

/**
 * Sends a mail; returns whether the mail server accepted it. A failure is logged and not thrown, so that it does not
 * undo the act.
 */
export async function tell(
  { mailer, log }: Post,
  to: { email: string; language: Language },
  word: string,
  values: MessageValues,
): Promise<boolean> {
  try {
    const { refused } = await mailer.send({
      to: to.email,
      subject: sentence(to.language, `${word}_subject`, values),
      text: sentence(to.language, `${word}_body`, values),
    });
    return refused.length === 0;
  } catch (error) {
    log.warn({ err: error, word }, 'a mail about a practice did not leave');
    return false;
  }
}
