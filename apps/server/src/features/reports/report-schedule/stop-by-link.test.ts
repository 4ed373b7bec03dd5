import { createHash } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailingDesk, monthly, openMailingDesk, sameFile } from '../../../../test/desks/mailing-desk.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import { readConfig } from '../../../config.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { createApp } from '../../../platform/http/create-app.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { MailFailure } from '../../../platform/mail/index.ts';
import { limitAttempts } from '../../people/session/index.ts';
import { deliver } from '../../trade/emails/index.ts';
import { moveSchedule, removeSchedule, saveSchedule } from './keep-schedule.ts';
import { publicRoutes } from './public-routes.ts';
import { sendDueReports } from './send-due.ts';

const log = pino({ level: 'silent' });
const board = 'board@lantern.example';
const bank = 'bank@lantern.example';
const MAX_CALLS = 300;

let database: Database;
let desk: MailingDesk;
let app: FolioApp;
/** The visitors of each test have a different address. */
let address = 0;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
  const platform = { config: readConfig({}, '/'), database, log, webFolder: null, now: () => desk.now() };
  app = await createApp(platform, (ready) =>
    publicRoutes(ready, (from, now) => limitAttempts(database.queries, 'report', from, MAX_CALLS, now)),
  );
});
afterAll(async () => {
  await app?.http.close();
  await database?.close();
});
beforeEach(async () => {
  address += 1;
  await database.queries.deleteFrom('report_schedule').execute();
  desk = await openMailingDesk(database, sameFile);
});

const call = async (path: string, body: object) => {
  const url = `/api/public/report-email${path}`;
  const answer = await app.http.inject({ method: 'POST', url, payload: body, remoteAddress: `10.2.0.${address}` });
  return { status: answer.statusCode, raw: answer.body, data: () => answer.json().data };
};
const oneClick = (token: string, type = 'application/x-www-form-urlencoded') =>
  app.http.inject({
    method: 'POST',
    url: `/api/public/report-email/one-click?token=${token}`,
    payload: type.startsWith('multipart')
      ? '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
      : 'List-Unsubscribe=One-Click',
    headers: { 'content-type': type },
    remoteAddress: `10.2.0.${address}`,
  });

/** Sends the emails of a day; returns the token that each receiver got. */
const sendOn = async (day: string): Promise<Record<string, string>> => {
  const before = desk.sent.length;
  await desk.sweepOn(day);
  for (const mail of await desk.mails()) if (mail.state === 'queued') await desk.send(mail.id);
  return Object.fromEntries(
    desk.sent.slice(before).map(({ to, text }) => [String(to), /\/u#([\w-]{43})/.exec(text)?.[1] ?? '']),
  );
};
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) =>
      error instanceof DomainError ? [error.code, error.word, ...error.faults.map((one) => one.word)] : error,
  );
const saveAgain = async (id: string, version: number, receivers: string[]) => {
  const caller = await desk.knowing(desk.call);
  await desk.run((tx) => saveSchedule(tx, caller, id, { ...monthly, receivers, version }));
};

