import { type Mailer, MailFailure } from '../mail/index.ts';
import { inSpan } from '../trace/index.ts';
import type { Measures } from './measures.ts';

/** The mailer, with each attempt counted. */
export function measuredMailer({ send }: Mailer, measures: Pick<Measures, 'mail'> | undefined): Mailer {
  return {
    send: async (mail) => {
      try {
        const sent = await inSpan('send email', { kind: 'client' }, () => send(mail));
        measures?.mail('sent');
        return sent;
      } catch (error) {
        measures?.mail(error instanceof MailFailure ? error.reason : 'invalid');
        throw error;
      }
    },
  };
}
