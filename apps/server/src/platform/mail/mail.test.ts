import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../test/free-port.ts';
import { readConfig } from '../../config.ts';
import { createMailer } from './index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const mail = { to: 'hoiyan@example.com', subject: 'ABC234 是你的富理驗證碼', text: '你登入富理的驗證碼是 ABC234' };
const at = () => new Date('2026-03-31T08:00:00Z');

describe('mail', () => {
  it('goes to the outbox in development: an .eml file, and what it says beside it', async () => {
    await createMailer(readConfig({ FOLIO_DATA: folder }, '/'), at).send(mail);
    const names = readdirSync(join(folder, 'outbox')).sort();
    expect(names.map((name) => name.split('.')[1])).toEqual(['eml', 'json']);
    expect(JSON.parse(readFileSync(join(folder, 'outbox', names[1] ?? ''), 'utf8'))).toEqual({
      at: '2026-03-31T08:00:00.000Z',
      ...mail,
    });
    expect(readFileSync(join(folder, 'outbox', names[0] ?? ''), 'utf8')).toContain('To: hoiyan@example.com');
  });

  it('goes out by SMTP where a server is set', async () => {
    const port = await freePort();
    const received: { to: string[]; source: string }[] = [];
    const server = await listen(port, received);
    const settings = { SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true`, MAIL_FROM: 'Folio <books@folio.example>' };
    await createMailer(readConfig(settings, '/'), at).send(mail);
    await new Promise<void>((done) => server.close(() => done()));
    expect(received.map(({ to }) => to)).toEqual([['hoiyan@example.com']]);
    const [head = '', body = ''] = (received[0]?.source ?? '').split('\r\n\r\n');
    expect(head).toContain('From: Folio <books@folio.example>');
    expect(Buffer.from(body, 'base64').toString()).toBe(mail.text);
  });

  it('fails where no server answers', async () => {
    const port = await freePort();
    await expect(
      createMailer(readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }, '/'), at).send(mail),
    ).rejects.toThrow(/ECONNREFUSED/);
  });
});

function listen(port: number, received: { to: string[]; source: string }[]): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  return new Promise((ready) => server.listen(port, '127.0.0.1', () => ready(server)));
}
