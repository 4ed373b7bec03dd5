import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asHeads } from './heads.ts';
import type { Mail, Sent } from './mail.ts';

/**
 * Saves mails as files. Next to each `.eml` file, a `.json` file with the same name holds what /dev/mailbox shows.
 */
export function outbox(folder: string, from: string, now: () => Date): (mail: Mail) => Promise<Sent> {
  let sent = 0;
  return async (mail) => {
    await mkdir(folder, { recursive: true });
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true });
    const rendered = await transport.sendMail(asHeads(mail, from));
    const at = now().toISOString();
    const name = join(folder, `${at.replace(/[:.]/g, '-')}-${process.pid}-${sent++}`);
    if (!Buffer.isBuffer(rendered.message)) throw new Error('the mail was not rendered');
    await writeFile(`${name}.eml`, rendered.message);
    await writeFile(`${name}.tmp`, JSON.stringify({ at, ...shown(mail) }));
    await rename(`${name}.tmp`, `${name}.json`);
    return { refused: [] };
  };
}

function shown({ to, cc = [], subject, text, files = [] }: Mail) {
  return {
    to: [...(typeof to === 'string' ? [to] : to), ...cc].join(', '),
    subject,
    text,
    ...(files.length > 0 && { files: files.map(({ name }) => name) }),
  };
}
