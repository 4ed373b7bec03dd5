import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embeddedField } from '../../../evidence/evidence.ts';
import { type Line, linesOf } from '../../../page/layout.ts';
import type { Item } from '../../../reading.ts';
import { pageOfText } from '../../../testing/page-of-text.ts';
import type { Conventions } from '../../../values/conventions.ts';
import { arithmeticOf, isRounded } from './amount-arithmetic.ts';
import { amountOccurrences, mendedRole, millsOf, signedMills } from './amount-occurrences.ts';
import { labelledAmounts, roleOfLabel } from './amounts-by-role.ts';
import { commercialChecks } from './checks.ts';
import { currencyOf } from './currency.ts';
import { printedMoney } from './printed-money.ts';
import { ruleTotal } from './rule-total.ts';
import { amountsInWords } from './total-features.ts';
import { partsOf } from './total-parts.ts';
import { type Totals, totalsOf } from './totals.ts';

const CONVENTIONS: Conventions = { decimalMark: '.', dateOrder: 'dmy' };
const linesIn = (text: string): Line[] => linesOf(pageOfText(text));
const amountsIn = (text: string) => labelledAmounts(linesIn(text), CONVENTIONS);

describe('roleOfLabel', () => {
  it.each([
    ['Subtotal', 'subtotal'],
    ['Sub-total', 'subtotal'],
    ['小計', 'subtotal'],
    ['Total excl. GST', 'subtotal'],
    ['Net amount', 'subtotal'],
    ['Zwischensumme', 'subtotal'],
    ['Total HT', 'subtotal'],
    ['Total', 'total'],
    ['Total HK$', 'total'],
    ['Grand total', 'total'],
    ['Total incl. GST', 'total'],
    ['合計', 'total'],
    ['總額', 'total'],
    ['Gesamtbetrag', 'total'],
    ['Total TTC', 'total'],
    ['T0tal', 'total'],
    ['Amount due', 'amount_due'],
    ['Balance due', 'amount_due'],
    ['應付金額', 'amount_due'],
    ['尚欠', 'amount_due'],
    ['GST 9%', 'tax'],
    ['VAT8%', 'tax'],
    ['稅額', 'tax'],
    ['MwSt. 19 %', 'tax'],
    ['Service charge 10%', 'service'],
    ['加一', 'service'],
    ['Discount', 'discount'],
    ['折扣', 'discount'],
    ['Rounding', 'rounding'],
    ['Change', 'change'],
    ['找續', 'change'],
    ['Deposit paid', 'prepaid'],
    ['訂金', 'prepaid'],
    ['Cash', 'tendered'],
    ['八達通', 'tendered'],
    ['Previous balance', 'previous'],
    ['承前頁', 'previous'],
    ['Total qty', null],
    ['Total items 5', null],
    ['GST reg. no', null],
    ['Tax invoice', null],
    ['稅號', null],
    ['Lantern', null],
    ['', null],
  ])('%j is %s', (label, role) => expect(roleOfLabel(label)).toBe(role));

  it.each([
    ['Totai', 'total'],
    ['Casb', 'tendered'],
    ['Subtotai', 'subtotal'],
    ['Lantern', null],
  ])('mended, %s is %s', (label, role) => expect(mendedRole(label)).toBe(role));
});

describe('labelledAmounts', () => {
  it.each([
    ['Total   12.50', ['total 12.50']],
    ['Total\n12.50', ['total 12.50']],
    ['Total\nLantern   12.50', []],
    ['GST 9%   1.00', ['tax 1.00']],
    ['Total   2   12.50', ['total 12.50']],
    ['Weight   5 kg', []],
    ['Total   12.50 CR', ['total 12.50']],
    ['12.50   Total', []],
    ['Total   Member points 500', []],
    [`${'x'.repeat(80)} Total   12.50`, []],
    ['', []],
  ])('%j: %j', (text, wanted) => {
    expect(amountsIn(text).map(({ role, amount }) => `${role} ${amount.value}`)).toEqual(wanted);
  });
});

const cents = fc.integer({ min: 100, max: 9_999_999 });
const money = (value: number): string => new Decimal(value).dividedBy(100).toFixed(2);

