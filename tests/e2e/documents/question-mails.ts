import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import type { TestServer } from '../../support/server.ts';

export interface KeptMail {
  to: string;
  subject: string;
  text: string;
}

/** The mails about questions in the outbox, the oldest first, once there are so many. */
export async function questionMails(server: TestServer, count: number): Promise<KeptMail[]> {
  const folder = join(server.folder, 'outbox');
  const all = () =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name): KeptMail => JSON.parse(readFileSync(join(folder, name), 'utf8')))
      .filter(({ subject }) => /問題|questions?\b/.test(subject));
  await expect.poll(() => all().length, { timeout: 30_000 }).toBe(count);
  return all();
}

/** The link the client was mailed, which alone lets it answer. */
export async function mailedLink(server: TestServer, address: string): Promise<string> {
  const [mail] = await questionMails(server, 1);
  expect(mail?.to).toBe(address);
  const link = /http:\/\/127\.0\.0\.1:\d+\/q#[\w-]{43}/.exec(mail?.text ?? '')?.[0];
  if (link === undefined) throw new Error('the mail has no link');
  return link;
}

/** A phone that knows nothing of the company. */
export async function openLink(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const visitor = await context.newPage();
  await visitor.goto(link);
  return visitor;
}
