import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDraft } from '../../../../test/books.ts';
import { type OutgoingDesk, openOutgoingDesk } from '../../../../test/desks/outgoing-desk.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import { readConfig } from '../../../config.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { createApp } from '../../../platform/http/create-app.ts';
import { hashSecret } from '../../../platform/http/session.ts';
import { createInvoice, voidInvoice } from '../invoice/index.ts';
import { invoiceLinkRoutes } from './index.ts';
import { listLinks, revokeLink, shareInvoice } from './make-link.ts';

const publicUrl = 'http://folio.example';
const papers = {
  page: async (_company: string, _invoice: string, page: number) => ({ pages: 2, png: Buffer.from(`page ${page}`) }),
  pdf: async () => ({ name: 'INV-1 發票.pdf', bytes: Buffer.from('%PDF') }),
};

let database: Database;
let desk: OutgoingDesk;
let app: FolioApp;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
  const platform = { config: readConfig({}, '/'), database, log: pino({ level: 'silent' }), webFolder: null };
  app = await createApp({ ...platform, now: () => desk.tools.now() }, (ready) => invoiceLinkRoutes(ready, papers));
});
afterAll(async () => {
  await app?.http.close();
  await database?.close();
});
beforeEach(async () => {
  desk = await openOutgoingDesk(database, null);
});

/** A visitor's call: no cookie, no XSRF token. The visitors of each test have a different address. */
let address = 0;
const visit = async (
  path: string,
  payload: object,
  headers: Record<string, string> = {},
  from = `10.0.0.${address}`,
) => {
  const url = `/api/public/invoice${path}`;
  const answer = await app.http.inject({ method: 'POST', url, payload, headers, remoteAddress: from });
  return { status: answer.statusCode, headers: answer.headers, raw: answer.body, body: () => answer.json() };
};
beforeEach(() => {
  address += 1;
});

const share = async (invoiceId: string, days: number | null = null) => {
  const link = await desk.run((tx) => shareInvoice(tx, { ...desk.callNow(), publicUrl }, { invoiceId, days }));
  return { ...link, token: link.url?.split('#')[1] ?? '' };
};
const links = (invoiceId: string) => desk.run((tx) => listLinks(tx, invoiceId));