describe('an email with a report', () => {
  it('goes to one receiver, names no other, and carries a personal link in its text and its heads', async () => {
    await desk.schedule({ language: 'both' });
    const tokens = await sendOn('2026-06-05');
    expect(Object.keys(tokens)).toEqual([board, bank]);
    expect(tokens[board]).not.toBe(tokens[bank]);
    for (const { to, cc, text, html, oneClick: head } of desk.sent) {
      const token = tokens[String(to)] ?? '';
      expect(cc).toEqual([]);
      expect(`${text} ${html}`).not.toContain(String(to) === `${board}` ? bank : board);
      expect(text.split(`https://books.folio.example/u#${token}`)).toHaveLength(3);
      expect(head).toBe(`https://books.folio.example/api/public/report-email/one-click?token=${token}`);
    }
  });

  it('keeps only the hash of its token', async () => {
    const id = await desk.schedule();
    const { [board]: token = '' } = await sendOn('2026-06-05');
    await call('/stop', { token });
    const kept = await desk.run(async (tx) => ({
      links: await tx.queries.selectFrom('report_link').selectAll().execute(),
      mails: await tx.queries.selectFrom('outgoing_mail').selectAll().execute(),
    }));
    const all = JSON.stringify([kept, await desk.trail(id)]);
    expect(all).not.toContain(token);
    expect(all).toContain(createHash('sha256').update(token).digest('hex'));
  });

  it('that the server refuses is named by its receiver, and the others count as sent', async () => {
    const id = await desk.schedule();
    await desk.sweepOn('2026-06-05');
    const mailer = {
      send: async ({ to }: { to: string | readonly string[] }) => {
        if (String(to) === bank) throw new MailFailure('refused', 'smtp.example', '550 No such user here');
        return { refused: [] };
      },
    };
    for (const { id: mailId } of await desk.mails())
      await deliver({ ...desk.delivery, mailer }, desk.companyId, mailId);
    const { last_sent_at: lastSent, problem } = await desk.shown(id);
    expect(lastSent).toBe(desk.now().toISOString());
    expect(problem).toMatch(/^bank@lantern\.example: .*550 No such user here/);
    expect(problem).not.toContain(board);
    await saveAgain(id, 2, [board]);
    expect((await desk.shown(id)).problem).toBeNull();
  });

  it('is sent once to each receiver although the process ends between two of them', async () => {
    await desk.schedule();
    desk.at('2026-06-05T01:00:00Z');
    const ends = async (_companyId: string, mailId: string) => {
      if (desk.woken.length === 1) throw new Error('the process ended');
      desk.woken.push(mailId);
      await desk.send(mailId);
    };
    expect(await sendDueReports({ ...desk.tools, wake: ends })).toBe(2);
    expect(desk.sent).toHaveLength(1);
    expect(await sendDueReports(desk.tools)).toBe(0);
    for (const { id } of await desk.mails()) await desk.send(id);
    expect(desk.sent.map(({ to }) => String(to)).sort()).toEqual([bank, board]);
  });
});

