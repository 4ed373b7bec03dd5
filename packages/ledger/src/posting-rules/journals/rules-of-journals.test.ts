import { describe, expect, it } from 'vitest';
import { yearEndIn } from '../../calendar/index.ts';
import { type JournalDraft, netOf } from '../../journal/index.ts';
import { salesInvoice } from '../documents/document.ts';
import { openMinorOf } from '../documents/open-documents.ts';
import { purchaseBill } from '../documents/purchase-bill.ts';
import { allocation } from '../payments/allocation.ts';
import { type BankLineSplit, bankLine } from '../payments/bank-line.ts';
import { receipt } from '../payments/money-record.ts';
import { transfer } from '../payments/transfer.ts';
import { answerOf, documentOfOne, legsOf, moneyOf, type RefusalRow, type RuleRow, ScenarioBooks } from '../scenario.ts';
import { closing } from './closing.ts';
import { type ManualJournal, manualJournal } from './manual-journal.ts';
import { openingBalances, openingDocument } from './opening.ts';
import { type Revaluation, revaluation } from './revaluation.ts';
import { revaluationRerun } from './revaluation-rerun.ts';
import { paymentReversal, voidEntry } from './reversal.ts';

/* Sections 2.7 and 2.10 to 2.16 of the accounting reference, a row for each rule. */

const usd = (rate: string) => ({ currency: 'USD', rate });
const to = (documentRef: string, amountMinor: bigint) => [{ documentRef, amountMinor }];
const words = (number: string) => ({ number, narration: number });

function invoice(books: ScenarioBooks, number: string, price: string, changes = {}): readonly JournalDraft[] {
  return books.post(salesInvoice(documentOfOne(number, price, '4000', changes), books.context));
}

function received(books: ScenarioBooks, number: string, amountMinor: bigint, settles: string, settled: bigint) {
  const record = moneyOf(number, amountMinor, { allocations: to(settles, settled) });
  return books.post(receipt(record, books.settlement));
}

function spent(number: string, amountMinor: bigint, splits: readonly BankLineSplit[]) {
  const head = { ref: number, number, date: '2026-02-01', accountCode: '1010', direction: 'spent' as const };
  return { ...head, amountMinor, rate: null, narration: number, splits };
}

/** A manual journal from 'Dr 6500' / 'Cr 1511' and cents. */
function journal(legs: Readonly<Record<string, bigint>>, changes: Partial<ManualJournal> = {}): ManualJournal {
  const lines = Object.entries(legs).map(([leg, amountMinor]) => ({
    accountCode: leg.slice(3),
    debitMinor: leg.startsWith('Dr') ? amountMinor : 0n,
    creditMinor: leg.startsWith('Cr') ? amountMinor : 0n,
  }));
  return { ref: 'MJ', number: 'MJ', date: '2026-03-31', narration: 'By hand', lines, ...changes };
}

function run(usdRate: string): Revaluation {
  const rates = { USD: usdRate, CNY: '1.1' };
  const named = { documents: words('RV'), documentsReversal: words('RV-R'), banks: words('RV-B') };
  return { ref: 'RV', date: '2026-03-31', reverseOn: '2026-04-01', rates, ...named };
}

const yearNet = (entries: readonly JournalDraft[]) => {
  const net = new Map<string, bigint>();
  for (const line of entries.flatMap((entry) => entry.lines))
    net.set(line.accountCode, (net.get(line.accountCode) ?? 0n) + netOf(line));
  return net;
};

