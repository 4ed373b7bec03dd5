import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../page/layout.ts';
import type { Reading } from '../reading.ts';
import { emptyReading } from '../reading-parts.ts';
import { pageOfText } from '../testing/page-of-text.ts';
import { readEmbedded } from './read-embedded.ts';

/* An invoice written in either format is read back as it was. Sums are whole cents. */

interface Invoice {
  readonly number: string;
  readonly issued: string;
  readonly due: string;
  readonly supplier: string;
  readonly customer: string;
  readonly items: readonly { readonly name: string; readonly quantity: number; readonly cents: number }[];
  readonly rate: number;
  readonly prepaid: number;
}

const name = fc.constantFrom('Peak View Limited', '山景有限公司', 'A & B <Ltd>', "O'Neill Ltd", 'Müller GmbH');
const day = fc.integer({ min: 0, max: 20_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const invoice: fc.Arbitrary<Invoice> = fc.record({
  number: fc.stringMatching(/^[A-Z]{1,3}-\d{1,6}$/u),
  issued: day,
  due: day,
  supplier: name,
  customer: name,
  items: fc.array(
    fc.record({ name, quantity: fc.integer({ min: 1, max: 500 }), cents: fc.integer({ min: 1, max: 500_000 }) }),
    { minLength: 1, maxLength: 5 },
  ),
  rate: fc.constantFrom(0, 5, 9, 19),
  prepaid: fc.constantFrom(0, 1),
});

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const money = (cents: number): string => {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
const sumsOf = ({ items, rate, prepaid }: Invoice) => {
  const net = items.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0);
  const tax = Math.round((net * rate) / 100);
  return { net, tax, gross: net + tax, due: net + tax - prepaid };
};

function ubl(one: Invoice): string {
  const { net, tax, gross, due } = sumsOf(one);
  const party = (role: string, text: string): string =>
    `<${role}><Party><PartyName><Name>${escaped(text)}</Name></PartyName></Party></${role}>`;
  const lines = one.items.map(
    (item) =>
      `<InvoiceLine><InvoicedQuantity>${item.quantity}</InvoicedQuantity><LineExtensionAmount>${money(item.quantity * item.cents)}</LineExtensionAmount><Item><Name>${escaped(item.name)}</Name><ClassifiedTaxCategory><Percent>${one.rate}</Percent></ClassifiedTaxCategory></Item><Price><PriceAmount>${money(item.cents)}</PriceAmount></Price></InvoiceLine>`,
  );
  return `<Invoice><ID>${one.number}</ID><IssueDate>${one.issued}</IssueDate><DueDate>${one.due}</DueDate><DocumentCurrencyCode>HKD</DocumentCurrencyCode>${party('AccountingSupplierParty', one.supplier)}${party('AccountingCustomerParty', one.customer)}<TaxTotal><TaxAmount currencyID="HKD">${money(tax)}</TaxAmount></TaxTotal><LegalMonetaryTotal><TaxExclusiveAmount>${money(net)}</TaxExclusiveAmount><TaxInclusiveAmount>${money(gross)}</TaxInclusiveAmount><PrepaidAmount>${money(one.prepaid)}</PrepaidAmount><PayableAmount>${money(due)}</PayableAmount></LegalMonetaryTotal>${lines.join('')}</Invoice>`;
}

function cii(one: Invoice): string {
  const { net, tax, gross, due } = sumsOf(one);
  const date = (iso: string): string => `<DateTimeString format="102">${iso.replaceAll('-', '')}</DateTimeString>`;
  const lines = one.items.map(
    (item) =>
      `<IncludedSupplyChainTradeLineItem><SpecifiedTradeProduct><Name>${escaped(item.name)}</Name></SpecifiedTradeProduct><SpecifiedLineTradeAgreement><NetPriceProductTradePrice><ChargeAmount>${money(item.cents)}</ChargeAmount></NetPriceProductTradePrice></SpecifiedLineTradeAgreement><SpecifiedLineTradeDelivery><BilledQuantity>${item.quantity}</BilledQuantity></SpecifiedLineTradeDelivery><SpecifiedLineTradeSettlement><ApplicableTradeTax><RateApplicablePercent>${one.rate}</RateApplicablePercent></ApplicableTradeTax><SpecifiedTradeSettlementLineMonetarySummation><LineTotalAmount>${money(item.quantity * item.cents)}</LineTotalAmount></SpecifiedTradeSettlementLineMonetarySummation></SpecifiedLineTradeSettlement></IncludedSupplyChainTradeLineItem>`,
  );
  return `<CrossIndustryInvoice><ExchangedDocument><ID>${one.number}</ID><TypeCode>380</TypeCode><IssueDateTime>${date(one.issued)}</IssueDateTime></ExchangedDocument><SupplyChainTradeTransaction>${lines.join('')}<ApplicableHeaderTradeAgreement><SellerTradeParty><Name>${escaped(one.supplier)}</Name></SellerTradeParty><BuyerTradeParty><Name>${escaped(one.customer)}</Name></BuyerTradeParty></ApplicableHeaderTradeAgreement><ApplicableHeaderTradeSettlement><InvoiceCurrencyCode>HKD</InvoiceCurrencyCode><SpecifiedTradePaymentTerms><DueDateDateTime>${date(one.due)}</DueDateDateTime></SpecifiedTradePaymentTerms><SpecifiedTradeSettlementHeaderMonetarySummation><TaxBasisTotalAmount>${money(net)}</TaxBasisTotalAmount><TaxTotalAmount>${money(tax)}</TaxTotalAmount><GrandTotalAmount>${money(gross)}</GrandTotalAmount><TotalPrepaidAmount>${money(one.prepaid)}</TotalPrepaidAmount><DuePayableAmount>${money(due)}</DuePayableAmount></SpecifiedTradeSettlementHeaderMonetarySummation></ApplicableHeaderTradeSettlement></SupplyChainTradeTransaction></CrossIndustryInvoice>`;
}

function read(text: string, printed = '', ownNames: readonly string[] = []): Reading | null {
  const attachments = [{ name: 'invoice.xml', text }];
  const lines = printed === '' ? [] : linesOf(pageOfText(printed));
  return readEmbedded(emptyReading([]), { attachments, ownNames, ownNumbers: [] }, lines);
}

function plain(reading: Reading | null) {
  return {
    kind: reading?.kind,
    number: reading?.number?.value,
    issued: reading?.issueDate?.value,
    due: reading?.dueDate?.value,
    supplier: reading?.supplier?.name?.value,
    customer: reading?.customer?.name?.value,
    currency: reading?.currency?.value,
    sums: [reading?.subtotal, reading?.tax, reading?.total, reading?.amountDue].map((field) => field?.value),
    prepaid: reading?.prepaid?.value ?? null,
    items: reading?.items.map((item) =>
      [item.name, item.quantity, item.price, item.rate, item.amount].map((f) => f?.value),
    ),
    holds: reading?.checks.every(({ holds }) => holds),
  };
}

function wanted(one: Invoice) {
  const { net, tax, gross, due } = sumsOf(one);
  return {
    kind: 'invoice',
    number: one.number,
    issued: one.issued,
    due: one.due,
    supplier: one.supplier,
    customer: one.customer,
    currency: 'HKD',
    sums: [net, tax, gross, due].map(money),
    prepaid: one.prepaid === 0 ? null : money(one.prepaid),
    items: one.items.map((item) => [
      item.name,
      String(item.quantity),
      money(item.cents),
      String(one.rate),
      money(item.quantity * item.cents),
    ]),
    holds: true,
  };
}

describe.each([
  ['UBL', ubl],
  ['a cross-industry invoice', cii],
] as const)('%s', (_, write) => {
  it('is read back', () => {
    fc.assert(
      fc.property(invoice, (one) => {
        expect(plain(read(write(one)))).toEqual(wanted(one));
      }),
      { numRuns: 80 },
    );
  });

  const SAMPLE: Invoice = {
    number: 'R-1',
    issued: '2026-01-13',
    due: '2026-02-12',
    supplier: 'Peak View Limited',
    customer: 'Harbour Cafe',
    items: [{ name: 'Lantern', quantity: 2, cents: 5000 }],
    rate: 5,
    prepaid: 0,
  };

  it.each([
    ['Total 105.00', true, '105.00'],
    ['Gesamt 105,00 EUR', true, '105.00'],
    ['(105.00)', true, '105.00'],
    ['Total 106.00', false, ''],
    ['no figures here', false, ''],
  ])('is compared with the page: %s', (printed, holds, found) => {
    const check = read(write(SAMPLE), printed)?.checks.find(({ code }) => code === 'embedded_total');
    expect(check).toMatchObject({ holds, found, expected: '105.00' });
  });

  it('has no check of a page that has no words', () => {
    expect(read(write(SAMPLE))?.checks.map(({ code }) => code)).toEqual(['totals']);
  });

  it('whose sums do not agree says so', () => {
    const wrong = write(SAMPLE).replaceAll('>105.00<', '>150.00<');
    expect(read(wrong)?.checks[0]).toMatchObject({ code: 'totals', holds: false, found: '150.00', expected: '105.00' });
  });

  it('is sales or purchase by the company’s own name', () => {
    expect(read(write(SAMPLE), '', ['Peak View Ltd'])?.direction).toBe('sales');
    expect(read(write(SAMPLE), '', ['Harbour Cafe'])?.direction).toBe('purchase');
    expect(read(write(SAMPLE))?.direction).toBeNull();
  });

  it('with an impossible day has no day', () => {
    const text = write(SAMPLE).replaceAll('2026-02-12', '2026-02-30').replaceAll('20260212', '20260230');
    expect(read(text)?.dueDate).toBeNull();
    expect(read(text)?.issueDate?.value).toBe('2026-01-13');
  });

  it('cut short is read only where it is whole', () => {
    const text = write(SAMPLE);
    for (let end = 0; end < text.length; end += 7) {
      const reading = read(text.slice(0, end));
      if (reading !== null) expect(reading.total?.value).toMatch(/^\d+(?:\.\d*)?$/u);
    }
  });
});

describe('attachments', () => {
  it.each([
    ['no XML', 'Date,Amount'],
    ['a bank’s message', '<Document><BkToCstmrStmt/></Document>'],
    ['an invoice without sums', '<Invoice><ID>1</ID></Invoice>'],
    ['an empty invoice', '<CrossIndustryInvoice/>'],
    ['entities', '<!DOCTYPE a><Invoice/>'],
    ['nothing', ''],
  ])('%s is no invoice', (_, text) => expect(read(text)).toBeNull());

  it('the first that can be read counts', () => {
    const total = (value: string): string =>
      `<Invoice><LegalMonetaryTotal><PayableAmount>${value}</PayableAmount></LegalMonetaryTotal></Invoice>`;
    const attachments = ['broken <', total('x'), total('5.00'), total('6.00')].map((text) => ({ name: 'a', text }));
    const reading = readEmbedded(emptyReading([]), { attachments, ownNames: [], ownNumbers: [] }, []);
    expect(reading?.total?.value).toBe('5.00');
  });
});
