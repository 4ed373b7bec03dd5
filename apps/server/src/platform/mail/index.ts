import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Mail, Sent } from './mail.ts';
import { outbox } from './outbox.ts';
import { smtp } from './smtp.ts';

export { type Mail, MailFailure, type MailFile, type Sent } from './mail.ts';

export interface Mailer {
  /** Sends a mail. Throws `MailFailure` if the server did not accept it, `TypeError` for an invalid address. */
  send(mail: Mail): Promise<Sent>;
}

/** Mail by SMTP, or without `SMTP_URL` as `.eml` files in the data folder's outbox. */
export function createMailer(config: Config, now: () => Date): Mailer {
  const send =
    config.smtpUrl === null
      ? outbox(join(config.folder, 'outbox'), config.mailFrom, now)
      : smtp(config.smtpUrl, config.mailFrom);
  return { send };
}