describe('parts and totals', () => {
  it('add up for every document whose figures do, whichever parts it prints', () => {
    const part = fc.option(fc.integer({ min: 1, max: 99 }), { nil: null });
    fc.assert(
      fc.property(cents, part, part, part, (subtotal, tax, service, discount) => {
        const total = subtotal + (tax ?? 0) + (service ?? 0) - (discount ?? 0);
        const rows = [
          `Subtotal           ${money(subtotal)}`,
          ...(discount === null ? [] : [`Discount          -${money(discount)}`]),
          ...(service === null ? [] : [`Service charge     ${money(service)}`]),
          ...(tax === null ? [] : [`GST                ${money(tax)}`]),
          `Total              ${money(total)}`,
        ];
        const amounts = amountsIn(rows.join('\n'));
        const parts = partsOf(amounts, new Decimal(total).dividedBy(100));
        expect(parts.agrees).toBe(true);
        const found = totalsOf(amounts, embeddedField(money(total)), new Decimal(money(total)));
        const sum = [found.subtotal, found.service, found.tax].reduce(
          (all, one) => all.plus(one?.value ?? 0),
          new Decimal(0),
        );
        expect(sum.minus(found.discount?.value ?? 0).toFixed(2)).toBe(money(total));
      }),
      { numRuns: 100 },
    );
  });

  it('the plain rules find the total of such a document', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 99 }), (subtotal, tax) => {
        const lines = linesIn(
          `Subtotal    ${money(subtotal)}\nGST    ${money(tax)}\nTotal    ${money(subtotal + tax)}`,
        );
        const total = ruleTotal(labelledAmounts(lines, CONVENTIONS), printedMoney(lines, CONVENTIONS));
        expect(total?.value.toFixed(2)).toBe(money(subtotal + tax));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['Total 100.00\nCash 200.00\nChange 100.00', '100.00'],
    ['Cash 200.00\nChange 80.00', '120.00'],
    ['Total 10000\nCash 200.00\nChange 100.00', '100.00'],
    ['Total 100.00\nDeposit 30.00\nBalance due 70.00', '100.00'],
    ['Balance due 70.00\nDeposit paid 30.00\nSubtotal 100.00', '100.00'],
    ['Lantern 5.00\nRope 7.00', null],
    ['Lantern 12.00\nSum of it 12.00', '12.00'],
    ['', null],
  ])('of %j is %s', (text, wanted) => {
    const lines = linesIn(text);
    expect(
      ruleTotal(labelledAmounts(lines, CONVENTIONS), printedMoney(lines, CONVENTIONS))?.value.toFixed(2) ?? null,
    ).toBe(wanted);
  });

  it('without a total there are no parts', () => {
    expect(totalsOf(amountsIn('Subtotal 5.00'), null, null)).toMatchObject({
      subtotal: null,
      total: null,
      agrees: null,
    });
  });
});

describe('commercialChecks', () => {
  const totals = (more: Readonly<Partial<Record<keyof Totals, string>>>): Totals => {
    const nothing = {
      subtotal: null,
      discount: null,
      service: null,
      tax: null,
      rounding: null,
      total: null,
      prepaid: null,
      amountDue: null,
      agrees: null,
    };
    const fields = Object.fromEntries(Object.entries(more).map(([name, value]) => [name, embeddedField(value)]));
    return { ...nothing, ...fields } as Totals;
  };
  const item = (quantity: string | null, price: string | null, amount: string | null): Item => ({
    name: embeddedField('Lantern'),
    quantity: quantity === null ? null : embeddedField(quantity),
    price: price === null ? null : embeddedField(price),
    rate: null,
    amount: amount === null ? null : embeddedField(amount),
  });
  const DATES = { issue: null, due: null };
  const failed = (...args: Parameters<typeof commercialChecks>): string[] =>
    commercialChecks(...args).flatMap(({ code, holds }) => (holds ? [] : [code]));

  it.each([
    [{ subtotal: '10.00', tax: '1.00', total: '11.00' }, []],
    [{ subtotal: '10.00', tax: '1.00', total: '11.01' }, ['totals']],
    [{ subtotal: '10.00', tax: '1.00', total: '11.04', rounding: '0.04' }, []],
    [{ subtotal: '10.00', tax: '1.00', total: '11.06', rounding: '0.06' }, ['totals']],
    [{ subtotal: '10.00', discount: '2.00', service: '1.00', total: '9.00' }, []],
    [{ total: '10.00', prepaid: '4.00', amountDue: '6.00' }, []],
    [{ total: '10.00', prepaid: '4.00', amountDue: '7.00' }, ['amount_due']],
    [{ total: '10.00' }, []],
    [{}, []],
  ])('%j: %j', (figures, codes) => expect(failed([], totals(figures), DATES)).toEqual(codes));

  it.each([
    [[item('2', '5.00', '10.00')], { subtotal: '10.00' }, []],
    [[item('2', '5.00', '10.01')], { subtotal: '10.01' }, []],
    [[item('2', '5.00', '10.02')], { subtotal: '10.02' }, ['item_amount']],
    [[item('3', '3.333', '10.00')], { subtotal: '10.00' }, []],
    [[item('2', '5.00', '10.00')], { subtotal: '11.00', total: '10.00' }, ['totals']],
    [[item('2', '5.00', '10.00')], { subtotal: '12.00' }, ['items_sum']],
    [[item(null, null, null)], { subtotal: '12.00' }, []],
    [[item('2', null, '12.00')], { total: '12.00' }, []],
  ])('items %#', (items, figures, codes) => expect(failed(items, totals(figures), DATES)).toEqual(codes));

  it.each([
    ['2026-01-13', '2026-02-12', []],
    ['2026-01-13', '2026-01-13', []],
    ['2026-01-13', '2026-01-12', ['dates_order']],
    ['2026-01-13', null, []],
  ])('issued %s, due %s', (issue, due, codes) => expect(failed([], totals({}), { issue, due })).toEqual(codes));
});

