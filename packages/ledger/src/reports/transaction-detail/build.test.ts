import { describe, expect, it } from 'vitest';
import { computeDocument } from '../../invoicing/index.ts';
import type { JournalDraft } from '../../journal/index.ts';
import {
  allocation,
  manualJournal,
  openingBalances,
  openingDocument,
  payment,
  paymentReversal,
  receipt,
  revaluation,
  salesCreditNote,
  salesInvoice,
  transfer,
  voidEntry,
} from '../../posting-rules/index.ts';
import { CONTEXT, documentOfOne, moneyOf, openAfter } from '../../posting-rules/scenario.ts';
import { contactOf } from '../ledger-line.ts';
import { CHART, CLOSING, entryOf, numbered } from '../sample-entries.ts';
import { addDetailTotals, buildTransactionDetail, type TransactionDetailParams } from './build.ts';
import { type DetailRecord, detailItems } from './row.ts';

const NAMES = new Map([['C1', 'A contact']]);
const ALWAYS = { from: '2020-01-01', to: '2030-12-31' };

function build(
  drafts: readonly JournalDraft[],
  records: Readonly<Record<string, DetailRecord>> = {},
  params: TransactionDetailParams = ALWAYS,
) {
  const inputs = numbered(drafts).map((entry) => {
    const lines = entry.lines.map((line) => ({
      ...line,
      contact: contactOf(line.contactId, NAMES),
      documentNumber: line.documentRef,
    }));
    return { entry: { ...entry, lines }, record: records[entry.sourceRef] ?? null };
  });
  return buildTransactionDetail(params, inputs, CHART, 'HKD');
}

function amounts(drafts: readonly JournalDraft[], records: Readonly<Record<string, DetailRecord>> = {}) {
  return build(drafts, records).rows.map((row) => [
    row.type,
    row.currency,
    row.netMinor,
    row.taxMinor,
    row.grossMinor,
    row.grossBaseMinor,
  ]);
}

const ITEMS = [{ quantity: '2', price: '500', taxCode: 'UK20', accountCode: '4000', description: 'Goods' }];
const TAXED = { currency: 'USD', rate: '7.8', items: ITEMS, amountsAre: 'tax_exclusive' as const };
const DOCUMENT: DetailRecord = {
  type: 'document',
  reference: 'PO 7',
  items: detailItems(
    [{ accountCode: '4000', name: 'Goods', quantity: '2', price: '500' }],
    computeDocument({ ...TAXED, taxCodes: CONTEXT.taxCodes }),
  ),
};
const MONEY: DetailRecord = { type: 'money', reference: 'CHQ 1' };
const INVOICE = salesInvoice(documentOfOne('INV', '0', '4000', TAXED), CONTEXT);
const RETURNED = { date: '2026-02-05', number: 'REV-RCT', narration: 'Cheque returned' };

function received(changes: Parameters<typeof moneyOf>[2] = {}) {
  const allocations = [{ documentRef: 'INV', amountMinor: 120000n }];
  return receipt(moneyOf('RCT', 125000n, { accountCode: '1030', rate: '7.9', allocations, ...changes }), {
    ...CONTEXT,
    openDocuments: openAfter(...INVOICE),
  });
}

function takenBack(drafts: readonly JournalDraft[], context = { lockedThrough: null, openDocuments: new Map() }) {
  return drafts.flatMap((draft) => voidEntry(draft, { date: draft.date, number: 'VOID', narration: 'Void' }, context));
}