const ROWS: readonly RuleRow[] = [
  [
    '2.7',
    'a document, an unapplied credit and a bank, each to the closing rate; documents are taken back next day',
    (books) => {
      invoice(books, 'INV', '1000', usd('7.80'));
      const record = moneyOf('R', 10000n, { accountCode: '1030', rate: '7.75' });
      books.post(receipt(record, books.settlement));
      return revaluation(run('7.85'), books.revaluation('2026-03-31'));
    },
    [
      ['Dr 1100[INV] USD 0.00 = 50.00', 'Cr 1100[R] USD 0.00 = 10.00', 'Cr 7110 40.00'],
      ['Cr 1100[INV] USD 0.00 = 50.00', 'Dr 1100[R] USD 0.00 = 10.00', 'Dr 7110 40.00'],
      ['Dr 1030 USD 0.00 = 10.00', 'Cr 7110 10.00'],
    ],
  ],
  [
    '2.7',
    'run again after a document came in behind it: the old run is reversed, the new one posted',
    (books) => {
      invoice(books, 'I1', '1000', usd('7.80'));
      books.post(receipt(moneyOf('R', 10000n, { accountCode: '1030', rate: '7.75' }), books.settlement));
      const old = books.post(revaluation(run('7.85'), books.revaluation('2026-03-31')));
      invoice(books, 'I2', '100', usd('7.80'));
      const earlier = old.map((entry) => ({ entry, words: words(`${entry.number}-X`) }));
      return revaluationRerun(run('7.90'), earlier, books.revaluation('2026-03-31'));
    },
    [
      ['Cr 1100[I1] USD 0.00 = 50.00', 'Dr 1100[R] USD 0.00 = 10.00', 'Dr 7110 40.00'],
      ['Dr 1100[I1] USD 0.00 = 50.00', 'Cr 1100[R] USD 0.00 = 10.00', 'Cr 7110 40.00'],
      ['Cr 1030 USD 0.00 = 10.00', 'Dr 7110 10.00'],
      ['Dr 1100[I1] USD 0.00 = 100.00', 'Dr 1100[I2] USD 0.00 = 10.00', 'Cr 1100[R] USD 0.00 = 15.00', 'Cr 7110 95.00'],
      ['Cr 1100[I1] USD 0.00 = 100.00', 'Cr 1100[I2] USD 0.00 = 10.00', 'Dr 1100[R] USD 0.00 = 15.00', 'Dr 7110 95.00'],
      ['Dr 1030 USD 0.00 = 15.00', 'Cr 7110 15.00'],
    ],
  ],
  [
    '2.10',
    'wages less the employee’s part of MPF, and an unknown payment to suspense',
    ({ context }) => {
      const wages = [
        { accountCode: '6000', amountMinor: 1800000n },
        { accountCode: '2150', amountMinor: -90000n },
      ];
      const unknown = [{ accountCode: '2990', amountMinor: 500n }];
      return [...bankLine(spent('WAGES', 1710000n, wages), context), ...bankLine(spent('?', 500n, unknown), context)];
    },
    [
      ['Cr 1010 17100.00', 'Dr 6000 18000.00', 'Cr 2150 900.00'],
      ['Cr 1010 5.00', 'Dr 2990 5.00'],
    ],
  ],
  [
    '2.10',
    'reclassified: reversed and posted again',
    (books) => {
      const first = books.post(bankLine(spent('L', 500n, [{ accountCode: '2990', amountMinor: 500n }]), books.context));
      const request = { date: '2026-02-09', ...words('VOID-L') };
      return [
        ...first.flatMap((entry) => voidEntry(entry, request, books.reversal)),
        ...bankLine(spent('L', 500n, [{ accountCode: '6140', amountMinor: 500n }]), books.context),
      ];
    },
    [
      ['Dr 1010 5.00', 'Cr 2990 5.00'],
      ['Cr 1010 5.00', 'Dr 6140 5.00'],
    ],
  ],
  [
    '2.11',
    'between two foreign accounts, shown by the other bank two days later',
    ({ context }) => {
      const head = { ref: 'T', number: 'T', date: '2026-03-30', arrivesOn: '2026-04-01', narration: 'Move' };
      const legs = { fromAccount: '1030', toAccount: '1040', fromAmountMinor: 100000n, toAmountMinor: 718000n };
      return transfer({ ...head, ...legs, feeMinor: 1000n, rate: '7.8' }, context);
    },
    [
      ['Dr 1090 7800.00', 'Cr 1030 USD 1000.00 = 7800.00', 'Dr 6400 78.00', 'Cr 1030 USD 10.00 = 78.00'],
      ['Dr 1040 CNY 7180.00 = 7800.00', 'Cr 1090 7800.00'],
    ],
  ],
  [
    '2.12',
    'balances and open documents bring opening equity to nil',
    (books) => {
      const lines = [
        { accountCode: '1010', netMinor: 10000n },
        { accountCode: '3000', netMinor: -85000n },
      ];
      const head = { date: '2025-03-31', narration: 'Opening' };
      const opened = { ...head, ref: 'I', number: 'I', documentKind: 'sales_invoice' as const, contactId: 'C1' };
      return [
        ...openingBalances({ ...head, ref: 'OB', number: 'OB', lines }, books.context),
        ...openingDocument({ ...opened, currency: 'USD', rate: '7.50', totalMinor: 10000n }, books.context),
      ];
    },
    [
      ['Dr 1010 100.00', 'Cr 3000 850.00', 'Dr 3900 750.00'],
      ['Dr 1100[I] USD 100.00 = 750.00', 'Cr 3900 750.00'],
    ],
  ],
  [
    '2.13',
    'closing with dividends at a year end of 29 February, and again after a late entry',
    (books) => {
      books.post(manualJournal(journal({ 'Dr 1010': 9000n, 'Cr 4000': 9000n }, { date: '2025-06-30' }), books.context));
      books.post(manualJournal(journal({ 'Dr 3300': 1000n, 'Cr 2190': 1000n }, { date: '2025-09-30' }), books.context));
      const head = { ref: 'CL', number: 'CL', date: yearEndIn(2026, '02-29'), narration: 'Close' };
      const close = () => books.post(closing({ ...head, yearNetMinor: yearNet(books.entries) }, books.context));
      const first = close();
      books.post(manualJournal(journal({ 'Dr 6500': 500n, 'Cr 1511': 500n }, { date: head.date }), books.context));
      return [...first, ...close()];
    },
    [
      ['Cr 3300 10.00', 'Dr 4000 90.00', 'Cr 3100 80.00'],
      ['Cr 6500 5.00', 'Dr 3100 5.00'],
    ],
  ],
  [
    '2.14',
    'a voided invoice at its own date; once that is locked, on the day of voiding',
    (books) => {
      invoice(books, 'I1', '10');
      invoice(books, 'I2', '20');
      const request = { date: '2026-04-22', ...words('VOID') };
      const open = books.post(voidEntry(books.entry('I1'), request, books.reversal));
      books.lockedThrough = '2026-03-31';
      const locked = books.post(voidEntry(books.entry('I2'), request, books.reversal));
      expect([...open, ...locked].map((entry) => entry.date)).toEqual(['2026-01-10', '2026-04-22']);
      return [...open, ...locked];
    },
    [
      ['Cr 1100[I1] 10.00', 'Dr 4000 10.00'],
      ['Cr 1100[I2] 20.00', 'Dr 4000 20.00'],
    ],
  ],
  [
    '2.14',
    'a returned cheque with an over-payment: un-applied first, then all its documents are open again',
    (books) => {
      invoice(books, 'I1', '100');
      invoice(books, 'I2', '50');
      const money = received(books, 'R', 12000n, 'I1', 10000n)[0];
      const pair = { ref: 'A', number: 'A', date: '2026-02-03', narration: 'Apply', fromRef: 'R', toRef: 'I2' };
      const applied = books.post(allocation({ ...pair, amountMinor: 2000n }, books.settlement))[0];
      if (money === undefined || applied === undefined) return [];
      const back = { date: '2026-02-05', ...words('REV') };
      expect(answerOf(() => paymentReversal(money, back, books.reversal))).toBe('excess_already_applied');
      const unapplied = books.post(voidEntry(applied, { ...back, ...words('UN') }, books.reversal));
      const returned = books.post(paymentReversal(money, back, books.reversal));
      const open = [...books.settlement.openDocuments.values()].map((document) => openMinorOf(document));
      expect(open).toEqual([10000n, 5000n, 0n]);
      return [...unapplied, ...returned];
    },
    [
      ['Cr 1100[R] 20.00', 'Dr 1100[I2] 20.00'],
      ['Cr 1010 120.00', 'Dr 1100[I1] 100.00', 'Dr 1100[R] 20.00'],
    ],
  ],
  [
    '2.14',
    'a manual journal reversed by hand, and one that reverses itself',
    (books) => {
      const lines = { 'Dr 6120': 1120n, 'Cr 2110': 1120n };
      const first = books.post(manualJournal(journal(lines), books.context));
      const request = { date: '2026-04-02', ...words('R') };
      const reversal = { date: '2026-04-01', ...words('R') };
      return [
        ...first.flatMap((entry) => voidEntry(entry, request, books.reversal)),
        ...manualJournal(journal(lines, { reversal }), books.context),
      ];
    },
    [
      ['Cr 6120 11.20', 'Dr 2110 11.20'],
      ['Dr 6120 11.20', 'Cr 2110 11.20'],
      ['Cr 6120 11.20', 'Dr 2110 11.20'],
    ],
  ],
  [
    '2.15',
    'a back-dated invoice in an open period',
    (books) => {
      books.lockedThrough = '2025-12-31';
      return invoice(books, 'I', '10', { date: '2026-01-01' });
    },
    [['Dr 1100[I] 10.00', 'Cr 4000 10.00']],
  ],
  [
    '2.16',
    'what a small company journals: depreciation, prepayment, stock, tax, dividend, bad debt, MPF',
    ({ context }) =>
      [
        { 'Dr 6500': 100n, 'Cr 1511': 100n },
        { 'Dr 6170': 200n, 'Cr 1140': 200n },
        { 'Dr 1200': 300n, 'Cr 5030': 300n },
        { 'Dr 8000': 400n, 'Cr 2180': 400n },
        { 'Dr 3300': 500n, 'Cr 2190': 500n },
        { 'Dr 6600': 600n, 'Cr 1110': 600n },
        { 'Dr 6000': 2000n, 'Cr 2150': 100n, 'Cr 2110': 1900n },
        { 'Dr 6020': 100n, 'Cr 2150': 100n },
      ].flatMap((legs) => manualJournal(journal(legs), context)),
    [
      ['Dr 6500 1.00', 'Cr 1511 1.00'],
      ['Dr 6170 2.00', 'Cr 1140 2.00'],
      ['Dr 1200 3.00', 'Cr 5030 3.00'],
      ['Dr 8000 4.00', 'Cr 2180 4.00'],
      ['Dr 3300 5.00', 'Cr 2190 5.00'],
      ['Dr 6600 6.00', 'Cr 1110 6.00'],
      ['Dr 6000 20.00', 'Cr 2150 1.00', 'Cr 2110 19.00'],
      ['Dr 6020 1.00', 'Cr 2150 1.00'],
    ],
  ],
];