describe('arithmetic', () => {
  const of = (text: string) => arithmeticOf(amountOccurrences(linesIn(text), CONVENTIONS));

  it('knows the sums of columns, of pairs, and cash less change', () => {
    const found = of(
      'Lantern 10.00\nRope 5.00\nTea 2.50\nSubtotal 17.50\nGST 10% 1.75\nTotal 19.25\nCash 20.00\nChange 0.75',
    );
    expect(found.blocks.has(15_000n)).toBe(true);
    expect(found.blocks.has(17_500n)).toBe(true);
    expect(found.pairs.has(19_250n)).toBe(true);
    expect(found.rated.has(19_250n)).toBe(true);
    expect(found.paid.has(19_250n)).toBe(true);
    expect(found.reachable.has(19_250n)).toBe(true);
    expect(found.steps.get('tax')).toContain(1_750n);
  });

  it.each([
    ['1.00', 1_000n],
    ['-1.005', -1_005n],
    ['0', 0n],
  ])('%s is %s thousandths', (value, mills) => {
    expect(signedMills(value)).toBe(mills);
    expect(millsOf(value)).toBe(mills < 0n ? -mills : mills);
  });

  it.each([
    [10_000n, false],
    [10_010n, true],
    [9_960n, true],
    [10_050n, false],
  ])('%s is 10.00 rounded: %s', (value, is) => expect(isRounded(value, new Set([10_000n]))).toBe(is));

  it('reads amounts in words, in brackets, after a label and over two lines', () => {
    const words = (text: string): string[] => amountsInWords(linesIn(text));
    expect(words('Say: Hong Kong Dollars One Hundred Only')).toContain('100.00');
    expect(words('(Dollars five only)')).toContain('5.00');
    expect(words('大寫：港幣壹佰元正')).toEqual(['100.00']);
    expect(words('Hong Kong Dollars One Thousand Two\nHundred and Cents Fifty Only')).toContain('1200.50');
    expect(words('members only')).toEqual([]);
  });
});

describe('currencyOf', () => {
  const of = (text: string, supplier = ''): string | null => currencyOf(linesIn(text), supplier)?.value ?? null;
  it.each([
    ['Currency: USD\nTotal 5.00', 'USD'],
    ['幣別：港幣\n合計 5.00', 'HKD'],
    ['Total HK$5.00', 'HKD'],
    ['Total US$5.00\nabout HK$39.00', 'USD'],
    ['Amount (SGD)\n5.00', 'SGD'],
    ['Total $5.00\nKowloon, Hong Kong', 'HKD'],
    ['Total $5.00\nSingapore', 'SGD'],
    ['Total $5.00\nSydney NSW 2000', 'AUD'],
    ['Total $5.00', 'USD'],
    ['Total 5.00 RM\nKuala Lumpur', 'MYR'],
    ['Summe 5,00 €', 'EUR'],
    ['Rechnung\nSumme 5,00', 'EUR'],
    ['合計 ¥500 日本', 'JPY'],
    ['金額 5.00 深圳', 'CNY'],
    ['Total 5.00', null],
    ['', null],
  ])('%j: %s', (text, code) => expect(of(text)).toBe(code));

  it('the place of the supplier counts before that of the customer', () => {
    expect(of('Total $5.00\nBill to: Peak, Singapore', 'Harbour Ltd, Kowloon')).toBe('HKD');
  });
});
