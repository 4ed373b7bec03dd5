import { isDay } from '../calendar/index.ts';
import { type FilingFile, PARTNERS_DIMENSION, PREFIX } from './edition.ts';
import type { FiledFact, FiledFile, FileFault } from './filed.ts';
import type { FilingContext } from './pack.ts';
import { elementsIn, readNodes, textIn, type XhtmlNode } from './read-nodes.ts';
import { subsetFaults } from './subset.ts';

/** Reads a written file back: what is checked before filing is the file itself, not what it was made of. */
export function readFiling(file: FilingFile, text: string): FiledFile {
  const bytes = utf8Length(text);
  const { root, fault } = readNodes(text);
  if (root === null) return { file, schemaRefs: [], facts: [], bytes, faults: fault === null ? [] : [fault] };
  const all = everyNode(root);
  const faults = subsetFaults(root);
  const contexts = new Map(all.filter(named('xbrli:context')).map((node) => [idOf(node), contextIn(node)]));
  const units = new Map(all.filter(named('xbrli:unit')).map((node) => [idOf(node), unitIn(node)]));
  for (const [id, context] of contexts) if (context === null) faults.push({ code: 'value', found: id });
  const hidden = new Set(all.filter(named('ix:hidden')).flatMap(everyNode));
  const facts: FiledFact[] = [];
  for (const node of all.filter(({ name }) => name === 'ix:nonFraction' || name === 'ix:nonNumeric')) {
    const fact = factOf(node, { file, contexts, units, isHidden: hidden.has(node) });
    if ('code' in fact) faults.push(fact);
    else facts.push(fact);
  }
  const schemaRefs = all.filter(named('link:schemaRef')).map(({ attributes }) => attributes.get('xlink:href') ?? '');
  return { file, schemaRefs, facts, bytes, faults };
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

function named(name: string): (node: XhtmlNode) => boolean {
  return (node) => node.name === name;
}

function everyNode(node: XhtmlNode): XhtmlNode[] {
  return [node, ...elementsIn(node).flatMap(everyNode)];
}

function idOf({ attributes }: XhtmlNode): string {
  return attributes.get('id') ?? '';
}

function contextIn(node: XhtmlNode): FilingContext | null {
  const text = (name: string) => everyNode(node).filter(named(name)).map(textIn)[0] ?? null;
  const from = text('xbrli:startDate');
  const to = text('xbrli:endDate') ?? text('xbrli:instant');
  const isWhole = (from === null) === (text('xbrli:endDate') === null);
  if (to === null || !isDay(to) || (from !== null && !isDay(from)) || !isWhole) return null;
  const member = everyNode(node).find(named('xbrldi:typedMember'));
  if (member === undefined) return { from, to };
  const partner = textIn(member).trim();
  const isKnown = member.attributes.get('dimension') === `${PREFIX.computation}:${PARTNERS_DIMENSION}`;
  return isKnown && /^[1-9]\d{0,3}$/.test(partner) ? { from, to, partner: Number(partner) } : null;
}

function unitIn(node: XhtmlNode): string {
  return textIn(node)
    .trim()
    .replace(/^(?:iso4217|xbrli):/, '');
}

interface Around {
  file: FilingFile;
  contexts: ReadonlyMap<string, FilingContext | null>;
  units: ReadonlyMap<string, string>;
  isHidden: boolean;
}

function factOf(node: XhtmlNode, { file, contexts, units, isHidden }: Around): FiledFact | FileFault {
  const get = (key: string) => node.attributes.get(key) ?? null;
  const [prefix, element] = (get('name') ?? '').split(':');
  const contextId = get('contextRef') ?? '';
  const context = contexts.get(contextId);
  if (prefix !== PREFIX[file] || element === undefined) return { code: 'reference', found: get('name') ?? '' };
  if (context === undefined || context === null) return { code: 'reference', found: contextId };
  const isNumber = node.name === 'ix:nonFraction';
  const unit = isNumber ? (units.get(get('unitRef') ?? '') ?? null) : null;
  if (isNumber && unit === null) return { code: 'reference', found: get('unitRef') ?? '' };
  const value = isNumber ? numberOf(textIn(node), get('format'), get('sign')) : textOf(textIn(node), get('format'));
  if (value === null) return { code: 'value', found: textIn(node).slice(0, 40) };
  return { file, element, isNumber, value, unit, decimals: get('decimals'), context, isHidden };
}

const NUMBER = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/;

function numberOf(text: string, format: string | null, sign: string | null): string | null {
  if (format !== 'ixt:num-dot-decimal' || !NUMBER.test(text) || (sign !== null && sign !== '-')) return null;
  return `${sign ?? ''}${text.replaceAll(',', '')}`;
}

function textOf(text: string, format: string | null): string | null {
  if (format === null) return text;
  if (format === 'ixt:fixed-true') return 'true';
  return format === 'ixt:fixed-false' ? 'false' : null;
}
