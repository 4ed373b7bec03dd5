/** Characters XML 1.0 cannot represent: control characters and halves of surrogate pairs. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it is written in XML. */
export function escapeXml(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}

/** The reverse of `escapeXml`; null for an entity that it does not write. */
export function unescapeXml(text: string): string | null {
  const known = Object.entries(ENTITIES);
  let isKnown = true;
  const plain = text.replace(/&[^;]{0,12};?/g, (entity) => {
    const found = known.find(([, written]) => written === entity)?.[0];
    if (found === undefined) isKnown = false;
    return found ?? '';
  });
  return isKnown ? plain : null;
}

export type Attributes = Readonly<Record<string, string | null>>;

/** An element with content that is XML already. Attributes that are null are left out. */
export function tag(name: string, attributes: Attributes, content: string): string {
  const listed = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${escapeXml(value ?? '')}"`);
  const open = `<${name}${listed.join('')}`;
  return content === '' ? `${open}/>` : `${open}>${content}</${name}>`;
}
