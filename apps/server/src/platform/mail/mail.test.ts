import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SmtpDesk, smtpDesk } from '../../../test/desks/smtp-desk.ts';
import { readConfig } from '../../config.ts';
import { createMailer, type Mail, MailFailure } from './index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const mail: Mail = {
  to: 'hoiyan@example.com',
  subject: 'ABC234 是你的富理驗證碼',
  text: '你登入富理的驗證碼是 ABC234',
};
const at = () => new Date('2026-03-31T08:00:00Z');

/** The only email in the outbox, as it would have been sent. */
async function written(sent: Mail): Promise<string> {
  await createMailer(readConfig({ FOLIO_DATA: folder }, '/'), at).send(sent);
  const names = readdirSync(join(folder, 'outbox')).filter((name) => name.endsWith('.eml'));
  return readFileSync(join(folder, 'outbox', names[0] ?? ''), 'utf8');
}

const headsOf = (source: string) =>
  source
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n\r\n')[0]
    ?.split('\r\n') ?? [];

describe('mail in development', () => {
  it('goes to the outbox: an .eml file, and its text in a second file', async () => {
    expect(await written(mail)).toContain('To: hoiyan@example.com');
    const names = readdirSync(join(folder, 'outbox')).sort();
    expect(names.map((name) => name.split('.')[1])).toEqual(['eml', 'json']);
    expect(JSON.parse(readFileSync(join(folder, 'outbox', names[1] ?? ''), 'utf8'))).toEqual({
      at: '2026-03-31T08:00:00.000Z',
      ...mail,
    });
  });

  it('carries copies, files, HTML with the same words, where answers go, and the id it is given', async () => {
    const source = await written({
      to: ['a@example.com', 'b@example.com'],
      cc: ['c@example.com'],
      replyTo: 'books@example.com',
      fromName: '金紫荊貿易有限公司',
      subject: 'Invoice',
      text: 'Words',
      html: '<p>Words</p>',
      files: [{ name: 'INV-1 發票.pdf', bytes: Buffer.from('%PDF-1.7'), type: 'application/pdf' }],
      messageId: '<one@folio.example>',
    });
    const heads = headsOf(source);
    expect(heads).toContain('To: a@example.com, b@example.com');
    expect(heads).toContain('Cc: c@example.com');
    expect(heads).toContain('Reply-To: books@example.com');
    expect(heads).toContain('Message-ID: <one@folio.example>');
    expect(heads.find((head) => head.startsWith('From:'))).toMatch(/^From: =\?UTF-8\?.*<no-reply@folio\.example>$/);
    expect(source).toContain('Content-Type: text/html');
    expect(source).toContain('Content-Type: application/pdf');
    expect(source).toContain(Buffer.from('%PDF-1.7').toString('base64'));
    const shown = readdirSync(join(folder, 'outbox')).find((name) => name.endsWith('.json')) ?? '';
    expect(JSON.parse(readFileSync(join(folder, 'outbox', shown), 'utf8'))).toMatchObject({
      to: 'a@example.com, b@example.com, c@example.com',
      files: ['INV-1 發票.pdf'],
    });
  });

  it('carries the address that stops such mails, for the button of mail programs', async () => {
    const url = `https://books.folio.example/api/public/report-email/one-click?token=${'t'.repeat(43)}`;
    const heads = headsOf(await written({ ...mail, oneClick: url }));
    expect(heads).toContain(`List-Unsubscribe: <${url}>`);
    expect(heads).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it.each<[string, Partial<Mail>]>([
    ['the subject', { subject: 'Invoice\r\nBcc: thief@example.com' }],
    ['the sender’s name', { fromName: 'Company\r\nBcc: thief@example.com' }],
    [
      'the name of a file',
      { files: [{ name: 'a\r\nBcc: thief@example.com', bytes: Buffer.from('x'), type: 'text/plain' }] },
    ],
    ['the address that stops such mails', { oneClick: 'https://a.example\r\nBcc: thief@example.com' }],
    ['the id', { messageId: '<a>\nBcc: thief@example.com' }],
    ['a separator of lines in Unicode', { subject: 'Invoice\u2028Bcc: thief@example.com' }],
  ])('takes no other head from a line break in %s', async (_, over) => {
    const heads = headsOf(await written({ ...mail, ...over }));
    expect(heads.filter((head) => /^bcc:/i.test(head))).toEqual([]);
  });

  it.each([
    'a@example.com\r\nBcc: thief@example.com',
    'a@example.com, thief@example.com',
    'Name <thief@example.com>',
    'a@example.com\u2028',
    '',
  ])('refuses %j as an address, of a receiver, a copy or answers', async (address) => {
    await expect(written({ ...mail, to: [address] })).rejects.toThrow(TypeError);
    await expect(written({ ...mail, cc: [address] })).rejects.toThrow(TypeError);
    await expect(written({ ...mail, replyTo: address })).rejects.toThrow(TypeError);
  });
});

describe('mail by SMTP', () => {
  let desk: SmtpDesk;
  beforeEach(async () => {
    desk = await smtpDesk();
  });
  afterEach(() => desk.close());

  const send = (sent: Mail) =>
    createMailer(readConfig({ SMTP_URL: desk.url, MAIL_FROM: 'Folio <books@folio.example>' }, '/'), at).send(sent);

  it('goes out where a server is set', async () => {
    await desk.open();
    expect(await send(mail)).toEqual({ refused: [] });
    expect(desk.received.map(({ to }) => to)).toEqual([['hoiyan@example.com']]);
    const [head = '', body = ''] = (desk.received[0]?.source ?? '').split('\r\n\r\n');
    expect(head).toContain('From: Folio <books@folio.example>');
    expect(Buffer.from(body, 'base64').toString()).toBe(mail.text);
  });

  it('says which server did not answer', async () => {
    await expect(send(mail)).rejects.toMatchObject({ reason: 'no_answer', server: `127.0.0.1:${desk.port}` });
  });

  it.each([
    [550, 'refused'],
    [451, 'later'],
  ] as const)('a receiver refused with %i is %s, with the server’s words', async (code, reason) => {
    await desk.open();
    desk.refuse.set('hoiyan@example.com', { code, words: 'No such user here' });
    const failure = await send(mail).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MailFailure);
    expect(failure).toMatchObject({ reason, words: `${code} No such user here` });
  });

  it('leaves for those who are taken, and names who was not', async () => {
    await desk.open();
    desk.refuse.set('gone@example.com', { code: 550, words: 'No such user here' });
    const sent = await send({ ...mail, to: ['hoiyan@example.com', 'gone@example.com'] });
    expect(sent.refused).toEqual([{ address: 'gone@example.com', words: '550 No such user here' }]);
    expect(desk.received.map(({ to }) => to)).toEqual([['hoiyan@example.com']]);
  });
});
