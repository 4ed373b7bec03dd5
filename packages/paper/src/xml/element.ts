/** An element of an XML document: its content is text, or elements in the order in which they are written. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

export type XmlContent = string | null | readonly (XmlElement | null)[];

/** Characters XML 1.0 cannot represent: control characters and halves of surrogate pairs. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** An element, or null without content: an electronic invoice has no empty elements. */
export function element(
  name: string,
  content: XmlContent,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement | null {
  if (content === null) return null;
  if (typeof content === 'string') {
    const text = content.replace(UNWRITABLE, '').trim();
    return text === '' ? null : { name, attributes, content: text };
  }
  const children = content.filter((child) => child !== null);
  return children.length === 0 ? null : { name, attributes, content: children };
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => ENTITIES[character] ?? character);
}

function written({ name, attributes, content }: XmlElement, indent: string): string {
  const listed = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const open = `${indent}<${name}${listed.join('')}>`;
  if (typeof content === 'string') return `${open}${escaped(content)}</${name}>\n`;
  return `${open}\n${content.map((child) => written(child, `${indent}  `)).join('')}${indent}</${name}>\n`;
}

/** The text of a whole document, UTF-8. */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`;
}
