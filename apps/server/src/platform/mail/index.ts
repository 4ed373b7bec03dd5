import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Mail by SMTP, or without `SMTP_URL` as `.eml` files in the data folder's outbox. */
export function createMailer(config: Config, now: () => Date): Mailer {
  return config.smtpUrl === null
    ? outbox(join(config.folder, 'outbox'), config.mailFrom, now)
    : smtp(config.smtpUrl, config.mailFrom);
}

function smtp(url: string, from: string): Mailer {
  const transport = createTransport(url);
  return {
    send: async (mail) => {
      await transport.sendMail({ from, to: mail.to, subject: mail.subject, text: mail.text });
    },
  };
}

/** Beside each `.eml` a `.json` with the same name holds receiver, subject and text for /dev/mailbox. */
function outbox(folder: string, from: string, now: () => Date): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  let sent = 0;
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true });
      const rendered = await transport.sendMail({ from, to: mail.to, subject: mail.subject, text: mail.text });
      const at = now().toISOString();
      const name = join(folder, `${at.replace(/[:.]/g, '-')}-${process.pid}-${sent++}`);
      if (!Buffer.isBuffer(rendered.message)) throw new Error('the mail was not rendered');
      await writeFile(`${name}.eml`, rendered.message);
      await writeFile(`${name}.tmp`, JSON.stringify({ at, ...mail }));
      await rename(`${name}.tmp`, `${name}.json`);
    },
  };
}
