import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OutgoingDesk, openOutgoingDesk, publicUrl } from '../../../../test/desks/outgoing-desk.ts';
import { type SmtpDesk, smtpDesk } from '../../../../test/desks/smtp-desk.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { voidInvoice } from '../invoice/index.ts';
import { MAX_ATTEMPTS } from './deliver.ts';
import { dueMails } from './delivery-store.ts';
import { deliver } from './index.ts';
import { cancelMail, listMails, retryMail } from './list-mails.ts';
import { readMail, sendInvoice } from './queue-mail.ts';

const written = {
  kind: null,
  to: ['accounts@blueharbour.example'],
  cc: [],
  subject: 'Invoice INV-1',
  body: 'Dear customer,\n\nsee {link}',
  attach: ['pdf' as const, 'ubl' as const],
  document_language: null,
};

describe.each(engines)('a mail on %s', (engine) => {
  let database: Database;
  let desk: OutgoingDesk;
  let smtp: SmtpDesk;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    smtp = await smtpDesk();
    desk = await openOutgoingDesk(database, smtp.url);
  });
  afterEach(() => smtp.close());

  const queue = async (over: Partial<typeof written> = {}) => {
    const invoiceId = await desk.invoice();
    const mail = await desk.run((tx) => sendInvoice(tx, desk.callNow(), { invoiceId, ...written, ...over }));
    return { invoiceId, mailId: mail.id };
  };
  const look = (mailId: string, language: 'en-US' | 'zh-Hant' = 'en-US') =>
    desk.run((tx) => readMail(tx, mailId, { language }));
  const linksOf = (invoiceId: string) =>
    desk.run((tx) =>
      tx.queries
        .selectFrom('invoice_link')
        .select(['token_hash', 'expires_at'])
        .where('invoice_id', '=', invoiceId)
        .execute(),
    );

  it('is delivered with its files and a link; the document says when, and the trail who', async () => {
    await smtp.open();
    const { invoiceId, mailId } = await queue();
    expect(await look(mailId)).toMatchObject({
      state: 'queued',
      attempts: 0,
      problem: null,
      created_by: 'Chan Tai Man',
    });
    await desk.work(mailId);
    expect(await look(mailId)).toMatchObject({
      state: 'sent',
      attempts: 1,
      problem: null,
      sent_at: '2026-04-30T04:00:00.000Z',
    });
    const [received] = smtp.received;
    expect(received?.to).toEqual(['accounts@blueharbour.example']);
    const source = (received?.source ?? '').replace(/=\r\n/g, '').replace(/=3D/g, '=');
    for (const kind of ['pdf', 'ubl']) {
      expect(source).toContain(`filename=paper.${kind}`);
      expect(source).toContain(Buffer.from(`the ${kind} file`).toString('base64'));
    }
    expect(source).toContain(`Message-ID: <${mailId}@books.folio.example>`);
    expect(source).toMatch(new RegExp(`${publicUrl}/i#[\\w-]{43}`));
    const links = await linksOf(invoiceId);
    expect(links.map((link) => link.expires_at.toISOString())).toEqual(['2026-07-29T04:00:00.000Z']);
    expect(links[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    const kept = await desk.run(async (tx) => ({
      sent: await tx.queries.selectFrom('invoice').select('sent_at').where('id', '=', invoiceId).executeTakeFirst(),
      trail: await tx.queries
        .selectFrom('audit_event')
        .select(['user_id', 'action'])
        .where('subject_id', '=', invoiceId)
        .where('action', '=', 'invoice.sent')
        .execute(),
    }));
    expect(kept.sent?.sent_at?.toISOString()).toBe('2026-04-30T04:00:00.000Z');
    expect(kept.trail).toEqual([{ user_id: desk.call.userId, action: 'invoice.sent' }]);
  });

  it('waits for a server that is down, says so in both languages, and leaves when it is up again', async () => {
    const { invoiceId, mailId } = await queue();
    await desk.work(mailId);
    expect(await look(mailId)).toMatchObject({
      state: 'queued',
      attempts: 1,
      problem: `The mail server at 127.0.0.1:${smtp.port} did not answer. Tries so far: 1; next try at 2026-04-30 12:01 (Hong Kong time).`,
      next_try_at: '2026-04-30T04:01:00.000Z',
    });
    expect((await look(mailId, 'zh-Hant')).problem).toContain('沒有回應。 已嘗試 1 次');
    expect(await linksOf(invoiceId)).toEqual([]);
    await desk.work(mailId);
    expect((await look(mailId)).attempts).toBe(1);
    await smtp.open();
    desk.pass(1);
    expect((await dueMails(database.queries, desk.tools.now())).map(({ id }) => id)).toContain(mailId);
    await desk.work(mailId);
    expect(await look(mailId)).toMatchObject({ state: 'sent', attempts: 2, problem: null });
    expect(smtp.received).toHaveLength(1);
  });

  it('fails after its last attempt, and a user can try again', async () => {
    const { mailId } = await queue();
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      await desk.work(mailId);
      desk.pass(12 * 60);
    }
    expect(await look(mailId)).toMatchObject({ state: 'failed', attempts: MAX_ATTEMPTS, next_try_at: null });
    expect((await look(mailId)).problem).toContain(`Given up after ${MAX_ATTEMPTS} tries.`);
    await smtp.open();
    expect(await desk.run((tx) => retryMail(tx, desk.callNow(), mailId))).toMatchObject({
      state: 'queued',
      attempts: 0,
    });
    await desk.work(mailId);
    expect((await look(mailId)).state).toBe('sent');
    await expect(desk.run((tx) => retryMail(tx, desk.callNow(), mailId))).rejects.toMatchObject({ word: 'mail_left' });
  });

  it('fails at once, with the server’s words, where an address is refused for good', async () => {
    await smtp.open();
    smtp.refuse.set('accounts@blueharbour.example', { code: 550, words: 'No such user here' });
    const { mailId } = await queue();
    await desk.work(mailId);
    expect(await look(mailId)).toMatchObject({
      state: 'failed',
      attempts: 1,
      problem: `The mail server at 127.0.0.1:${smtp.port} refused it: 550 No such user here. Check the addresses.`,
    });
  });

  it('is sent to the others where one address of several is refused', async () => {
    await smtp.open();
    smtp.refuse.set('gone@blueharbour.example', { code: 550, words: 'No such user here' });
    const { mailId } = await queue({ to: ['accounts@blueharbour.example', 'gone@blueharbour.example'] });
    await desk.work(mailId);
    expect(await look(mailId)).toMatchObject({
      state: 'sent',
      problem: 'Sent to the others; gone@blueharbour.example was refused: 550 No such user here.',
    });
  });

  it('leaves once, however many workers take it at the same moment', async () => {
    await smtp.open();
    const { mailId } = await queue();
    await Promise.all([1, 2, 3, 4].map(() => desk.work(mailId)));
    expect(smtp.received).toHaveLength(1);
  });

  it('comes back when its worker died, under the same Message-ID', async () => {
    await smtp.open();
    const { mailId } = await queue();
    const dies = { ...desk.tools, database: { ...database, queries: database.queries } };
    const lost = deliver(
      { ...dies, now: desk.tools.now, mailer: { send: () => new Promise(() => undefined) } },
      desk.companyId,
      mailId,
    );
    expect(lost).toBeInstanceOf(Promise);
    await expect.poll(async () => (await look(mailId)).attempts).toBe(1);
    await desk.work(mailId);
    expect(smtp.received).toHaveLength(0);
    await expect(desk.run((tx) => cancelMail(tx, desk.callNow(), mailId))).rejects.toMatchObject({
      word: 'mail_is_leaving',
    });
    desk.pass(11);
    await desk.work(mailId);
    expect(smtp.received[0]?.source).toContain(`Message-ID: <${mailId}@books.folio.example>`);
  });

  it('does not leave once its document was voided', async () => {
    const { invoiceId, mailId } = await queue();
    await desk.run((tx) => voidInvoice(tx, desk.call, { id: invoiceId, reason: 'Twice' }));
    await smtp.open();
    await desk.work(mailId);
    expect(smtp.received).toHaveLength(0);
    const { state, problem } = await look(mailId);
    expect([state, problem]).toEqual(['failed', expect.stringContaining('is voided')]);
  });

  it('that was cancelled never leaves', async () => {
    const { mailId } = await queue();
    await desk.run((tx) => cancelMail(tx, desk.callNow(), mailId));
    await smtp.open();
    await desk.work(mailId);
    expect(smtp.received).toHaveLength(0);
    expect((await look(mailId)).state).toBe('cancelled');
  });

  it('is found in the list by state, document, and words', async () => {
    await smtp.open();
    const first = await queue({ subject: 'A first one' });
    await desk.work(first.mailId);
    await queue({ subject: 'A second one', to: ['100%@blueharbour.example'] });
    const found = async (query: object) => {
      const { rows, meta } = await desk.run((tx) => listMails(tx, 'en-US', { page: 1, limit: 50, ...query }));
      expect(meta.total).toBe(rows.length);
      return rows.map(({ subject }) => subject);
    };
    expect(await found({})).toEqual(expect.arrayContaining(['A second one', 'A first one']));
    expect(await found({ state: 'sent' })).toEqual(['A first one']);
    expect(await found({ invoice_id: first.invoiceId })).toEqual(['A first one']);
    expect(await found({ q: '100%@' })).toEqual(['A second one']);
  });
});
