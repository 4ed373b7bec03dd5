import { readDocument } from '@folio/documents';
import { computeDocument, type Discount, formatMoney, parseMoney, type TaxCode } from '@folio/ledger';
import { eInvoiceOf, type Paper, type PaperParty, writeCii, writeUbl } from '@folio/paper';
import { describe, expect, it } from 'vitest';
import type { OwnBooks } from './own-books.ts';
import { propose } from './propose.ts';

/* An exported electronic invoice must be read back as the same draft, field for field. */

const taxCodes: TaxCode[] = [
  { code: 'S20', ratePercent: '20', recoverable: true },
  { code: 'Z', ratePercent: '0', kind: 'zero_rated', recoverable: true },
  { code: 'OUT', ratePercent: '0', kind: 'out_of_scope', recoverable: false },
];

const books: OwnBooks = {
  baseCurrency: 'HKD',
  names: ['Harbour Lantern Trading Ltd'],
  numbers: ['12345678-000-01-26-5'],
  addresses: [],
  bankAccounts: [],
  taxCodes,
  accountFor: () => '4000',
};

const seller: PaperParty = {
  name: 'Harbour Lantern Trading Ltd',
  nameZh: null,
  address: 'Flat 3A, 18/F\n1 Queen’s Road\nCentral',
  addressZh: null,
  country: null,
  taxId: 'HK12345678',
  br: '12345678-000-01-26-5',
  phone: null,
  email: 'accounts@harbour.example',
  contactPerson: null,
};
const buyer: PaperParty = {
  ...seller,
  name: 'Müller & Söhne',
  address: 'Weg 1\n80333 Ulm',
  country: 'DE',
  taxId: 'DE123456789',
  br: null,
};

interface Case {
  type?: Paper['type'];
  amountsAre?: Paper['amountsAre'];
  discount?: Discount | null;
  items: { quantity: string; price: string; taxCode?: string | null; discount?: Discount | null }[];
}

const stated = (discount: Discount | null | undefined) =>
  discount == null ? null : `${discount.value}${discount.kind === 'percent' ? '%' : ''}`;

function paperOf({ type = 'sales_invoice', amountsAre = 'tax_exclusive', discount = null, items }: Case): Paper {
  const lines = items.map((item) => ({ taxCode: null, discount: null, ...item }));
  const computed = computeDocument({ currency: 'HKD', amountsAre, items: lines, discount, taxCodes });
  const money = (minor: bigint) => formatMoney(minor, 'HKD');
  return {
    type,
    language: 'en-US',
    template: 'classic',
    number: 'INV-0042',
    reference: 'Your ref 7',
    orderNumber: '4711',
    issueDate: '2026-03-31',
    dueDate: '2026-04-30',
    paymentTerms: '30 days',
    paymentReference: null,
    creditOf: null,
    currency: 'HKD',
    seller,
    buyer,
    shipTo: { ...buyer, name: 'Warehouse 2', address: 'Kai 5\n20457 Hamburg' },
    amountsAre,
    items: computed.items.map((item, index) => {
      const code = taxCodes.find((one) => one.code === item.taxCode);
      return {
        name: `Lantern ${index}`,
        description: index === 0 ? 'red,\nwith tassel' : null,
        quantity: lines[index]?.quantity ?? '1',
        price: lines[index]?.price ?? '0',
        discount: stated(lines[index]?.discount),
        discountMoney: money(item.discountMinor),
        amount: money(item.extensionMinor - item.discountMinor),
        net: money(item.vatBaseMinor),
        tax: money(item.vatAmountMinor),
        documentDiscount: money(item.documentDiscountMinor),
        taxCode: item.taxCode,
        taxName: null,
        taxNameZh: null,
        taxRate: code?.ratePercent ?? '0',
        taxKind: code === undefined ? 'out_of_scope' : (code.kind ?? 'standard'),
      };
    }),
    itemsTotal: money(computed.itemsMinor),
    discount: discount === null ? null : { stated: stated(discount) ?? '', money: money(computed.discountMinor) },
    subtotal: money(computed.subtotalMinor),
    taxes: [],
    totalTax: money(computed.totalTaxMinor),
    total: money(computed.totalMinor),
    paid: '0.00',
    due: money(computed.totalMinor),
    notes: 'Thank you.\nSee you again.',
    footer: null,
    payTo: null,
    instructions: null,
    instructionsZh: null,
    fpsPayload: null,
    mark: null,
  };
}

const syntaxes = [
  ['UBL', writeUbl],
  ['Factur-X', writeCii],
] as const;

function draftOf(xml: string) {
  const reading = readDocument({
    pages: [],
    attachments: [{ name: 'invoice.xml', text: xml }],
    ownNames: books.names,
    ownNumbers: books.numbers,
  });
  const { draft, checks } = propose(reading, books);
  expect(checks.filter((check) => !check.holds)).toEqual([]);
  return draft;
}

