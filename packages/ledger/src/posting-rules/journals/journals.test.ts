import { describe, expect, it } from 'vitest';
import { checkEntry, type JournalDraft } from '../../journal/index.ts';
import { salesInvoice } from '../documents/document.ts';
import { carryingMinorOf, openMinorOf } from '../documents/open-documents.ts';
import { purchaseBill } from '../documents/purchase-bill.ts';
import { allocation } from '../payments/allocation.ts';
import { receipt } from '../payments/money-record.ts';
import { answerOf, CONTEXT, documentOfOne, legsOf, moneyOf, openAfter } from '../scenario.ts';
import { closing } from './closing.ts';
import { type ManualJournal, manualJournal } from './manual-journal.ts';
import { openingBalances, openingDocument } from './opening.ts';
import { type ForeignBankBalance, foreignBankBalances, type Revaluation, revaluation } from './revaluation.ts';
import { paymentReversal, voidEntry } from './reversal.ts';

function only(drafts: JournalDraft[]): JournalDraft {
  const [first] = drafts;
  if (first === undefined) throw new Error('No entry');
  return first;
}

describe('opening', () => {
  it('puts the difference of balances on opening equity', () => {
    const lines = [
      { accountCode: '1010', netMinor: 10000n },
      { accountCode: '1030', netMinor: 78000n, currency: 'USD', foreignMinor: 10000n },
      { accountCode: '3000', netMinor: -50000n },
    ];
    const [entry] = openingBalances(
      { ref: 'OB', number: 'OB', date: '2025-03-31', narration: 'Opening', lines },
      CONTEXT,
    );
    expect(legsOf(entry)).toEqual([
      'Dr 1010 100.00',
      'Dr 1030 USD 100.00 = 780.00',
      'Cr 3000 500.00',
      'Cr 3900 380.00',
    ]);
  });

  it.each([
    ['sales_invoice', ['Dr 1100[D] USD 6200.00 = 48205.00', 'Cr 3900 48205.00']],
    ['purchase_bill', ['Cr 2100[D] USD 6200.00 = 48205.00', 'Dr 3900 48205.00']],
    ['sales_credit_note', ['Cr 1100[D] USD 6200.00 = 48205.00', 'Dr 3900 48205.00']],
  ] as const)('takes over an open %s at its rate', (documentKind, legs) => {
    const head = { ref: 'D', number: 'D', documentKind, date: '2025-03-31', contactId: 'C1', narration: 'Opening' };
    const [entry] = openingDocument({ ...head, currency: 'USD', rate: '7.7750', totalMinor: 620000n }, CONTEXT);
    expect(legsOf(entry)).toEqual(legs);
    expect(answerOf(() => openingDocument({ ...head, currency: 'HKD', rate: null, totalMinor: 0n }, CONTEXT))).toBe(
      'total_not_positive',
    );
  });
});

describe('a manual journal', () => {
  const accrual: ManualJournal = {
    ref: 'MJ',
    number: 'MJ',
    date: '2026-03-31',
    narration: 'Accrue electricity',
    lines: [
      { accountCode: '6120', debitMinor: 112000n, creditMinor: 0n },
      { accountCode: '2110', debitMinor: 0n, creditMinor: 112000n },
      { accountCode: '6690', debitMinor: 0n, creditMinor: 0n },
    ],
    reversal: { date: '2026-04-01', number: 'MJ-R', narration: 'Reversal' },
  };

  it('posts its reversal at once on the stated day and leaves out empty lines', () => {
    const drafts = manualJournal(accrual, CONTEXT);
    expect(drafts.map((draft) => [draft.date, draft.kind, ...legsOf(draft)])).toEqual([
      ['2026-03-31', 'manual_journal', 'Dr 6120 1120.00', 'Cr 2110 1120.00'],
      ['2026-04-01', 'auto_reversal', 'Cr 6120 1120.00', 'Dr 2110 1120.00'],
    ]);
    expect(answerOf(() => manualJournal({ ...accrual, date: '2026-04-01' }, CONTEXT))).toBe('bad_date_order');
  });

  it('is kept as typed, for the check to judge', () => {
    const lines = [{ accountCode: '1100', debitMinor: 5n, creditMinor: 3n }];
    const entry = only(manualJournal({ ...accrual, lines, reversal: null }, CONTEXT));
    const codes = checkEntry(entry, { chart: CONTEXT.chart, lockedThrough: null }).map((fault) => fault.code);
    expect(codes).toEqual(['both_sides', 'control_line_without_document', 'control_account_by_hand', 'unbalanced']);
  });
});

