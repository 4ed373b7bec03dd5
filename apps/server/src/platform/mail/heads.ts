import type { SendMailOptions } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { asAddress, type Mail, onOneLine } from './mail.ts';

/** A mail in Nodemailer's format. User input can never begin another header. Throws `TypeError` for a bad address. */
export function asHeads(mail: Mail, from: string): SendMailOptions {
  const to = typeof mail.to === 'string' ? [mail.to] : mail.to;
  return {
    from: mail.fromName === undefined ? from : named(from, mail.fromName),
    to: to.map((address) => ({ name: '', address: asAddress(address) })),
    cc: (mail.cc ?? []).map((address) => ({ name: '', address: asAddress(address) })),
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: asAddress(mail.replyTo) } }),
    subject: onOneLine(mail.subject),
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    ...(mail.messageId !== undefined && { messageId: onOneLine(mail.messageId) }),
    ...(mail.oneClick !== undefined && { headers: unsubscribeHeads(mail.oneClick) }),
    attachments: (mail.files ?? []).map(({ name, bytes, type }) => ({
      filename: onOneLine(name),
      content: Buffer.from(bytes),
      contentType: type,
    })),
    // Mails never refer to files or addresses that Nodemailer would have to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function unsubscribeHeads(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${onOneLine(url)}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function named(from: string, name: string): { name: string; address: string } {
  const [own] = addressparser(from, { flatten: true });
  return { name: onOneLine(name), address: own?.address ?? from };
}
