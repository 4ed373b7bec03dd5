import type { MailTemplateRow } from '@folio/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDraft } from '../../../../test/books.ts';
import { type OutgoingDesk, openOutgoingDesk } from '../../../../test/desks/outgoing-desk.ts';
import { openTestDatabase } from '../../../../test/engines.ts';
import type { Database } from '../../../platform/database/open.ts';
import { createInvoice } from '../invoice/index.ts';
import { proposeMail } from './index.ts';
import { bulkSend, queueMail, sendInvoice } from './queue-mail.ts';
import { resetTemplate, saveTemplate } from './templates.ts';

let database: Database;
let desk: OutgoingDesk;
beforeAll(async () => {
  database = await openTestDatabase('postgres');
  desk = await openOutgoingDesk(database, null);
});
afterAll(() => database?.close());

const propose = (invoiceId: string, asked: object = {}) =>
  desk.run((tx) => proposeMail(tx, desk.call.today, { invoiceId, ...asked }));
const speak = (language: string | null) =>
  desk.run((tx) => tx.queries.updateTable('contact').set({ language }).execute());

describe('a mail that is proposed', () => {
  it('is addressed to the contact, by the template of the document, with its figures', async () => {
    const id = await desk.invoice({ due_date: '2026-05-20' });
    const proposal = await propose(id);
    expect(proposal).toMatchObject({
      kind: 'invoice',
      language: 'en-US',
      to: ['accounts@blueharbour.example'],
      subject: expect.stringMatching(/^Invoice INV-2026-\d+ from Lantern Test Limited$/),
    });
    expect(proposal.body).toContain('Dear Blue Harbour Retail Limited,');
    expect(proposal.body).toContain('Amount due: HKD 1,000.00\nPayable by: 20 May 2026');
    expect(proposal.body).toContain('{link}');
    expect(proposal.body.replace('{link}', '')).not.toMatch(/[{}]/);
  });

  it('speaks the contact’s language, and another when asked', async () => {
    const id = await desk.invoice();
    await speak('zh-Hant');
    expect(await propose(id)).toMatchObject({
      language: 'zh-Hant',
      subject: expect.stringContaining('發票 INV-2026-'),
    });
    expect((await propose(id)).body).toContain('到期日：2026年4月20日');
    expect(await propose(id, { language: 'en-US' })).toMatchObject({ language: 'en-US' });
    await speak('bilingual');
    expect(await propose(id)).toMatchObject({ language: 'en-US' });
    await speak(null);
  });

  it('says in a reminder how late it is, and not a word of it before the due date', async () => {
    expect((await propose(await desk.invoice(), { kind: 'reminder' })).body).toContain('Days past the due date: 10');
    const early = await propose(await desk.invoice({ due_date: '2026-05-20' }), { kind: 'reminder' });
    expect(early.body).not.toContain('Days past');
  });

  it.each([
    ['a draft', 'sales_invoice', 'mail_not_confirmed'],
    ['what a supplier issued', 'purchase_bill', 'mail_not_ours'],
  ] as const)('is refused for %s', async (_, type, word) => {
    const id = await desk.run((tx) => createInvoice(tx, desk.call, { type, draft: testDraft({ number: word }) }));
    await expect(propose(id)).rejects.toMatchObject({ code: 'conflict', word });
  });
});

describe('templates', () => {
  const own = { kind: 'invoice', language: 'en-US', subject: 'Bill {number}', body: 'Pay {due}, {contact}.' } as const;
  const invoiceRow = (rows: MailTemplateRow[]) =>
    rows.find(({ kind, language }) => kind === 'invoice' && language === 'en-US');

  it('are the company’s own words once it wrote them, and the usual ones again when it wants', async () => {
    const id = await desk.invoice();
    const saved = await desk.run((tx) => saveTemplate(tx, desk.call, own));
    expect(saved).toHaveLength(12);
    expect(invoiceRow(saved)).toEqual({ ...own, is_default: false });
    expect((await propose(id)).body).toBe('Pay HKD 1,000.00, Blue Harbour Retail Limited.');
    expect(invoiceRow(await desk.run((tx) => resetTemplate(tx, desk.call, own)))).toMatchObject({ is_default: true });
    expect((await propose(id)).body).toContain('Kind regards');
  });

  it.each([
    [{ body: 'Dear {name}, {totl}' }, 'body', '{name}, {totl}'],
    [{ subject: 'See {link}' }, 'subject', '{link}'],
  ])('with words they do not know are refused: %j', async (over, path, found) => {
    const refused = desk.run((tx) => saveTemplate(tx, desk.call, { ...own, ...over }));
    await expect(refused).rejects.toMatchObject({
      code: 'validation_failed',
      faults: [{ path, word: 'mail_word_unknown', values: { found } }],
    });
  });
});

describe('sending several', () => {
  it('sends each by its template, and says of each that it cannot why', async () => {
    await speak(null);
    const quotation = await desk.invoice({ customer: { name: 'Quoted Limited', address: null, tax_id: null } });
    const silent = await desk.invoice(
      { customer: { name: 'Silent Limited', address: null, tax_id: null } },
      { email: null },
    );
    const draft = await desk.run((tx) =>
      createInvoice(tx, desk.call, { type: 'sales_invoice', draft: testDraft({ number: 'D-1' }) }),
    );
    const { results, mailIds } = await bulkSend(desk.call, [quotation, silent, draft, quotation]);
    expect(results.map(({ ok, message }) => [ok, message])).toEqual([
      [true, null],
      [false, 'Silent Limited has no email address. Add it to the contact, or send only this document to an address.'],
      [false, 'D-1 is not confirmed yet. Confirm it first, then send it.'],
    ]);
    expect(mailIds).toHaveLength(1);
  });
});

describe('a mail a person wrote', () => {
  const mail = {
    kind: null,
    to: ['a@b.example'],
    cc: ['a@b.example', 'c@b.example'],
    subject: 'S',
    body: 'B',
    attach: [],
    document_language: null,
  };

  it('goes to each address once', async () => {
    const invoiceId = await desk.invoice();
    const sent = await desk.run((tx) => sendInvoice(tx, desk.call, { invoiceId, ...mail }));
    expect(sent).toMatchObject({ to: ['a@b.example'], cc: ['c@b.example'], kind: 'invoice', state: 'queued' });
  });

  it('has no link in its subject, and none where there is nothing to link to', async () => {
    const invoiceId = await desk.invoice();
    await expect(
      desk.run((tx) => sendInvoice(tx, desk.call, { invoiceId, ...mail, subject: '{link}' })),
    ).rejects.toMatchObject({
      faults: [{ path: 'subject', word: 'mail_link_in_subject' }],
    });
    const statement = {
      kind: 'statement' as const,
      to: ['a@b.example'],
      subject: 'S',
      body: '{link}',
      attachments: [],
      createdBy: null,
      at: desk.call.now,
    };
    await expect(desk.run((tx) => queueMail(tx, statement))).rejects.toMatchObject({ faults: [{ path: 'body' }] });
  });

  it('is queued only if its transaction is committed', async () => {
    const invoiceId = await desk.invoice();
    const undone = desk.run(async (tx) => {
      await sendInvoice(tx, desk.call, { invoiceId, ...mail });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const rows = await desk.run((tx) =>
      tx.queries.selectFrom('outgoing_mail').select('id').where('invoice_id', '=', invoiceId).execute(),
    );
    expect(rows).toEqual([]);
  });
});
