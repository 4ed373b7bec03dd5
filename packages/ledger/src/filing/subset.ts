import type { FileFault } from './filed.ts';
import { elementsIn, textIn, type XhtmlNode } from './read-nodes.ts';

interface Rule {
  /** Names of the elements that may hold it. */
  readonly in: readonly string[];
  readonly needs: readonly string[];
  readonly may: readonly string[];
  /** False: only white space next to its elements. */
  readonly hasText: boolean;
}

const FACT_PLACES = ['td', 'ix:hidden'];
const rule = (
  places: readonly string[],
  needs: readonly string[] = [],
  may: readonly string[] = [],
  hasText = false,
): Rule => ({
  in: places,
  needs,
  may,
  hasText,
});

/**
 * The part of Inline XBRL 1.1 that Folio writes, stricter than its schemas: no script, link, picture or anything outside of the
 * file, and each element only where it is needed.
 */
const RULES: Readonly<Record<string, Rule>> = {
  html: rule([''], ['xmlns'], ['lang', 'xml:lang']),
  head: rule(['html']),
  meta: rule(['head'], ['charset']),
  title: rule(['head'], [], [], true),
  style: rule(['head'], [], [], true),
  body: rule(['html']),
  h1: rule(['body'], [], [], true),
  div: rule(['body'], ['style']),
  table: rule(['body']),
  thead: rule(['table']),
  tbody: rule(['table']),
  tr: rule(['thead', 'tbody'], [], ['class']),
  th: rule(['tr'], ['scope'], ['class'], true),
  td: rule(['tr'], [], ['class'], true),
  'ix:header': rule(['div']),
  'ix:hidden': rule(['ix:header']),
  'ix:references': rule(['ix:header']),
  'ix:resources': rule(['ix:header']),
  'link:schemaRef': rule(['ix:references'], ['xlink:type', 'xlink:href']),
  'xbrli:context': rule(['ix:resources'], ['id']),
  'xbrli:entity': rule(['xbrli:context']),
  'xbrli:identifier': rule(['xbrli:entity'], ['scheme'], [], true),
  'xbrli:period': rule(['xbrli:context']),
  'xbrli:instant': rule(['xbrli:period'], [], [], true),
  'xbrli:startDate': rule(['xbrli:period'], [], [], true),
  'xbrli:endDate': rule(['xbrli:period'], [], [], true),
  'xbrli:segment': rule(['xbrli:entity']),
  'xbrli:scenario': rule(['xbrli:context']),
  'xbrldi:typedMember': rule(['xbrli:segment', 'xbrli:scenario'], ['dimension']),
  'xbrli:unit': rule(['ix:resources'], ['id']),
  'xbrli:measure': rule(['xbrli:unit'], [], [], true),
  'ix:nonFraction': rule(FACT_PLACES, ['id', 'name', 'contextRef', 'unitRef', 'decimals'], ['format', 'sign'], true),
  'ix:nonNumeric': rule(FACT_PLACES, ['id', 'name', 'contextRef'], ['format'], true),
};

/** The element of a typed member has the name that the taxonomy declares. */
const MEMBER = rule(['xbrldi:typedMember'], [], [], true);

/** What in a file is outside of the subset. */
export function subsetFaults(root: XhtmlNode): FileFault[] {
  const ids = new Set<string>();
  return [...faultsIn(root, '', ids), ...styleFaults(root)];
}

function faultsIn(node: XhtmlNode, parent: string, ids: Set<string>): FileFault[] {
  const found =
    RULES[node.name] ?? (parent === 'xbrldi:typedMember' && /^ird_tc:/.test(node.name) ? MEMBER : undefined);
  if (found === undefined) return [{ code: 'element', found: node.name }];
  const faults: FileFault[] = [];
  if (!found.in.includes(parent)) faults.push({ code: 'place', found: `${parent} ${node.name}` });
  const known = [...found.needs, ...found.may];
  for (const key of node.attributes.keys())
    if (!known.includes(key) && !(node.name === 'html' && key.startsWith('xmlns:')))
      faults.push({ code: 'attribute', found: `${node.name} ${key}` });
  for (const key of found.needs)
    if (!node.attributes.has(key)) faults.push({ code: 'attribute', found: `${node.name} ${key}` });
  const id = node.attributes.get('id');
  if (id !== undefined && ids.has(id)) faults.push({ code: 'twice', found: id });
  if (id !== undefined) ids.add(id);
  if (!found.hasText && node.children.some((child) => typeof child === 'string' && child.trim() !== ''))
    faults.push({ code: 'place', found: node.name });
  return [...faults, ...elementsIn(node).flatMap((child) => faultsIn(child, node.name, ids))];
}

/** Styles may name nothing outside of the file. */
function styleFaults(root: XhtmlNode): FileFault[] {
  const styles = elementsIn(root)
    .flatMap((part) => elementsIn(part))
    .filter(({ name }) => name === 'style');
  return styles
    .filter((style) => /url\s*\(|@import|expression/i.test(textIn(style)))
    .map(() => ({ code: 'element', found: 'style' }));
}
