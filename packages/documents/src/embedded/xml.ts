import { XMLParser } from 'fast-xml-parser';
import { embeddedField } from '../evidence/evidence.ts';
import type { Field } from '../evidence/field.ts';
import { absolute } from '../values/amount.ts';
import { isCalendarDay } from '../values/date.ts';

/**
 * A node of the parsed XML: text, an element, or a list of them. Names are without prefixes, attributes begin with @.
 */
export type Node = string | number | boolean | null | undefined | readonly Node[] | { readonly [name: string]: Node };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
});

/** An upper limit that no invoice reaches. */
const MAX_CHARACTERS = 5_000_000;
const DECLARATIONS = /<!(?:DOCTYPE|ENTITY)/iu;

/**
 * Parses the XML of an invoice or a bank. Null for a text that declares entities (neither ever does; bombs of nested
 * entities do), that is too long, or that is not XML.
 */
export function parseXml(text: string, maxCharacters = MAX_CHARACTERS): Node {
  if (text.length > maxCharacters || DECLARATIONS.test(text)) return null;
  try {
    return parser.parse(text.replace(/^\ufeff/u, '')) as Node;
  } catch {
    return null;
  }
}

/** The first element at a path. */
export function child(node: Node, ...path: readonly string[]): Node {
  let current: Node = node;
  for (const name of path) {
    if (Array.isArray(current)) current = current[0];
    if (current === null || typeof current !== 'object') return undefined;
    current = (current as { readonly [name: string]: Node })[name];
  }
  return current;
}

/** An element that may be repeated, as a list. */
export function list(node: Node): readonly Node[] {
  if (node === undefined || node === null) return [];
  return Array.isArray(node) ? (node as readonly Node[]) : [node];
}

/** The text of an element; of a repeated element, the first text that is not empty; null without a text. */
export function textOf(node: Node): string | null {
  for (const value of list(node)) {
    const found = typeof value === 'object' && value !== null ? child(value, '#text') : value;
    const plain = found === undefined || found === null || typeof found === 'object' ? '' : String(found).trim();
    if (plain !== '') return plain;
  }
  return null;
}

export function textField(node: Node, ...path: readonly string[]): Field<string> | null {
  const value = textOf(child(node, ...path));
  return value === null ? null : embeddedField(value);
}

const DECIMAL = /^[-+]?\d+(?:\.\d+)?$/u;

/** An amount without its sign; null when the text is not a decimal number. */
export function moneyField(node: Node, ...path: readonly string[]): Field<string> | null {
  const value = textOf(child(node, ...path));
  if (value === null || !DECIMAL.test(value)) return null;
  return embeddedField(absolute(value.replace(/^\+/u, '')));
}

/** Of an amount given in several currencies, the one in the document's currency. */
export function moneyIn(node: Node, currency: string | null): Field<string> | null {
  const amounts = list(node);
  const own = amounts.find((amount) => textOf(child(amount, '@currencyID')) === currency) ?? amounts[0];
  return moneyField(own);
}

/** A date of eight digits or YYYY-MM-DD, with or without a time after it; null when it is not a calendar day. */
export function dateField(value: string | null): Field<string> | null {
  const match = value === null ? null : /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/u.exec(value);
  if (match === null || !isCalendarDay(Number(match[1]), Number(match[2]), Number(match[3]))) return null;
  return embeddedField(`${match[1]}-${match[2]}-${match[3]}`);
}

export function earliest(dates: readonly (Field<string> | null)[]): Field<string> | null {
  const found = dates.filter((date) => date !== null);
  return found.sort((a, b) => a.value.localeCompare(b.value))[0] ?? null;
}
