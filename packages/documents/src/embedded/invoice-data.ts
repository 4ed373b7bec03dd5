import { Decimal } from 'decimal.js';
import type { Field } from '../evidence/field.ts';
import type { DocumentKind, ElectronicInvoice, Item, Party } from '../reading.ts';

/** The content of an electronic invoice, in any format. Money has no signs. */
export interface InvoiceData {
  readonly kind: DocumentKind;
  readonly number: Field<string> | null;
  readonly relatedNumber: Field<string> | null;
  readonly issueDate: Field<string> | null;
  readonly dueDate: Field<string> | null;
  readonly terms: Field<string> | null;
  readonly currency: Field<string> | null;
  readonly supplier: Party | null;
  readonly customer: Party | null;
  readonly items: readonly Item[];
  /** The taxable amount: after discounts and charges of the whole document. */
  readonly subtotal: Field<string> | null;
  readonly discount: Field<string> | null;
  readonly service: Field<string> | null;
  readonly tax: Field<string> | null;
  readonly total: Field<string> | null;
  readonly prepaid: Field<string> | null;
  readonly amountDue: Field<string> | null;
  readonly electronic: ElectronicInvoice;
}

/** Type codes of UNTDID 1001 that are credits. */
const CREDIT_CODES = new Set(['381', '261', '262', '296', '308', '396', '420', '458', '532']);

export function isCreditCode(code: string | null): boolean {
  return CREDIT_CODES.has(code ?? '');
}

export function nonZero(field: Field<string> | null): Field<string> | null {
  return field === null || new Decimal(field.value).isZero() ? null : field;
}

/**
 * The price of one unit. Prices may be given for a hundred or a thousand pieces; some writers print such a basis
 * without meaning it, and the amount of the line shows this.
 */
export function unitPrice(item: Item, basis: Field<string> | null): Item {
  const { quantity, price, amount } = item;
  if (basis === null || price === null || quantity === null || amount === null) return item;
  const count = new Decimal(basis.value);
  if (count.isZero() || count.equals(1)) return item;
  const product = new Decimal(quantity.value).times(price.value);
  const isNear = (value: Decimal): boolean => value.minus(amount.value).abs().lessThanOrEqualTo('0.01');
  if (isNear(product) || !isNear(product.dividedBy(count))) return item;
  return { ...item, price: { ...price, value: new Decimal(price.value).dividedBy(count).toString() } };
}

/** Some writers add headings of sections as lines without quantity and amount. */
export function isSold({ quantity, amount }: Item): boolean {
  const isNothing = (field: Field<string> | null): boolean => field !== null && new Decimal(field.value).isZero();
  return !(isNothing(quantity) && isNothing(amount));
}
