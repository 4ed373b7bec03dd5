import type { InvoiceType } from '@folio/contract';
import type { Day } from '@folio/ledger';

/** The types that this company numbers; suppliers number the documents of purchases. */
export const OWN_TYPES = ['sales_invoice', 'sales_credit_note', 'quotation'] as const satisfies readonly InvoiceType[];
export type OwnType = (typeof OWN_TYPES)[number];

export function isOwnType(type: InvoiceType): type is OwnType {
  return (OWN_TYPES as readonly InvoiceType[]).includes(type);
}

/** The pattern of a type where the company chose no other. */
export const DEFAULT_PATTERNS: Readonly<Record<OwnType, string>> = {
  sales_invoice: 'INV-{YYYY}-{###}',
  sales_credit_note: 'CN-{YYYY}-{###}',
  quotation: 'QU-{YYYY}-{###}',
};

/** The texts around the counter of a pattern on a day, and the counter's minimum number of digits. */
export interface NumberFrame {
  head: string;
  tail: string;
  digits: number;
}

/** `INV-{YYYY}-{####}` on 2026-03-01: head `INV-2026-`, 4 digits, empty tail. */
export function frameOf(pattern: string, day: Day): NumberFrame {
  const dated = pattern
    .replaceAll('{YYYY}', day.slice(0, 4))
    .replaceAll('{YY}', day.slice(2, 4))
    .replaceAll('{MM}', day.slice(5, 7));
  const [whole = '', hashes = ''] = /\{(#+)\}/.exec(dated) ?? [];
  const at = dated.indexOf(whole);
  return { head: dated.slice(0, at), tail: dated.slice(at + whole.length), digits: hashes.length };
}

/** The number at a count: at least as many digits as the pattern has `#`. */
export function numberAt({ head, tail, digits }: NumberFrame, count: number): string {
  return `${head}${String(count).padStart(digits, '0')}${tail}`;
}

const MAX_DIGITS = 9;

/** The count of a number in a frame; null for any other number, and for a number too large to be a count. */
export function countOf({ head, tail }: NumberFrame, number: string): number | null {
  if (number.length <= head.length + tail.length || !number.startsWith(head) || !number.endsWith(tail)) return null;
  const digits = number.slice(head.length, number.length - tail.length);
  return /^\d+$/.test(digits) && digits.length <= MAX_DIGITS ? Number(digits) : null;
}

/**
 * The name under which a frame's count is stored. A plain `INV-0001` counts in the series INV, as payment numbers do;
 * any other frame has a series named after it, so that a pattern with a year starts again each year.
 */
export function seriesOf({ head, tail }: NumberFrame): string {
  return tail === '' && /^[A-Z]+-$/.test(head) ? head.slice(0, -1) : `${head}{#}${tail}`;
}

/** A test for any number of a pattern, on any day; `head` and `tail` of each match identify its period. */
export function matcherOf(pattern: string): (number: string) => { head: string; tail: string; count: number } | null {
  const written = pattern
    .split(/(\{YYYY\}|\{YY\}|\{MM\}|\{#+\})/)
    .map((part) => PARTS[part] ?? (part.startsWith('{#') ? `)(\\d{1,${MAX_DIGITS}})(` : escaped(part)))
    .join('');
  const expression = new RegExp(`^(${written})$`);
  return (number) => {
    const [found, head = '', count = '', tail = ''] = expression.exec(number) ?? [];
    return found === undefined ? null : { head, tail, count: Number(count) };
  };
}

const PARTS: Readonly<Record<string, string>> = {
  '{YYYY}': '(?:19|20|21)\\d\\d',
  '{YY}': '\\d\\d',
  '{MM}': '(?:0[1-9]|1[0-2])',
};

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