const cases: [string, Case][] = [
  [
    'no tax',
    {
      amountsAre: 'no_tax',
      items: [
        { quantity: '3', price: '9.99' },
        { quantity: '1.5', price: '0.123456' },
      ],
    },
  ],
  [
    'discounts on lines and on the whole, by percentage',
    {
      discount: { kind: 'percent', value: '7.5' },
      items: [
        { quantity: '3', price: '100', taxCode: 'S20', discount: { kind: 'percent', value: '12.5' } },
        { quantity: '2', price: '50.55', taxCode: 'Z' },
      ],
    },
  ],
  [
    'discounts in money',
    {
      discount: { kind: 'amount', value: '33.33' },
      items: [
        { quantity: '3', price: '100', taxCode: 'S20', discount: { kind: 'amount', value: '5.5' } },
        { quantity: '7', price: '19.99', taxCode: 'S20' },
      ],
    },
  ],
  [
    'an item below zero',
    {
      items: [
        { quantity: '1', price: '80', taxCode: 'S20' },
        { quantity: '-1', price: '30', taxCode: 'S20' },
      ],
    },
  ],
  ['a credit note', { type: 'sales_credit_note', items: [{ quantity: '2', price: '15.00', taxCode: 'S20' }] }],
];

describe.each(syntaxes)('%s comes back as it left', (_, write) => {
  it.each(cases)('%s', (_name, input) => {
    const paper = paperOf(input);
    const draft = draftOf(write(eInvoiceOf(paper)));
    expect(draft.kind).toBe(paper.type);
    expect(draft.invoice).toMatchObject({
      number: paper.number,
      reference: paper.reference,
      order_number: paper.orderNumber,
      issue_date: paper.issueDate,
      due_date: paper.dueDate,
      payment_terms: paper.paymentTerms,
      notes: paper.notes,
      currency: paper.currency,
      amounts_are: paper.amountsAre,
      vendor: { name: seller.name, address: seller.address },
      customer: { name: buyer.name, address: `${buyer.address}\nDE` },
      ship_to: { name: 'Warehouse 2', address: 'Kai 5\n20457 Hamburg\nDE', tax_id: null },
      subtotal: paper.subtotal,
      total_tax: paper.totalTax,
      total: paper.total,
      discount:
        input.discount?.kind === 'amount'
          ? formatMoney(parseMoney(input.discount.value, paper.currency), paper.currency)
          : (input.discount?.value ?? null),
      discount_is: input.discount?.kind ?? 'percent',
    });
    expect(draft.invoice?.items).toMatchObject(
      paper.items.map((item, index) => ({
        name: item.name,
        description: item.description,
        quantity: item.quantity,
        price: item.price,
        amount: item.amount,
        tax_code: item.taxCode,
        rate: item.taxRate === '0' ? null : item.taxRate,
        discount_is: input.items[index]?.discount?.kind ?? 'percent',
      })),
    );
  });

  it('takes the tax out of prices that contain it, the total unchanged', () => {
    const paper = paperOf({
      amountsAre: 'tax_inclusive',
      discount: { kind: 'percent', value: '10' },
      items: [
        { quantity: '7', price: '9.99', taxCode: 'S20' },
        { quantity: '1', price: '5', taxCode: 'Z' },
      ],
    });
    const { invoice } = draftOf(write(eInvoiceOf(paper)));
    expect(invoice).toMatchObject({ amounts_are: 'tax_exclusive', subtotal: paper.subtotal, total: paper.total });
  });

  it('a discount on only some items becomes a separate item', () => {
    const paper = paperOf({
      discount: { kind: 'amount', value: '10' },
      items: [
        { quantity: '1', price: '80', taxCode: 'S20' },
        { quantity: '1', price: '20', taxCode: 'Z' },
      ],
    });
    const invoice = eInvoiceOf(paper);
    const [first] = invoice.allowances;
    const [standard, zero] = invoice.taxes;
    if (first === undefined || standard === undefined || zero === undefined) throw new Error('two categories expected');
    const onOne = {
      ...invoice,
      allowances: [{ ...first, amount: '10.00', percent: null, base: null }],
      taxes: [
        { ...standard, taxable: '70.00', tax: '14.00' },
        { ...zero, taxable: '20.00' },
      ],
      tax: '14.00',
      taxInclusive: '104.00',
      payable: '104.00',
    };
    expect(draftOf(write(onOne)).invoice).toMatchObject({
      discount: null,
      items: [{ amount: '80.00' }, { amount: '20.00' }, { name: 'Discount', amount: '-10.00', tax_code: 'S20' }],
      total: '104.00',
    });
  });
});
