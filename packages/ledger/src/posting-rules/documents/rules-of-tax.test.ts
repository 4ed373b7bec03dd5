import { describe, expect, it } from 'vitest';
import type { TaxCode } from '../../invoicing/index.ts';
import { bankLine } from '../payments/bank-line.ts';
import { answerOf, CONTEXT, documentOfOne, legsOf, type RefusalRow, type RuleRow, ScenarioBooks } from '../scenario.ts';
import { type DocumentPosting, purchaseCreditNote, salesCreditNote, salesInvoice } from './document.ts';
import { purchaseBill } from './purchase-bill.ts';

/* Section 2.9 of the accounting reference, and the parts of 2.10 that bring tax: a row for each rule. */

const TAX_CODES: readonly TaxCode[] = [
  ...CONTEXT.taxCodes,
  { code: 'RC20', name: 'Reverse charge 20%', ratePercent: '20', kind: 'reverse_charge', recoverable: true },
  { code: 'RC20N', name: 'Reverse charge 20%', ratePercent: '20', kind: 'reverse_charge', recoverable: false },
  { code: 'EXEMPT', name: 'Exempt', ratePercent: '0', kind: 'exempt', recoverable: false },
  { code: 'SG', name: 'GST 8%', ratePercent: '8', recoverable: true, validTo: '2023-12-31' },
  { code: 'SG', name: 'GST 9%', ratePercent: '9', recoverable: true, validFrom: '2024-01-01' },
  { code: 'OLD', name: 'Old', ratePercent: '5', recoverable: true, validTo: '2020-12-31' },
];

const item = (accountCode: string, price: string, taxCode: string | null = null) => ({
  quantity: '1',
  price,
  accountCode,
  taxCode,
  description: 'Goods',
});
const usd = (rate: string) => ({ currency: 'USD', rate });
const of = (number: string, items: DocumentPosting['items'], changes: Partial<DocumentPosting> = {}) =>
  documentOfOne(number, '0', '4000', { amountsAre: 'tax_exclusive', items, ...changes });
const line = (direction: 'received' | 'spent', accountCode: string, taxCode: string) => ({
  ref: 'L',
  number: 'L',
  date: '2026-01-10',
  accountCode: '1010',
  direction,
  amountMinor: 12000n,
  rate: null,
  narration: 'Line',
  splits: [{ accountCode, amountMinor: 12000n, taxCode }],
});
const unregistered = () => new ScenarioBooks({ taxCodes: TAX_CODES, taxRegistered: false }).context;