describe('a link', () => {
  it('shows what it is about, with a masked address, and changes nothing', async () => {
    const id = await desk.schedule();
    const { [board]: token = '' } = await sendOn('2026-06-05');
    const answer = await call('', { token });
    expect(answer.data()).toEqual({
      company: { name: 'Lantern Test Limited', name_zh: null },
      report: 'Profit by month',
      address: 'b***@lantern.example',
      language: 'en-US',
      receives: true,
    });
    expect((await desk.shown(id)).held).toEqual([]);
  });

  it('stops nothing by a GET, which programs that check emails send: it leads to the page', async () => {
    const id = await desk.schedule();
    const { [board]: token = '' } = await sendOn('2026-06-05');
    const { statusCode, headers } = await app.http.inject({ url: `/api/public/report-email/one-click?token=${token}` });
    expect([statusCode, headers.location]).toEqual([303, `${app.platform.config.publicUrl}/u#${token}`]);
    for (const path of ['', '/stop', '/resume'])
      expect((await app.http.inject({ url: `/api/public/report-email${path}?token=${token}` })).statusCode).toBe(404);
    expect((await desk.shown(id)).held).toEqual([]);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'stops the emails by the one call of a mail program that sends %s',
    async (type) => {
      const id = await desk.schedule();
      const { [board]: token = '' } = await sendOn('2026-06-05');
      expect((await oneClick(token, type)).statusCode).toBe(200);
      expect((await desk.shown(id)).held).toEqual([{ address: board, because: 'unsubscribed' }]);
      expect(Object.keys(await sendOn('2026-07-05'))).toEqual([bank]);
    },
  );

  it('stops them once, writes it to the audit trail without a person, and is undone by the same link', async () => {
    const id = await desk.schedule();
    const { [board]: token = '' } = await sendOn('2026-06-05');
    expect((await call('/stop', { token })).data()).toMatchObject({ receives: false });
    expect((await call('/stop', { token })).data()).toMatchObject({ receives: false });
    expect((await call('', { token })).data()).toMatchObject({ receives: false });
    expect((await call('/resume', { token })).data()).toMatchObject({ receives: true });
    expect((await desk.trail(id)).slice(-2)).toEqual([
      { action: 'report_schedule_unsubscribed', user_id: null, change: { report: 'Profit by month', to: board } },
      { action: 'report_schedule_subscribed', user_id: null, change: { report: 'Profit by month', to: board } },
    ]);
    expect(Object.keys(await sendOn('2026-07-05'))).toEqual([board, bank]);
  });

  it('also cancels an email that waits, and leaves those to others', async () => {
    await desk.schedule();
    const { [board]: token = '' } = await sendOn('2026-06-05');
    await desk.sweepOn('2026-07-05');
    await call('/stop', { token });
    const waiting = (await desk.mails()).filter(({ state }) => state !== 'sent');
    expect(waiting.map(({ receivers, state }) => [receivers, state])).toEqual([
      [[board], 'cancelled'],
      [[bank], 'queued'],
    ]);
  });

  it('answers the same for a token never made and after the schedule was deleted, whose waiting emails are cancelled', async () => {
    const id = await desk.schedule();
    const { [board]: token = '' } = await sendOn('2026-06-05');
    await desk.sweepOn('2026-07-05');
    await desk.run((tx) => removeSchedule(tx, desk.call, id));
    expect((await desk.mails()).map(({ state }) => state)).toEqual(['sent', 'sent', 'cancelled', 'cancelled']);
    for (const path of ['', '/stop', '/resume']) {
      const [unknown, deleted] = [await call(path, { token: 'x'.repeat(43) }), await call(path, { token })];
      expect([unknown.status, unknown.raw]).toEqual([404, deleted.raw]);
    }
    expect((await oneClick('x'.repeat(43))).statusCode).toBe(404);
  });

  it('lets one address call so often in a quarter of an hour', async () => {
    let status = 404;
    for (let times = 0; status === 404 && times < 400; times++)
      status = (await call('/stop', { token: 'x'.repeat(43) })).status;
    expect(status).toBe(429);
    expect((await oneClick('x'.repeat(43))).statusCode).toBe(429);
  });
});

describe('a receiver who unsubscribed', () => {
  it('gets nothing although a person saves the schedule again, also with another spelling or after removing it', async () => {
    const id = await desk.schedule();
    const { [board]: token = '' } = await sendOn('2026-06-05');
    await call('/stop', { token });
    await saveAgain(id, 2, [bank]);
    await saveAgain(id, 3, ['Board@Lantern.example', bank]);
    expect((await desk.shown(id)).held).toEqual([{ address: 'Board@Lantern.example', because: 'unsubscribed' }]);
    expect(Object.keys(await sendOn('2026-07-05'))).toEqual([bank]);
  });

  it('cannot be the only receiver of a schedule that a person saves', async () => {
    const id = await desk.schedule();
    const { [board]: token = '' } = await sendOn('2026-06-05');
    await call('/stop', { token });
    expect(await refusalOf(saveAgain(id, 2, [board]))).toEqual([
      'validation_failed',
      'validation_failed',
      'report_schedule_only_unsubscribed',
    ]);
  });

  it('as the last one pauses the schedule; no person resumes it, the undo does', async () => {
    const id = await desk.schedule();
    const { [board]: token = '', [bank]: other = '' } = await sendOn('2026-06-05');
    await call('/stop', { token });
    expect((await desk.shown(id)).state).toBe('active');
    await call('/stop', { token: other });
    const paused = await desk.shown(id);
    expect([paused.state, paused.problem]).toEqual([
      'paused',
      expect.stringContaining('All receivers have unsubscribed'),
    ]);
    const resume = { version: paused.version, state: 'active' as const };
    expect(await refusalOf(desk.run((tx) => moveSchedule(tx, desk.call, id, resume)))).toEqual([
      'conflict',
      'report_schedule_all_unsubscribed',
    ]);
    await call('/resume', { token });
    expect(await desk.shown(id)).toMatchObject({ state: 'active', next_on: '2026-07-05', problem: null });
    expect((await desk.trail(id)).slice(-4).map(({ action, user_id: userId }) => [action, userId])).toEqual([
      ['report_schedule_unsubscribed', null],
      ['report_schedule_stopped', null],
      ['report_schedule_subscribed', null],
      ['report_schedule_active', null],
    ]);
    expect(Object.keys(await sendOn('2026-07-05'))).toEqual([board]);
  });
});
