import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { FolioApp } from '../http/app.ts';
import { DomainError } from '../http/domain-error.ts';
import { isLocalCaller } from '../http/loopback.ts';

const kept = z.object({ at: z.string(), to: z.string(), subject: z.string(), text: z.string() });

/**
 * The outbox as a page, only in development and for callers on this machine: one-time codes appear here if no mail
 * server is configured.
 */
export function devMailbox({ http, platform }: FolioApp): void {
  if (!platform.config.devMailbox) return;
  const folder = join(platform.config.folder, 'outbox');
  http.get('/dev/mailbox', { schema: { hide: true } }, async (request, reply) => {
    if (!isLocalCaller(request)) throw new DomainError('not_found');
    const mails = await newestMails(folder);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page(mails));
  });
}

async function newestMails(folder: string): Promise<z.infer<typeof kept>[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .slice(0, 50);
  return Promise.all(newest.map(async (name) => kept.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))));
}

function page(mails: z.infer<typeof kept>[]): string {
  const articles = mails
    .map(
      (mail) =>
        `<article><h2>${asHtml(mail.subject)}</h2><p>${asHtml(mail.to)} · ${asHtml(mail.at)}</p><pre>${asHtml(mail.text)}</pre></article>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox · Folio</title>
<style>body{font:14px system-ui,sans-serif;max-width:640px;margin:32px auto;padding:0 16px;color:#17212b;background:#f5f7f9}article{background:#fff;border:1px solid #e8edf1;border-radius:12px;padding:8px 20px;margin:16px 0}h1{font-size:20px}h2{font-size:16px}p{color:#55636f}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}</style>
<h1>Mailbox</h1><p>Mails of this development server, newest first. Set SMTP_URL to send real ones.</p>${articles || '<p>No mail yet.</p>'}</html>`;
}

function asHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