describe('a row of the transaction detail', () => {
  it('is a document with net, tax and gross, and the base amount of its control line', () => {
    const [row] = build(INVOICE, { INV: DOCUMENT }).rows;
    expect(row).toMatchObject({ type: 'sales_invoice', reference: 'PO 7', contactName: 'A contact' });
    expect(row).toMatchObject({ description: 'Goods', netMinor: 100000n, taxMinor: 20000n, grossMinor: 120000n });
    expect(row?.grossBaseMinor).toBe(936000n);
    expect(row?.lines).toMatchObject([{ kind: 'item', netMinor: 100000n, taxMinor: 20000n, grossMinor: 120000n }]);
  });

  it('is money with what it settled and what it left over', () => {
    const [row] = build(received(), { RCT: MONEY }).rows;
    expect(row).toMatchObject({ description: 'CHQ 1', currency: 'USD', grossMinor: 125000n, grossBaseMinor: 987500n });
    expect(row?.lines).toEqual([
      { kind: 'allocation', document: 'INV', currency: 'USD', amountMinor: 120000n },
      { kind: 'allocation', document: 'RCT', currency: 'USD', amountMinor: 5000n },
    ]);
  });

  it('leaves a fee charged on top out of a payment', () => {
    const paid = payment(moneyOf('PAY', 10000n, { fee: { amountMinor: 300n } }), {
      ...CONTEXT,
      openDocuments: new Map(),
    });
    expect(amounts(paid, { PAY: MONEY })).toEqual([['payment', 'HKD', 10000n, 0n, 10000n, 10000n]]);
  });

  it('is negative for credit notes, voids and reversals', () => {
    const note = salesCreditNote(documentOfOne('CN', '0', '4090', TAXED), CONTEXT);
    const [money] = received();
    const back =
      money === undefined
        ? []
        : paymentReversal(money, RETURNED, { lockedThrough: null, openDocuments: openAfter(...INVOICE) });
    expect(amounts(note, { CN: DOCUMENT })).toEqual([
      ['sales_credit_note', 'USD', -100000n, -20000n, -120000n, -936000n],
    ]);
    expect(amounts(takenBack(INVOICE), { INV: DOCUMENT })).toEqual([
      ['void', 'USD', -100000n, -20000n, -120000n, -936000n],
    ]);
    expect(amounts(back, { RCT: MONEY })).toEqual([['payment_reversal', 'USD', -125000n, 0n, -125000n, -987500n]]);
    const [row] = build(back, { RCT: MONEY }).rows;
    expect(row).toMatchObject({ reference: 'CHQ 1', description: 'Cheque returned', lines: [] });
  });

  it('is a bank line by its direction, with the payee where there is no contact', () => {
    const spent = entryOf('2026-01-05', { '1010': -120n, '6400': 120n }, 'bank_line');
    const got = entryOf('2026-01-06', { '1010': 70n, '4800': -70n }, 'bank_line');
    const record: DetailRecord = {
      type: 'bank_line',
      payee: 'Harbour Bank',
      splits: [{ accountCode: '6400', amountMinor: 120n, taxMinor: 20n }],
    };
    const bank = [spent, got].map((entry) => ({ ...entry, sourceType: 'bank_line' as const }));
    expect(amounts(bank, { '2026-01-05': record })).toEqual([
      ['bank_line_spent', 'HKD', 100n, 20n, 120n, 120n],
      ['bank_line_received', 'HKD', 70n, 0n, 70n, 70n],
    ]);
    const [row] = build(bank, { '2026-01-05': record }).rows;
    expect(row).toMatchObject({ contactId: null, contactName: 'Harbour Bank' });
    expect(row?.lines).toEqual([{ kind: 'split', accountCode: '6400', amountMinor: 120n }]);
  });

  it('is a transfer by what was sent, once even when it took days', () => {
    const input = { ref: 'TRF', number: 'TRF', date: '2026-01-05', narration: 'Transfer', feeMinor: 500n };
    const sent = { fromAccount: '1030', toAccount: '1010', fromAmountMinor: 10000n, toAmountMinor: 78000n };
    const atOnce = transfer({ ...input, ...sent }, CONTEXT);
    const later = transfer({ ...input, ...sent, arrivesOn: '2026-01-07' }, CONTEXT);
    const row = ['transfer', 'USD', 10000n, 0n, 10000n, 78000n];
    expect(amounts(atOnce)).toEqual([row]);
    expect(amounts(later)).toEqual([row]);
    expect(amounts(takenBack(later))).toHaveLength(1);
    expect(build(atOnce).rows[0]?.lines).toEqual([
      {
        kind: 'transfer',
        from: { accountCode: '1030', currency: 'USD', amountMinor: 10000n },
        to: { accountCode: '1010', currency: 'HKD', amountMinor: 78000n },
      },
    ]);
  });

  it('counts a journal by hand and an opening by its total; an opening document as a document', () => {
    const lines = [
      { accountCode: '6500', debitMinor: 300n, creditMinor: 0n },
      { accountCode: '1501', debitMinor: 0n, creditMinor: 100n },
      { accountCode: '1511', debitMinor: 0n, creditMinor: 200n },
    ];
    const reversal = { date: '2026-02-01', number: 'MJ-R', narration: 'Reversal' };
    const journal = manualJournal(
      { ref: 'MJ', number: 'MJ', date: '2026-01-31', narration: 'Depreciation', lines, reversal },
      CONTEXT,
    );
    const opening = openingBalances(
      {
        ref: 'OB',
        number: 'OB',
        date: '2025-03-31',
        narration: 'Opening',
        lines: [{ accountCode: '1010', netMinor: 9n }],
      },
      CONTEXT,
    );
    const credit = openingDocument(
      {
        ...{ ref: 'CN-1', number: 'CN-1', documentKind: 'sales_credit_note', date: '2025-03-31', contactId: 'C1' },
        ...{ narration: 'Opening document CN-1', currency: 'USD', rate: '7.8', totalMinor: 1000n },
      },
      CONTEXT,
    );
    expect(amounts([...journal, ...takenBack(journal.slice(0, 1)), ...opening, ...credit])).toEqual([
      ['opening_document', 'USD', -1000n, 0n, -1000n, -7800n],
      ['opening_balance', 'HKD', 9n, 0n, 9n, 9n],
      ['manual_journal', 'HKD', 300n, 0n, 300n, 300n],
      ['void', 'HKD', -300n, 0n, -300n, -300n],
      ['auto_reversal', 'HKD', -300n, 0n, -300n, -300n],
    ]);
  });
});

