import { buffer } from 'node:stream/consumers';
import {
  readContextElement,
  readTaxonomyLabels,
  readTaxonomySchema,
  type TaxonomyElement,
  type TaxonomyLabel,
} from '@folio/documents';
import {
  type ElementKind,
  FILING_FILES,
  PARTNERS_DIMENSION,
  type PartnerDimension,
  PREFIX,
  TAX_ELEMENTS,
  TAXONOMY,
} from '@folio/ledger';
import { type OpenZip, openZipBytes, ZipError } from '../../../platform/zip/index.ts';
import type { StoredElement } from './store.ts';

export type TaxonomyOutcome =
  | { kind: 'read'; edition: string; elements: StoredElement[]; partnerDimension: PartnerDimension | null }
  | { kind: 'refused'; why: 'no_zip' | 'too_large_inside' | 'no_taxonomy' }
  | { kind: 'other_edition'; found: string };

const MEGABYTE = 1024 * 1024;
const LIMITS = { files: 5000, totalBytes: 150 * MEGABYTE, ratio: 250, ratioFromBytes: 5 * MEGABYTE };
/** Files of the package that are read: schemas and label files of the authority. */
const FILES = /ird_/i;
const NAMESPACE = /^http:\/\/xbrl\.ird\.gov\.hk\/taxonomy\/(\d{4}-\d{2}-\d{2})\/(ird_tc|ird_fs_pe)$/;

/** Reads the elements and labels of a taxonomy package in a parse thread. */
export default async function taxonomyTask({ bytes }: { bytes: Uint8Array }): Promise<TaxonomyOutcome> {
  let zip: OpenZip | null = null;
  try {
    zip = await openZipBytes(bytes, LIMITS);
    return await read(zip);
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    const isDamaged = error.code === 'not_a_zip' || error.code === 'damaged';
    return { kind: 'refused', why: isDamaged ? 'no_zip' : 'too_large_inside' };
  } finally {
    zip?.close();
  }
}

async function read(zip: OpenZip): Promise<TaxonomyOutcome> {
  const editions = new Set<string>();
  const declared: { file: StoredElement['file']; element: TaxonomyElement }[] = [];
  let domain: string | null = null;
  for (const path of zip.files.keys()) {
    const schema = isOf(path, '.xsd') ? readTaxonomySchema(await textOf(zip, path)) : null;
    const [, edition, prefix] = NAMESPACE.exec(schema?.namespace ?? '') ?? [];
    const file = FILING_FILES.find((one) => PREFIX[one] === prefix);
    if (schema === null || edition === undefined || file === undefined || schema.elements.length === 0) continue;
    editions.add(edition);
    if (edition !== TAXONOMY.date) continue;
    declared.push(...schema.elements.map((element) => ({ file, element })));
    if (file === 'computation')
      domain ??= schema.dimensions.find(({ name }) => name === PARTNERS_DIMENSION)?.domain ?? null;
  }
  const [other] = [...editions].filter((edition) => edition !== TAXONOMY.date);
  if (declared.length === 0)
    return other === undefined ? { kind: 'refused', why: 'no_taxonomy' } : { kind: 'other_edition', found: other };
  const { labels, holder } = await readLinks(zip);
  const partnerDimension = domain === null ? null : { domain, holder };
  return { kind: 'read', edition: TAXONOMY.date, elements: withLabels(declared, labels), partnerDimension };
}

/** The labels, and the part of a context that holds dimensions: usually the scenario. */
async function readLinks(zip: OpenZip): Promise<{ labels: TaxonomyLabel[]; holder: PartnerDimension['holder'] }> {
  const labels: TaxonomyLabel[] = [];
  let holder: PartnerDimension['holder'] | null = null;
  for (const path of zip.files.keys()) {
    if (!isOf(path, '.xml')) continue;
    const text = await textOf(zip, path);
    labels.push(...readTaxonomyLabels(text));
    if (path.includes(PREFIX.computation)) holder ??= readContextElement(text);
  }
  return { labels, holder: holder ?? 'scenario' };
}

function isOf(path: string, ending: string): boolean {
  return path.toLowerCase().endsWith(ending) && FILES.test(path.slice(path.lastIndexOf('/') + 1));
}

async function textOf(zip: OpenZip, path: string): Promise<string> {
  const stream = await zip.stream(path);
  const content = await buffer(stream).catch(() => {
    throw new ZipError('damaged');
  });
  return content.toString('utf8');
}

function withLabels(
  declared: readonly { file: StoredElement['file']; element: TaxonomyElement }[],
  labels: readonly TaxonomyLabel[],
): StoredElement[] {
  const texts = new Map<string, string>();
  for (const { id, language, text } of labels) {
    const key = `${id} ${language.toLowerCase().startsWith('zh') ? 'zh' : 'en'}`;
    if (!texts.has(key)) texts.set(key, text);
  }
  const unique = new Map(declared.map((one) => [`${one.file} ${one.element.name}`, one]));
  return [...unique.values()].map(({ file, element: { id, name, type, period } }) => {
    const own = file === 'computation' ? TAX_ELEMENTS.get(name)?.label : undefined;
    const en = texts.get(`${id} en`) ?? own?.en ?? name;
    return { file, name, kind: kindOf(type), period, en, zh: texts.get(`${id} zh`) ?? own?.zh ?? en };
  });
}

function kindOf(type: string): ElementKind {
  if (type === 'monetaryItemType') return 'amount';
  if (type === 'booleanItemType') return 'flag';
  if (type === 'dateItemType') return 'day';
  return /^(?:decimal|percent|pure|integer|nonNegativeInteger|shares|perShare)ItemType$/.test(type) ? 'rate' : 'text';
}
