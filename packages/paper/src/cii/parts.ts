import { element, type XmlElement } from '../xml/element.ts';

/* The small parts a cross-industry invoice is made of. */

export type Part = XmlElement | null;

/** An element of the reusable aggregate information: text, or child elements in their order. */
export function ram(name: string, ...content: readonly (Part | string)[]): Part {
  const [text] = content;
  if (content.length === 1 && typeof text === 'string') return element(`ram:${name}`, text);
  return element(
    `ram:${name}`,
    content.filter((part) => typeof part !== 'string'),
  );
}

/** An optional text with its attributes. */
export function text(name: string, content: string | null, attributes: Readonly<Record<string, string>> = {}): Part {
  return element(`ram:${name}`, content, attributes);
}

/** A day, `YYYY-MM-DD`, in the format 102. `prefix`: references write theirs in another namespace. */
export function day(name: string, date: string | null, prefix: 'udt' | 'qdt' = 'udt'): Part {
  return ram(name, element(`${prefix}:DateTimeString`, date?.replaceAll('-', '') ?? null, { format: '102' }));
}

/** False for an allowance, true for a charge. */
export function isCharge(value: 'true' | 'false'): Part {
  return ram('ChargeIndicator', element('udt:Indicator', value));
}

export function address(lines: readonly string[], country: string): Part {
  return ram(
    'PostalTradeAddress',
    text('LineOne', lines[0] ?? null),
    text('LineTwo', lines[1] ?? null),
    text('LineThree', lines[2] ?? null),
    text('CountryID', country),
  );
}
