import { element, type XmlContent, type XmlElement } from '../xml/element.ts';

/* The small parts UBL is made of: prefixes, amounts, addresses, tax categories. */

export type Part = XmlElement | null;

/** A basic component: text. */
export function cbc(name: string, content: string | null, attributes: Readonly<Record<string, string>> = {}): Part {
  return element(`cbc:${name}`, content, attributes);
}

/** An aggregate component: child elements in their order. */
export function cac(name: string, ...content: readonly Part[]): Part {
  return element(`cac:${name}`, content as XmlContent);
}

/** Unit code for pieces. */
export const ONE = { unitCode: 'C62' };

export function taxScheme(id: string): Part {
  return cac('TaxScheme', cbc('ID', id));
}

/** An address of at most three lines; Folio does not know which of them is the town. */
export function address(name: string, lines: readonly string[], country: string): Part {
  return cac(
    name,
    cbc('StreetName', lines[0] ?? null),
    cbc('AdditionalStreetName', lines[1] ?? null),
    cac('AddressLine', cbc('Line', lines[2] ?? null)),
    cac('Country', cbc('IdentificationCode', country)),
  );
}