describe('the transaction detail', () => {
  it('leaves out allocations, revaluation, closings and what takes them back', () => {
    const note = salesCreditNote(documentOfOne('CN', '100', '4090', { currency: 'USD', rate: '7.8' }), CONTEXT);
    const openDocuments = openAfter(...INVOICE, ...note);
    const head = { ref: 'AL', number: 'AL', date: '2026-01-20', narration: 'Apply' };
    const applied = allocation(
      { ...head, fromRef: 'CN', toRef: 'INV', amountMinor: 10000n },
      { ...CONTEXT, openDocuments },
    );
    const words = { number: 'RV', narration: 'Revalue' };
    const revalued = revaluation(
      {
        ...{ ref: 'RV', date: '2026-01-31', reverseOn: '2026-02-01', rates: { USD: '7.9' } },
        ...{ documents: words, documentsReversal: words, banks: words },
      },
      { ...CONTEXT, openDocuments, bankBalances: [] },
    );
    const closed = { ...CLOSING, sourceType: 'closing' as const };
    const drafts = [...applied, ...takenBack(applied), ...revalued, ...takenBack(revalued), closed];
    expect(drafts).toHaveLength(7);
    expect(build(drafts).rows).toEqual([]);
  });

  it('is in order of date and number, with a subtotal and count for each type', () => {
    const first = salesInvoice(documentOfOne('INV-2', '10', '4000'), CONTEXT);
    const second = salesInvoice(documentOfOne('INV-1', '5', '4000'), CONTEXT);
    const journal = entryOf('2026-01-09', { '6500': 7n, '1501': -7n });
    const report = build([...first, ...second, journal]);
    expect(report.rows.map((row) => row.number)).toEqual(['2026-01-09', 'INV-1', 'INV-2']);
    expect(report.totalsByType).toEqual([
      { type: 'manual_journal', count: 1, grossBaseMinor: 7n },
      { type: 'sales_invoice', count: 2, grossBaseMinor: 1500n },
    ]);
    const pages = [report.rows.slice(0, 2), report.rows.slice(2)];
    expect(pages.reduce(addDetailTotals, [])).toEqual(report.totalsByType);
  });

  it.each<[string, Partial<TransactionDetailParams>, string[]]>([
    ['a type', { types: ['sales_invoice'] }, ['INV']],
    ['a contact', { contacts: ['C1'] }, ['INV']],
    ['an account', { accounts: ['1501'] }, ['2026-01-09']],
    ['a period', { to: '2026-01-09' }, ['2026-01-09']],
    ['nobody', { contacts: ['C9'] }, []],
  ])('keeps to %s', (_, filter, expected) => {
    const journal = entryOf('2026-01-09', { '6500': 7n, '1501': -7n });
    const { rows } = build([...INVOICE, journal], {}, { ...ALWAYS, ...filter });
    expect(rows.map((row) => row.number)).toEqual(expected);
  });

  it('refuses a period that ends before it starts', () => {
    expect(() => build([], {}, { from: '2026-04-02', to: '2026-04-01' })).toThrow('bad_date_order');
  });
});
