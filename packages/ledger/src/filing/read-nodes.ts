import type { FileFault } from './filed.ts';
import { unescapeXml } from './markup.ts';

/** An element of a file with its content in order. */
export interface XhtmlNode {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (XhtmlNode | string)[];
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const PIECE = /<(\/?)([A-Za-z][\w.-]*(?::[A-Za-z][\w.-]*)?)((?:\s+[A-Za-z][\w.:-]*="[^"<]*")*)\s*(\/?)>|[^<>]+/y;
const ATTRIBUTE = /\s+([A-Za-z][\w.:-]*)="([^"<]*)"/y;

/**
 * The elements of a file. Comments, processing instructions, declarations and CDATA are not part of what Folio writes, so they
 * are faults, as are elements that are not closed.
 */
export function readNodes(text: string): { root: XhtmlNode | null; fault: FileFault | null } {
  if (!text.startsWith(DECLARATION)) return fail('markup', text.slice(0, 40));
  const top: XhtmlNode = { name: '', attributes: new Map(), children: [] };
  const open: XhtmlNode[] = [top];
  PIECE.lastIndex = DECLARATION.length;
  while (PIECE.lastIndex < text.length) {
    const at = PIECE.lastIndex;
    const found = PIECE.exec(text);
    const current = open.at(-1);
    if (found === null || current === undefined) return fail('markup', text.slice(at, at + 40));
    const fault = take(found, current, open);
    if (fault !== null) return { root: null, fault };
  }
  const roots = top.children.filter((child) => typeof child !== 'string');
  const [root] = roots;
  if (open.length > 1 || roots.length !== 1 || root === undefined) return fail('markup', open.at(-1)?.name ?? '');
  return { root, fault: null };
}

function fail(code: FileFault['code'], found: string) {
  return { root: null, fault: { code, found } };
}

function take(found: RegExpExecArray, current: XhtmlNode, open: XhtmlNode[]): FileFault | null {
  const [piece, closing, name, listed = '', single] = found;
  if (name === undefined) return takeText(piece, current);
  if (closing === '/') {
    if (current.name !== name || open.length < 2 || listed !== '' || single === '/')
      return { code: 'markup', found: piece };
    open.pop();
    return null;
  }
  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = 0;
  for (let one = ATTRIBUTE.exec(listed); one !== null; one = ATTRIBUTE.exec(listed)) {
    const [, key = '', raw = ''] = one;
    const value = unescapeXml(raw);
    if (value === null || attributes.has(key)) return { code: 'attribute', found: `${name} ${key}` };
    attributes.set(key, value);
  }
  const node: XhtmlNode = { name, attributes, children: [] };
  current.children.push(node);
  if (single !== '/') open.push(node);
  return null;
}

function takeText(piece: string, current: XhtmlNode): FileFault | null {
  const text = unescapeXml(piece);
  if (text === null || (current.name === '' && text.trim() !== ''))
    return { code: 'markup', found: piece.slice(0, 40) };
  current.children.push(text);
  return null;
}

/** The elements directly in a node. */
export function elementsIn({ children }: XhtmlNode): XhtmlNode[] {
  return children.filter((child) => typeof child !== 'string');
}

/** All text in a node. */
export function textIn({ children }: XhtmlNode): string {
  return children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');
}