describe('taking back', () => {
  const invoice = only(salesInvoice(documentOfOne('INV', '156.00', '4000'), CONTEXT));
  const request = { date: '2026-04-22', number: 'VOID-INV', narration: 'Void INV' };

  it.each([
    [null, '2026-01-10'],
    ['2026-01-09', '2026-01-10'],
    ['2026-01-10', '2026-04-22'],
  ])('a document with the books locked through %s is dated %s', (lockedThrough, date) => {
    const [entry] = voidEntry(invoice, request, { lockedThrough, openDocuments: openAfter(invoice) });
    expect(entry).toMatchObject({ date, kind: 'void', sourceRef: 'INV' });
    expect(legsOf(entry)).toEqual(['Cr 1100[INV] 156.00', 'Dr 4000 156.00']);
  });

  it('refuses a document voided before', () => {
    const openDocuments = openAfter(
      invoice,
      ...voidEntry(invoice, request, { lockedThrough: null, openDocuments: openAfter(invoice) }),
    );
    expect(answerOf(() => voidEntry(invoice, request, { lockedThrough: null, openDocuments }))).toBe(
      'already_taken_back',
    );
  });

  it('refuses a document something is allocated to', () => {
    const paid = receipt(moneyOf('R', 100n, { allocations: [{ documentRef: 'INV', amountMinor: 100n }] }), {
      ...CONTEXT,
      openDocuments: openAfter(invoice),
    });
    const context = { lockedThrough: null, openDocuments: openAfter(invoice, ...paid) };
    expect(answerOf(() => voidEntry(invoice, request, context))).toBe('document_has_allocations');
  });

  it('a receipt opens its invoices again, unless its excess was applied', () => {
    const other = only(salesInvoice(documentOfOne('INV-2', '10.00', '4000'), CONTEXT));
    const openDocuments = openAfter(invoice, other);
    const record = moneyOf('R', 16000n, { allocations: [{ documentRef: 'INV', amountMinor: 15600n }] });
    const money = only(receipt(record, { ...CONTEXT, openDocuments }));
    const back = { date: '2026-02-05', number: 'REV-R', narration: 'Returned' };
    const [entry] = paymentReversal(money, back, {
      lockedThrough: null,
      openDocuments: openAfter(invoice, other, money),
    });
    expect(legsOf(entry)).toEqual(['Cr 1010 160.00', 'Dr 1100[INV] 156.00', 'Dr 1100[R] 4.00']);
    const after = openAfter(invoice, other, money, ...(entry === undefined ? [] : [entry]));
    expect(
      [...after.values()].map((document) => [document.ref, openMinorOf(document), carryingMinorOf(document)]),
    ).toEqual([
      ['INV', 15600n, 15600n],
      ['INV-2', 1000n, 1000n],
      ['R', 0n, 0n],
    ]);
    const apply = {
      ref: 'A',
      number: 'A',
      date: '2026-02-02',
      narration: 'Apply',
      fromRef: 'R',
      toRef: 'INV-2',
      amountMinor: 400n,
    };
    const applied = allocation(apply, { ...CONTEXT, openDocuments: openAfter(invoice, other, money) });
    const context = { lockedThrough: null, openDocuments: openAfter(invoice, other, money, ...applied) };
    expect(answerOf(() => paymentReversal(money, back, context))).toBe('excess_already_applied');
    const early = { ...back, date: '2026-01-31' };
    expect(
      answerOf(() => paymentReversal(money, early, { lockedThrough: null, openDocuments: openAfter(money) })),
    ).toBe('bad_date_order');
  });
});

