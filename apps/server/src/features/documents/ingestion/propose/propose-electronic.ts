import { blankItem, type DraftItem, type InvoiceDraft } from '@folio/contract';
import type { ElectronicAllowance, ElectronicInvoice, ElectronicItem, Reading } from '@folio/documents';
import { parseDecimal, parseMoney, type TaxCode, type TaxKind } from '@folio/ledger';
import { draftTotals, statedRounding } from '../../../trade/invoice/index.ts';
import type { EvidenceBook } from './evidence-of.ts';
import type { OwnBooks } from './own-books.ts';

/** Tax kinds of the categories in electronic invoices (UNCL 5305). */
const KINDS: Readonly<Record<string, TaxKind>> = {
  S: 'standard',
  Z: 'zero_rated',
  E: 'exempt',
  O: 'out_of_scope',
  AE: 'reverse_charge',
};

type Discount = Pick<InvoiceDraft, 'discount' | 'discount_is'>;
const NO_DISCOUNT: Discount = { discount: null, discount_is: 'percent' };

/** Input for the draft of an electronic invoice. */
export interface ElectronicInput {
  readonly reading: Reading;
  readonly books: OwnBooks;
  readonly book: EvidenceBook;
  /** The account of an item. */
  readonly accountOf: (name: string) => string | null;
}

/** The company's tax code for a category and rate; null if there is no such code, or several fit. */
function codeOf({ category, rate }: { category: string | null; rate: string | null }, codes: readonly TaxCode[]) {
  const kind = KINDS[category ?? ''];
  const fitting = codes.filter(
    (code) =>
      (code.kind ?? 'standard') === kind && (kind !== 'standard' || Number(code.ratePercent) === Number(rate ?? 'NaN')),
  );
  return fitting.length === 1 ? (fitting[0]?.code ?? null) : null;
}

/** Electronic invoices state no more decimals than this. */
const EXACT_DECIMALS = 6;

/** A written zero: '0', '0.00', '-0.0'. */
const NOUGHT = /^-?0*(\.0*)?$/;

function statedDiscount(discount: ElectronicAllowance | null): Discount {
  if (discount === null || NOUGHT.test(discount.amount)) return NO_DISCOUNT;
  if (discount.percent !== null) return { discount: discount.percent, discount_is: 'percent' };
  // A negative discount is a charge; the amount of the line confirms it.
  return discount.amount.startsWith('-') ? NO_DISCOUNT : { discount: discount.amount, discount_is: 'amount' };
}

function itemOf(item: ElectronicItem, path: string, { books, book, accountOf }: ElectronicInput): DraftItem {
  const name = (book.take(`${path}.name`, item.name) ?? '').slice(0, 300);
  const rate = book.take(`${path}.rate`, item.rate);
  const isZero = rate === null || Number(rate) === 0;
  return {
    ...blankItem,
    name,
    description: book.take(`${path}.description`, item.description)?.slice(0, 400) ?? null,
    quantity: book.take(`${path}.quantity`, item.quantity),
    price: book.take(`${path}.price`, item.price),
    ...statedDiscount(item.discount),
    tax_code: codeOf({ category: item.category, rate }, books.taxCodes ?? []),
    rate: isZero ? null : rate,
    amount: book.take(`${path}.amount`, item.amount),
    account_code: accountOf(name),
  };
}

/** An allowance or charge as a separate item with the tax it states. */
function extraItem(entry: ElectronicAllowance, name: string, sign: '' | '-', input: ElectronicInput): DraftItem {
  const amount = `${sign}${entry.amount}`.replace(/^--/u, '');
  return {
    ...blankItem,
    name: entry.reason ?? name,
    price: amount,
    amount,
    tax_code: codeOf(entry, input.books.taxCodes ?? []),
    rate: entry.rate === null || Number(entry.rate) === 0 ? null : entry.rate,
    account_code: input.accountOf(name),
  };
}

/**
 * Items that adjust the net of each rate to the tax breakdown, if an allowance or charge states no rate. Empty if the
 * breakdown agrees with the items or there is no breakdown.
 */
function breakdownItems(
  electronic: ElectronicInvoice,
  items: readonly DraftItem[],
  input: ElectronicInput,
): DraftItem[] {
  const exact = (text: string | null) => parseDecimal(text ?? '0', EXACT_DECIMALS);
  return electronic.taxes.flatMap((tax) => {
    const own = items.filter((item) => exact(item.rate).equals(exact(tax.rate)));
    const sold = own.reduce((sum, item) => sum.plus(exact(item.amount)), exact('0'));
    const left = exact(tax.basis).minus(sold);
    if (left.isZero()) return [];
    const entry = { amount: left.abs().toFixed(), percent: null, reason: null, category: tax.category, rate: tax.rate };
    return extraItem(entry, left.isNegative() ? 'Discount 折扣' : 'Charge 附加費', left.isNegative() ? '-' : '', input);
  });
}