const REFUSALS: readonly RefusalRow[] = [
  [
    '2.10',
    'a part on a control account',
    ({ context }) => bankLine(spent('L', 1n, [{ accountCode: '1100', amountMinor: 1n }]), context),
    'control_account_not_allowed',
  ],
  [
    '2.14',
    'voiding a bill that is paid',
    (books) => {
      const paid = { ref: 'P', number: 'P', paidFrom: '1010', paidDate: '2026-01-12', rate: null };
      const whole = { ...paid, amountMinor: 1000n, settledMinor: 1000n };
      books.post(purchaseBill({ ...documentOfOne('B', '10', '5000'), payment: whole }, books.context));
      return voidEntry(books.entry('B'), { date: '2026-02-01', ...words('V') }, books.reversal);
    },
    'document_has_allocations',
  ],
];

describe('the rules of banks, periods and journals', () => {
  it.each(ROWS)('%s %s', (_, __, perform, legs) => {
    const books = new ScenarioBooks();
    expect(perform(books).map(legsOf)).toEqual(legs);
  });

  it.each(REFUSALS)('%s refuses %s', (_, __, perform, code) => {
    expect(answerOf(() => perform(new ScenarioBooks()))).toBe(code);
  });

  it.each([
    ['2.15', 'an entry in a locked period', { 'Dr 6500': 1n, 'Cr 1511': 1n }, 'locked_period'],
    [
      '1.1',
      'a control account by hand',
      { 'Dr 1100': 1n, 'Cr 4000': 1n },
      'control_line_without_document, control_account_by_hand',
    ],
    ['1.1', 'base currency on an account held in another', { 'Dr 1030': 1n, 'Cr 4000': 1n }, 'currency_not_of_account'],
    [
      '1.3',
      'an account that exists for presentation only',
      { 'Dr 3200': 1n, 'Cr 4000': 1n },
      'presentation_only_account',
    ],
    ['1.1', 'debits that are not the credits', { 'Dr 6500': 2n, 'Cr 1511': 1n }, 'unbalanced'],
  ])('%s the check refuses %s', (rule, _, legs, codes) => {
    const books = new ScenarioBooks();
    if (rule === '2.15') books.lockedThrough = '2026-03-31';
    expect(() => books.post(manualJournal(journal(legs), books.context))).toThrow(codes);
  });

  it('each have a row', () => {
    const rules = new Set(ROWS.map(([rule]) => rule));
    expect([...rules]).toEqual(['2.7', '2.10', '2.11', '2.12', '2.13', '2.14', '2.15', '2.16']);
  });
});
