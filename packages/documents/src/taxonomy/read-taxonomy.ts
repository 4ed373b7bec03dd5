import { child, list, type Node, parseXml, textOf } from '../embedded/xml.ts';

/** An element that a taxonomy declares. */
export interface TaxonomyElement {
  readonly id: string;
  readonly name: string;
  /** The name of its type without a prefix, such as "monetaryItemType". */
  readonly type: string;
  readonly period: 'instant' | 'duration';
}

/** A label of an element; `id` is the element's. */
export interface TaxonomyLabel {
  readonly id: string;
  readonly language: string;
  readonly text: string;
}

/** Characters of one file of a package. Label files of taxonomies are the largest. */
const MAX_CHARACTERS = 30_000_000;
const STANDARD_LABEL = 'http://www.xbrl.org/2003/role/label';

/** A dimension whose members are typed; `domain` is the name of the element that holds a member. */
export interface TaxonomyDimension {
  readonly name: string;
  readonly domain: string;
}

export interface TaxonomySchema {
  readonly namespace: string;
  readonly elements: TaxonomyElement[];
  readonly dimensions: TaxonomyDimension[];
}

/** The concrete items of an XBRL schema and its typed dimensions; null for another file. */
export function readTaxonomySchema(text: string): TaxonomySchema | null {
  const schema = child(parseXml(text, MAX_CHARACTERS), 'schema');
  const namespace = attribute(schema, 'targetNamespace');
  if (namespace === null) return null;
  const declared = list(child(schema, 'element'));
  const names = new Map(declared.map((node) => [attribute(node, 'id'), attribute(node, 'name')]));
  const dimensions = declared.flatMap((node): TaxonomyDimension[] => {
    const name = attribute(node, 'name');
    const id = idOf(attribute(node, 'typedDomainRef'));
    const domain = id === null ? null : (names.get(id) ?? null);
    return name === null || domain === null ? [] : [{ name, domain }];
  });
  return { namespace, elements: declared.flatMap(elementOf), dimensions };
}

/** The part of a context that the definitions of a linkbase put dimensions in; null for another file. */
export function readContextElement(text: string): 'segment' | 'scenario' | null {
  const found = /\bcontextElement\s*=\s*["'](segment|scenario)["']/.exec(text)?.[1];
  return found === 'segment' || found === 'scenario' ? found : null;
}

function elementOf(node: Node): TaxonomyElement[] {
  const name = attribute(node, 'name');
  const period = attribute(node, 'periodType');
  const isItem = attribute(node, 'abstract') !== 'true' && (period === 'instant' || period === 'duration');
  if (name === null || !isItem) return [];
  const type = (attribute(node, 'type') ?? '').replace(/^[^:]*:/, '');
  return [{ id: attribute(node, 'id') ?? name, name, type, period }];
}

/** The standard labels of a label linkbase; none in another file. */
export function readTaxonomyLabels(text: string): TaxonomyLabel[] {
  const links = list(child(parseXml(text, MAX_CHARACTERS), 'linkbase', 'labelLink'));
  return links.flatMap((link) => {
    const ids = new Map(list(child(link, 'loc')).map((loc) => [attribute(loc, 'label'), idOf(attribute(loc, 'href'))]));
    const labels = new Map<string | null, Node[]>();
    for (const label of list(child(link, 'label'))) {
      const key = attribute(label, 'label');
      labels.set(key, [...(labels.get(key) ?? []), label]);
    }
    return list(child(link, 'labelArc')).flatMap((arc) => {
      const id = ids.get(attribute(arc, 'from')) ?? null;
      return (labels.get(attribute(arc, 'to')) ?? []).flatMap((label) => labelOf(id, label));
    });
  });
}

function idOf(href: string | null): string | null {
  return href === null ? null : (href.split('#')[1] ?? null);
}

function labelOf(id: string | null, label: Node): TaxonomyLabel[] {
  const text = textOf(label);
  const role = attribute(label, 'role');
  if (id === null || text === null || (role !== null && role !== STANDARD_LABEL)) return [];
  return [{ id, language: attribute(label, 'lang') ?? 'en', text }];
}

function attribute(node: Node, name: string): string | null {
  const value = child(node, `@${name}`);
  return typeof value === 'string' ? value : null;
}