type Shape = Pick<InvoiceDraft, 'items' | 'amounts_are'> & Discount;

/**
 * The ways to represent an allowance on the whole invoice: as one percentage, as one amount, or, if it applies to
 * some items only, as an item for each category.
 */
function shapesOf(electronic: ElectronicInvoice, input: ElectronicInput): Shape[] {
  const { allowances, charges } = electronic;
  const sold = electronic.items.map((item, index) => itemOf(item, `invoice.items.${index}`, input));
  const charged = charges.map((entry) => extraItem(entry, 'Charge 附加費', '', input));
  const off = allowances.map((entry) => extraItem(entry, 'Discount 折扣', '-', input));
  const isTaxed =
    [...sold, ...charged].some((item) => item.rate !== null) ||
    electronic.items.some((item, index) => item.category !== 'O' && sold[index]?.tax_code !== null);
  const shape = (items: DraftItem[], discount: Discount): Shape =>
    isTaxed
      ? { items, ...discount, amounts_are: 'tax_exclusive' }
      : { items: items.map((item) => ({ ...item, tax_code: null })), ...discount, amounts_are: 'no_tax' };
  const byBreakdown = [shape([...sold, ...breakdownItems(electronic, sold, input)], NO_DISCOUNT)];
  if (allowances.length === 0) return [shape([...sold, ...charged], NO_DISCOUNT), ...byBreakdown];
  const [first] = allowances;
  const percent = allowances.every((entry) => entry.percent === first?.percent) ? (first?.percent ?? null) : null;
  const total = input.reading.discount?.value ?? null;
  return [
    ...(percent === null ? [] : [shape([...sold, ...charged], { discount: percent, discount_is: 'percent' as const })]),
    ...(total === null ? [] : [shape([...sold, ...charged], { discount: total, discount_is: 'amount' as const })]),
    shape([...sold, ...off, ...charged], NO_DISCOUNT),
    ...byBreakdown,
  ];
}

/** How closely a shape matches what the invoice states: 2 = total and tax, 1 = net only, 0 = neither. */
function fit(draft: InvoiceDraft, { subtotal, tax, total }: Reading, taxCodes: readonly TaxCode[]): number {
  try {
    const computed = draftTotals(draft, { taxCodes, taxRounding: statedRounding(draft, { taxCodes }) });
    const same = (minor: bigint, text: string | undefined): boolean =>
      text === undefined || minor === parseMoney(text, draft.currency);
    if (!same(computed.subtotalMinor, subtotal?.value)) return 0;
    return same(computed.totalMinor, total?.value) && same(computed.totalTaxMinor, tax?.value) ? 2 : 1;
  } catch {
    // The currency cannot represent the amounts, or the discount exceeds its base: this shape does not fit.
    return 0;
  }
}

/**
 * A draft with exactly what an electronic invoice states, field by field; null if its lines do not add up to its net,
 * so that the invoice should be read like a page. `draft` holds the fields common to all invoices.
 */
export function proposeElectronic(
  draft: InvoiceDraft,
  electronic: ElectronicInvoice,
  input: ElectronicInput,
): InvoiceDraft | null {
  const { reading, books, book } = input;
  const stated = { subtotal: reading.subtotal?.value ?? null, total_tax: reading.tax?.value ?? null };
  const shapes = shapesOf(electronic, input).map((shape) => ({ ...draft, ...stated, ...shape }));
  const fits = shapes.map((shape) => fit(shape, reading, books.taxCodes ?? []));
  const best = shapes[fits.indexOf(Math.max(0, ...fits))];
  if (best === undefined || !fits.some((one) => one > 0)) return null;
  const address = (path: string, field: ElectronicInvoice['supplierAddress']) =>
    book.take(`invoice.${path}.address`, field)?.slice(0, 400) ?? null;
  const reference = book.take('invoice.reference', electronic.buyerReference) ?? draft.reference;
  const { shipTo } = electronic;
  return {
    ...best,
    reference: reference?.slice(0, 400) ?? null,
    order_number: book.take('invoice.order_number', electronic.orderNumber)?.slice(0, 400) ?? null,
    notes: book.take('invoice.notes', electronic.note)?.slice(0, 2000) ?? null,
    vendor: { ...draft.vendor, address: address('vendor', electronic.supplierAddress) },
    customer: { ...draft.customer, address: address('customer', electronic.customerAddress) },
    ship_to:
      shipTo === null
        ? null
        : {
            name: book.take('invoice.ship_to.name', shipTo.name)?.slice(0, 300) ?? '',
            address: address('ship_to', shipTo.address),
            tax_id: null,
          },
  };
}