describe('revaluation', () => {
  const cny = (rate: string) => ({ currency: 'CNY', rate });
  const posted = [
    ...salesInvoice(documentOfOne('INV', '58300.00', '4010', cny('1.1085')), CONTEXT),
    ...salesInvoice(documentOfOne('INV-HKD', '100.00', '4010'), CONTEXT),
    ...purchaseBill(documentOfOne('FB', '28800.00', '5000', cny('1.0910')), CONTEXT),
  ];
  const words = (number: string) => ({ number, narration: number });
  const input: Revaluation = {
    ref: 'RV',
    date: '2026-03-31',
    reverseOn: '2026-04-01',
    rates: { CNY: '1.1210', USD: '7.8' },
    documents: words('RV'),
    documentsReversal: words('RV-R'),
    banks: words('RV-B'),
  };
  const bank: ForeignBankBalance = { accountCode: '1030', currency: 'USD', foreignMinor: 10000n, baseMinor: 77000n };

  it('adjusts documents, takes that back the next day, and keeps the adjustment of banks', () => {
    const drafts = revaluation(input, { ...CONTEXT, openDocuments: openAfter(...posted), bankBalances: [bank] });
    expect(drafts.map((draft) => [draft.number, draft.date, ...legsOf(draft)])).toEqual([
      ['RV', '2026-03-31', 'Dr 1100[INV] CNY 0.00 = 728.75', 'Cr 2100[FB] CNY 0.00 = 864.00', 'Dr 7110 135.25'],
      ['RV-R', '2026-04-01', 'Cr 1100[INV] CNY 0.00 = 728.75', 'Dr 2100[FB] CNY 0.00 = 864.00', 'Cr 7110 135.25'],
      ['RV-B', '2026-03-31', 'Dr 1030 USD 0.00 = 10.00', 'Cr 7110 10.00'],
    ]);
    const again = { ...CONTEXT, openDocuments: openAfter(...posted, ...drafts.slice(0, 1)), bankBalances: [] };
    expect(revaluation(input, again)).toEqual([]);
    expect(openAfter(...posted, ...drafts)).toEqual(openAfter(...posted));
  });

  it('needs a rate for every open currency and a later reversal day', () => {
    const context = { ...CONTEXT, openDocuments: openAfter(...posted), bankBalances: [bank] };
    expect(answerOf(() => revaluation({ ...input, rates: { CNY: '1.1' } }, context))).toBe('rate_required');
    expect(answerOf(() => revaluation({ ...input, reverseOn: '2026-03-31' }, context))).toBe('bad_date_order');
  });

  it('reads foreign bank balances from entries up to the day', () => {
    const money = receipt(moneyOf('R', 10000n, { accountCode: '1030', rate: '7.7' }), {
      ...CONTEXT,
      openDocuments: new Map(),
    });
    const empty = { accountCode: '1040', currency: 'CNY', foreignMinor: 0n, baseMinor: 0n };
    expect(foreignBankBalances(money, CONTEXT, '2026-02-01')).toEqual([bank, empty]);
    expect(foreignBankBalances(money, CONTEXT, '2026-01-31')[0]).toMatchObject({ foreignMinor: 0n, baseMinor: 0n });
  });
});

describe('a closing entry', () => {
  const head = { ref: 'CL', number: 'CL', date: '2026-03-31', narration: 'Close' };

  it('empties income, expenses and dividends into retained earnings', () => {
    const yearNetMinor = new Map([
      ['4000', -9000n],
      ['6100', 4000n],
      ['3300', 1000n],
      ['1010', 4000n],
    ]);
    expect(legsOf(closing({ ...head, yearNetMinor }, CONTEXT)[0])).toEqual([
      'Cr 3300 10.00',
      'Dr 4000 90.00',
      'Cr 6100 40.00',
      'Cr 3100 40.00',
    ]);
  });

  it('is not made for a year without movement', () => {
    expect(closing({ ...head, yearNetMinor: new Map() }, CONTEXT)).toEqual([]);
  });
});
