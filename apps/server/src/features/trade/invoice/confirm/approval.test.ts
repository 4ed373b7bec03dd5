import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDraft, testItem } from '../../../../../test/books.ts';
import { type InvoiceDesk, openInvoiceDesk } from '../../../../../test/desks/invoice-desk.ts';
import { engines, openTestDatabase } from '../../../../../test/engines.ts';
import { balancesOn } from '../../../../../test/reports.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { removeInvoice, saveInvoice } from '../draft/save-invoice.ts';
import { importInvoice } from '../import-invoice.ts';
import { rejectInvoice, reopenInvoice, submitInvoice } from './approval.ts';

describe.each(engines)('approval on %s', (engine) => {
  let database: Database;
  let desk: InvoiceDesk;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    desk = await openInvoiceDesk(database);
    await desk.setting({ approval_needed: true });
  });
  afterAll(() => database?.close());

  const submit = (id: string, more: { version?: number } = {}) =>
    desk.run((tx) => submitInvoice(tx, desk.call, { id, ...more }));
  const reject = (id: string) => desk.run((tx) => rejectInvoice(tx, desk.other, { id, reason: 'Wrong price' }));
  const reopen = (id: string) => desk.run((tx) => reopenInvoice(tx, desk.call, { id }));
  const balances = () => desk.run((tx) => balancesOn(tx, '2026-12-31'));

  it('takes two people: one hands in, another approves', async () => {
    const id = await desk.create('sales_invoice');
    await expect(desk.confirm(id)).rejects.toMatchObject({ code: 'conflict', word: 'approval_needed' });
    await submit(id, { version: 1 });
    expect(await desk.get(id)).toMatchObject({
      confirm_status: 'pending',
      submitted_by: 'Chan Tai Man',
      submitted_by_me: true,
      approval_needed: true,
    });
    expect((await desk.get(id, desk.other)).submitted_by_me).toBe(false);
    await expect(desk.confirm(id)).rejects.toMatchObject({ word: 'approver_submitted' });
    expect(await balances()).toEqual({});
    await desk.confirm(id, desk.other);
    expect(await balances()).toEqual({ '1100': '1000.00', '4000': '-1000.00' });
    expect(await desk.acts(id)).toEqual(['invoice.created', 'invoice.submitted', 'invoice.confirmed']);
  });

  it.each(['bookkeeper', 'uploader', 'reader'] as const)('is no matter for a %s', async (role) => {
    const id = await desk.create('sales_invoice');
    await submit(id);
    await expect(desk.confirm(id, { ...desk.other, role })).rejects.toMatchObject({
      code: 'forbidden',
      word: 'approver_only',
    });
    await desk.confirm(id, { ...desk.other, role: 'approver' });
    expect(await desk.get(id)).toMatchObject({ confirm_status: 'confirmed' });
  });

  it('keeps what was handed in or sent back from changing until it is taken up again', async () => {
    const id = await desk.create('sales_invoice');
    await submit(id);
    const save = async () => {
      const { version } = await desk.get(id);
      return desk.run((tx) =>
        saveInvoice(tx, desk.call, {
          id,
          version,
          draft: testDraft({ number: 'INV-9', items: [testItem({ account_code: '4000' })] }),
        }),
      );
    };
    await expect(save()).rejects.toMatchObject({ word: 'invoice_pending' });
    await expect(submit(id)).rejects.toMatchObject({ word: 'invoice_pending' });
    await expect(desk.run((tx) => removeInvoice(tx, desk.call, id))).rejects.toMatchObject({ word: 'invoice_pending' });
    await reject(id);
    expect(await desk.get(id)).toMatchObject({ confirm_status: 'rejected', rejected_reason: 'Wrong price' });
    await expect(save()).rejects.toMatchObject({ word: 'invoice_rejected' });
    await expect(desk.confirm(id, desk.other)).rejects.toMatchObject({ word: 'invoice_rejected' });
    await reopen(id);
    await expect(reopen(id)).rejects.toMatchObject({ word: 'invoice_open_already' });
    expect(await desk.get(id)).toMatchObject({
      confirm_status: 'unconfirmed',
      submitted_by: null,
      rejected_reason: 'Wrong price',
    });
    await save();
    await submit(id);
    expect(await desk.get(id)).toMatchObject({ number: 'INV-9', confirm_status: 'pending', rejected_reason: null });
  });

  it('takes only what could be confirmed, and the version that was looked at', async () => {
    const id = await desk.create('sales_invoice', { issue_date: null });
    await expect(submit(id)).rejects.toMatchObject({ faults: [{ path: 'issue_date' }] });
    await expect(submit(id, { version: 7 })).rejects.toMatchObject({ code: 'stale_version' });
  });

  it('is not asked for where the company does not want it', async () => {
    const id = await desk.create('sales_invoice');
    await desk.setting({ approval_needed: false });
    await expect(submit(id)).rejects.toMatchObject({ word: 'approval_not_needed' });
    await desk.confirm(id);
    expect(await desk.get(id)).toMatchObject({ confirm_status: 'confirmed', approval_needed: false });
  });

  it('of an uploaded document waits for a second person, with the item that brings it to its total', async () => {
    const draft = testDraft({ total: '999.00', paid_from: '1010', paid_date: '2026-04-02' });
    const input = { kind: 'purchase_bill' as const, draft, documentId: await insertDocument() };
    const imported = (acceptArithmetic: boolean) =>
      desk.run((tx) => importInvoice(tx, desk.call, { ...input, acceptArithmetic, language: 'en-US' }));
    await expect(imported(false)).rejects.toMatchObject({ faults: [{ path: 'invoice.total' }] });
    const { id } = await imported(true);
    expect(await desk.get(id)).toMatchObject({ confirm_status: 'pending', state: 'draft' });
    expect(await balances()).toEqual({});
    await desk.confirm(id, desk.other);
    expect(await desk.get(id)).toMatchObject({ state: 'paid', total: '999.00' });
  });

  async function insertDocument(): Promise<string> {
    const sha256 = 'b'.repeat(64);
    const company_id = desk.companyId;
    await database.queries
      .insertInto('stored_file')
      .values({ company_id, sha256, size_bytes: 1n, type: 'application/pdf' })
      .execute();
    const row = await database.queries
      .insertInto('document')
      .values({ company_id, name: 'bill.pdf', sha256, state: 'needs_review' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }
});
