import { Decimal } from 'decimal.js';
import { embeddedField } from '../evidence/evidence.ts';
import type { Field } from '../evidence/field.ts';
import type { DecimalText, ElectronicAllowance, ElectronicInvoice } from '../reading.ts';
import { child, list, type Node, textOf } from './xml.ts';

const DECIMAL = /^[-+]?\d+(?:\.\d+)?$/u;
/** The country that is left out of addresses. */
const HOME = 'HK';
/** Prices have at most this many decimals; the result of a division is cut here. */
const PRICE_DECIMALS = 6;

/** A number with its sign; null when the text is not a number. */
export function numberOf(node: Node, ...path: readonly string[]): DecimalText | null {
  const value = textOf(child(node, ...path));
  return value === null || !DECIMAL.test(value) ? null : new Decimal(value).toFixed();
}

/** A number as written (`10.00` stays), with its sign. */
export function statedNumber(node: Node, ...path: readonly string[]): Field<string> | null {
  const value = textOf(child(node, ...path));
  return value === null || !DECIMAL.test(value) ? null : embeddedField(value.replace(/^\+/u, ''));
}

/** A text with its line breaks. */
export function linesOfText(node: Node, ...path: readonly string[]): Field<string> | null {
  const texts = list(child(node, ...path)).flatMap((entry) => textOf(entry) ?? []);
  return texts.length === 0 ? null : embeddedField(texts.join('\n'));
}

export function addressOf(lines: readonly (string | null)[], country: string | null): Field<string> | null {
  const kept = [...lines, country === HOME ? null : country].filter((line) => line !== null && line !== '');
  return kept.length === 0 ? null : embeddedField(kept.join('\n'));
}

/** The price of one unit of a price that is stated for `base` units. */
export function priceOfOne(price: Field<string> | null, base: DecimalText | null): Field<string> | null {
  if (price === null || base === null) return price;
  const units = new Decimal(base);
  if (units.isZero() || units.equals(1)) return price;
  return embeddedField(new Decimal(price.value).dividedBy(units).toDecimalPlaces(PRICE_DECIMALS).toFixed());
}

/** Combines several allowances on one line into one discount; a single one keeps its percentage. */
export function togetherOf(allowances: readonly ElectronicAllowance[]): ElectronicAllowance | null {
  const [first, ...others] = allowances;
  if (first === undefined || others.length === 0) return first ?? null;
  const amount = allowances.reduce((sum, entry) => sum.plus(entry.amount), new Decimal(0));
  return { ...first, amount: amount.toFixed(), percent: null };
}

function negated(value: string): string {
  return value.startsWith('-') ? value.slice(1) : `-${value}`;
}

function turnedField(field: Field<string> | null): Field<string> | null {
  return field === null || new Decimal(field.value).isZero() ? field : { ...field, value: negated(field.value) };
}

/** Reverses the signs of the document: a credit that is written as a negative invoice. */
export function turned(invoice: ElectronicInvoice): ElectronicInvoice {
  const turn = (entry: ElectronicAllowance): ElectronicAllowance => ({ ...entry, amount: negated(entry.amount) });
  return {
    ...invoice,
    allowances: invoice.allowances.map(turn),
    charges: invoice.charges.map(turn),
    taxes: invoice.taxes.map((tax) => ({ ...tax, basis: negated(tax.basis) })),
    items: invoice.items.map((item) => ({
      ...item,
      quantity: turnedField(item.quantity),
      amount: turnedField(item.amount),
      discount: item.discount === null ? null : turn(item.discount),
    })),
  };
}
