import { blankItem, type DraftItem, type InvoiceDraft } from '@folio/contract';
import type { ElectronicAllowance, ElectronicInvoice, ElectronicItem, Reading } from '@folio/documents';
import { parseDecimal, parseMoney, type TaxCode, type TaxKind } from '@folio/ledger';
import { draftTotals, statedRounding } from '../invoice/index.ts';
import type { EvidenceBook } from './evidence-of.ts';
import type { OwnBooks } from './own-books.ts';

/** How the categories of electronic invoices tax (UNCL 5305). */
const KINDS: Readonly<Record<string, TaxKind>> = {
  S: 'standard',
  Z: 'zero_rated',
  E: 'exempt',
  O: 'out_of_scope',
  AE: 'reverse_charge',
};

type Discount = Pick<InvoiceDraft, 'discount' | 'discount_is'>;
const NO_DISCOUNT: Discount = { discount: null, discount_is: 'percent' };

/** What the draft of an electronic invoice is made with. */
export interface ElectronicInput {
  readonly reading: Reading;
  readonly books: OwnBooks;
  readonly book: EvidenceBook;
  /** The account an item goes to. */
  readonly accountOf: (name: string) => string;
}

/** The company's own code of a category and rate; null where it has none, or where several could be meant. */
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

/** A written nought: '0', '0.00', '-0.0'. */
const NOUGHT = /^-?0*(\.0*)?$/;

function statedDiscount(discount: ElectronicAllowance | null): Discount {
  if (discount === null || NOUGHT.test(discount.amount)) return NO_DISCOUNT;
  if (discount.percent !== null) return { discount: discount.percent, discount_is: 'percent' };
  // Whoever writes a discount below zero means a charge: the amount of the line says it.
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

/** What is taken off or added as an item of its own, taxed as it says. */
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
 * Items that bring each rate to what the tax breakdown is worked out from, where something was taken off or added without saying at
 * which rate. Empty where the breakdown agrees with the items, or there is none.
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
 * The ways to say what is taken off the whole: as one percentage, as one amount, or, where it was taken off some items only,
 * as an item for each category.
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

/** How near a shape comes to what the invoice states: 2 = total and tax, 1 = the net only, 0 = neither. */
function fit(draft: InvoiceDraft, { subtotal, tax, total }: Reading, taxCodes: readonly TaxCode[]): number {
  try {
    const computed = draftTotals(draft, { taxCodes, taxRounding: statedRounding(draft, { taxCodes }) });
    const same = (minor: bigint, text: string | undefined): boolean =>
      text === undefined || minor === parseMoney(text, draft.currency);
    if (!same(computed.subtotalMinor, subtotal?.value)) return 0;
    return same(computed.totalMinor, total?.value) && same(computed.totalTaxMinor, tax?.value) ? 2 : 1;
  } catch {
    // Amounts the currency cannot hold, or a discount over what it is taken off: no way to say it.
    return 0;
  }
}

/**
 * A draft that says what an electronic invoice states, field for field; null when its lines do not give its net, so that they
 * had better be read like a page. `draft` is what any invoice gives.
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