const ROWS: readonly RuleRow[] = [
  [
    '2.9',
    'prices with tax inside, and prices to which no tax applies',
    ({ context }) => [
      ...salesInvoice(of('IN', [item('4000', '120', 'UK20')], { amountsAre: 'tax_inclusive' }), context),
      ...salesInvoice(of('NO', [item('4000', '120', 'UK20')], { amountsAre: 'no_tax' }), context),
    ],
    [
      ['Dr 1100[IN] 120.00', 'Cr 4000 100.00', 'Cr 2140 20.00'],
      ['Dr 1100[NO] 120.00', 'Cr 4000 120.00'],
    ],
  ],
  [
    '2.9',
    'tax rounded once a document: 3 × 0.02 bears 0.01, not nil',
    ({ context }) =>
      salesInvoice(
        of('INV', [item('4000', '0.02', 'UK20'), item('4010', '0.02', 'UK20'), item('4090', '0.02', 'UK20')], {
          taxRounding: 'per_document',
        }),
        context,
      ),
    [['Dr 1100[INV] 0.07', 'Cr 4000 0.02', 'Cr 4010 0.02', 'Cr 4090 0.02', 'Cr 2140 0.01']],
  ],
  [
    '2.9',
    'an exempt item beside a taxed one',
    ({ context }) => salesInvoice(of('INV', [item('4000', '100', 'UK20'), item('4010', '50', 'EXEMPT')]), context),
    [['Dr 1100[INV] 170.00', 'Cr 4000 100.00', 'Cr 4010 50.00', 'Cr 2140 20.00']],
  ],
  [
    '2.9',
    'reverse charge: the buyer posts output and input tax together',
    ({ context }) => purchaseBill(of('B', [item('6180', '100', 'RC20'), item('5000', '50')], usd('7.80')), context),
    [['Cr 2100[B] USD 150.00 = 1170.00', 'Dr 6180 780.00', 'Dr 5000 390.00', 'Dr 1150 156.00', 'Cr 2140 156.00']],
  ],
  [
    '2.9',
    'reverse charge without recovery is cost, a credit note takes it back, a seller charges nothing',
    ({ context }) => [
      ...purchaseBill(of('B', [item('6180', '100', 'RC20N')]), context),
      ...purchaseCreditNote(of('SCN', [item('6180', '10', 'RC20')]), context),
      ...salesInvoice(of('INV', [item('4000', '100', 'RC20')]), context),
    ],
    [
      ['Cr 2100[B] 100.00', 'Dr 6180 120.00', 'Cr 2140 20.00'],
      ['Dr 2100[SCN] 10.00', 'Cr 6180 10.00', 'Cr 1150 2.00', 'Dr 2140 2.00'],
      ['Dr 1100[INV] 100.00', 'Cr 4000 100.00'],
    ],
  ],
  [
    '2.9',
    'the version of a code its day takes; a credit note that of its invoice',
    ({ context }) => [
      ...salesInvoice(of('I23', [item('4000', '100', 'SG')], { date: '2023-12-31' }), context),
      ...salesInvoice(of('I24', [item('4000', '100', 'SG')], { date: '2024-01-01' }), context),
      ...salesCreditNote(of('CN', [item('4090', '100', 'SG')], { date: '2024-02-01', taxDate: '2023-12-31' }), context),
    ],
    [
      ['Dr 1100[I23] 108.00', 'Cr 4000 100.00', 'Cr 2140 8.00'],
      ['Dr 1100[I24] 109.00', 'Cr 4000 100.00', 'Cr 2140 9.00'],
      ['Cr 1100[CN] 108.00', 'Dr 4090 100.00', 'Dr 2140 8.00'],
    ],
  ],
  [
    '2.9',
    'a company that is not registered bears input tax as cost and accounts for no reverse charge',
    () => {
      const context = unregistered();
      return purchaseBill(of('B', [item('5000', '100', 'UK20'), item('6180', '100', 'RC20')]), context);
    },
    [['Cr 2100[B] 220.00', 'Dr 5000 120.00', 'Dr 6180 100.00']],
  ],
  [
    '2.10',
    'a part of a bank line with reverse charge: claimed back, and not',
    ({ context }) => [
      ...bankLine(line('spent', '6180', 'RC20'), context),
      ...bankLine(line('spent', '6180', 'RC20N'), context),
    ],
    [
      ['Cr 1010 120.00', 'Dr 6180 120.00', 'Dr 1150 24.00', 'Cr 2140 24.00'],
      ['Cr 1010 120.00', 'Dr 6180 144.00', 'Cr 2140 24.00'],
    ],
  ],
  [
    '2.10',
    'a part of a bank line of a company that is not registered keeps its tax',
    () => bankLine(line('spent', '6180', 'UK20'), unregistered()),
    [['Cr 1010 120.00', 'Dr 6180 120.00']],
  ],
];

const REFUSALS: readonly RefusalRow[] = [
  [
    '2.9',
    'output tax of a company that is not registered',
    () => salesInvoice(of('INV', [item('4000', '1', 'UK20')]), unregistered()),
    'output_tax_not_registered',
  ],
  [
    '2.9',
    'a code no longer valid',
    (books) => purchaseBill(of('B', [item('5000', '1', 'OLD')]), books.context),
    'tax_code_not_valid',
  ],
  [
    '2.10',
    'output tax in money received by a company that is not registered',
    () => bankLine(line('received', '4000', 'UK20'), unregistered()),
    'output_tax_not_registered',
  ],
  [
    '2.10',
    'a code no longer valid',
    ({ context }) => bankLine(line('spent', '6180', 'OLD'), context),
    'tax_code_not_valid',
  ],
];

describe('the rules of tax', () => {
  it.each(ROWS)('%s %s', (_, __, run, legs) => {
    const books = new ScenarioBooks({ taxCodes: TAX_CODES });
    expect(books.post(run(books)).map(legsOf)).toEqual(legs);
  });

  it.each(REFUSALS)('%s refuses %s', (_, __, run, code) => {
    expect(answerOf(() => run(new ScenarioBooks({ taxCodes: TAX_CODES })))).toBe(code);
  });
});
