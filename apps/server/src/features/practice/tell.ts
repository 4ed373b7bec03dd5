import { sentence } from '../../messages/index.ts';
import type { Language } from '../../platform/http/call.ts';
import type { MessageValues } from '../../platform/http/refusal.ts';
import type { Log } from '../../platform/log/index.ts';
import type { Mailer } from '../../platform/mail/index.ts';

/** What sending needs: who carries mails, where failures are noted, and where this installation is found. */
export interface Post {
  mailer: Mailer;
  log: Log;
  publicUrl: string;
}

/** Sends a mail that nothing waits for; answers whether it left. A failure is noted and changes nothing of what was done. */
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