describe('a link', () => {
  it('shows a visitor the document and nothing else of the books, and counts the look', async () => {
    const id = await desk.invoice({ notes: 'For the customer', order_number: 'PO-7' });
    const { token, url } = await share(id);
    expect(url).toMatch(/^http:\/\/folio\.example\/i#[\w-]{43}$/);
    const answer = await visit('', { token });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.body().data).toEqual({
      company: { name: 'Lantern Test Limited', name_zh: null },
      type: 'sales_invoice',
      number: expect.stringMatching(/^INV-2026-/),
      contact: 'Blue Harbour Retail Limited',
      issue_date: '2026-04-01',
      due_date: '2026-04-20',
      currency: 'HKD',
      total: '1000.00',
      paid: '0.00',
      due: '1000.00',
      state: 'overdue',
      language: 'en-US',
      payment_reference: expect.stringMatching(/^[A-Z0-9]{6,}$/),
      pages: 2,
      may_answer: false,
      expires_at: '2026-07-29T04:00:00.000Z',
    });
    desk.pass(5);
    await visit('', { token });
    expect(await links(id)).toMatchObject([
      { url: null, views: 2, first_viewed_at: '2026-04-30T04:00:00.000Z', last_viewed_at: '2026-04-30T04:05:00.000Z' },
    ]);
    const row = await desk.run((tx) =>
      tx.queries.selectFrom('invoice').select('viewed_at').where('id', '=', id).executeTakeFirst(),
    );
    expect(row?.viewed_at?.toISOString()).toBe('2026-04-30T04:05:00.000Z');
  });

  it('keeps only the hash of its token', async () => {
    const { token } = await share(await desk.invoice());
    const rows = await desk.run((tx) => tx.queries.selectFrom('invoice_link').selectAll().execute());
    const trail = await desk.run((tx) => tx.queries.selectFrom('audit_event').selectAll().execute());
    const kept = JSON.stringify([rows, trail], (_, value) => (typeof value === 'bigint' ? String(value) : value));
    expect(kept).not.toContain(token);
    expect(trail.map(({ action }) => action)).toContain('invoice.link_made');
  });

  it('serves pages as PNG and the PDF under its name, also without counting a view', async () => {
    const id = await desk.invoice();
    const { token } = await share(id);
    const page = await visit('/page', { token, page: 2 });
    expect([page.status, page.headers['content-type'], page.raw]).toEqual([200, 'image/png', 'page 2']);
    const pdf = await visit('/pdf', { token });
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''INV-1%20${encodeURIComponent('發票')}.pdf`,
    );
    expect(await links(id)).toMatchObject([{ views: 0 }]);
  });

  it('does not count a view by a member of the company', async () => {
    const id = await desk.invoice();
    const { token } = await share(id);
    const secret = `secret-${address}-of-the-session-of-a-member`;
    await database.queries
      .insertInto('user_session')
      .values({
        token_hash: hashSecret(secret),
        user_id: desk.call.userId,
        expires_at: new Date('2030-01-01'),
        second_factor_pending: false,
      })
      .execute();
    expect((await visit('', { token }, { cookie: `folio_session=${secret}` })).status).toBe(200);
    expect(await links(id)).toMatchObject([{ views: 0, first_viewed_at: null }]);
  });

  it('answers the same for a token never made, one expired, one revoked, and a document that may not be seen', async () => {
    const expired = await share(await desk.invoice(), 1);
    const revokedId = await desk.invoice();
    const revoked = await share(revokedId);
    await desk.run((tx) => revokeLink(tx, desk.callNow(), { invoiceId: revokedId, id: revoked.id }));
    const hiddenId = await desk.invoice();
    const hidden = await share(hiddenId);
    await database.queries
      .updateTable('invoice')
      .set({ confirm_status: 'rejected' })
      .where('id', '=', hiddenId)
      .execute();
    desk.pass(24 * 60);
    for (const path of ['', '/page', '/pdf', '/answer']) {
      const more = { page: 1, answer: 'accepted' };
      const answers = await Promise.all(
        ['x'.repeat(43), expired.token, revoked.token, hidden.token].map((token) => visit(path, { token, ...more })),
      );
      expect(new Set(answers.map(({ status, raw }) => `${status} ${raw}`)).size).toBe(1);
      expect(answers[0]?.body()).toMatchObject({
        error: 'not_found',
        message: 'This link is no longer open. Ask who sent it to you for a new one.',
      });
    }
  });

  it('shows a voided document as void', async () => {
    const id = await desk.invoice();
    const { token } = await share(id);
    await desk.run((tx) => voidInvoice(tx, desk.call, { id, reason: 'Twice' }));
    expect((await visit('', { token })).body().data).toMatchObject({ state: 'voided', due: '0.00' });
  });

  it('is refused for a draft and for what a supplier issued', async () => {
    for (const [type, word] of [
      ['sales_invoice', 'link_not_confirmed'],
      ['purchase_bill', 'link_not_ours'],
    ] as const) {
      const id = await desk.run((tx) => createInvoice(tx, desk.call, { type, draft: testDraft({ number: type }) }));
      await expect(share(id)).rejects.toMatchObject({ code: 'conflict', word });
    }
  });

  it('of another company’s document is not there to be revoked', async () => {
    const id = await desk.invoice();
    const { id: linkId } = await share(id);
    const other = await openOutgoingDesk(database, null);
    await expect(other.run((tx) => revokeLink(tx, other.call, { invoiceId: id, id: linkId }))).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('lets one address look so often in a quarter of an hour, and another still', async () => {
    const { token } = await share(await desk.invoice());
    const path = '/pdf';
    let status = 200;
    for (let times = 0; status === 200 && times < 400; times++) status = (await visit(path, { token })).status;
    expect(status).toBe(429);
    expect((await visit(path, { token }, {}, '10.1.0.1')).status).toBe(200);
  });
});

describe('a quotation', () => {
  const quotation = (due: string) => desk.invoice({ due_date: due }, { type: 'quotation' });

  it('is accepted once, by any person with the link', async () => {
    const id = await quotation('2026-05-31');
    const { token, id: linkId } = await share(id);
    expect((await visit('', { token })).body().data).toMatchObject({ type: 'quotation', may_answer: true });
    expect((await visit('/answer', { token, answer: 'accepted' })).body().data).toMatchObject({
      state: 'accepted',
      may_answer: false,
    });
    expect((await visit('/answer', { token, answer: 'declined' })).body()).toMatchObject({ error: 'conflict' });
    const trail = await desk.run((tx) =>
      tx.queries
        .selectFrom('audit_event')
        .select(['user_id', 'change'])
        .where('action', '=', 'invoice.accepted')
        .execute(),
    );
    expect(trail).toEqual([{ user_id: null, change: { by_link: linkId } }]);
  });

  it('whose time is over, and an invoice, have no answer to give', async () => {
    for (const id of [await quotation('2026-04-29'), await desk.invoice()]) {
      const { token } = await share(id);
      expect((await visit('', { token })).body().data.may_answer).toBe(false);
      expect((await visit('/answer', { token, answer: 'accepted' })).status).toBe(409);
    }
  });
});
