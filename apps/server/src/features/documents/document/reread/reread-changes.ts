import type { DocumentDraft, RereadChange } from '@folio/contract';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Fields that are not read from a page: a person or the books decide them. */
const NOT_READ = new Set([
  'contact_id',
  'account_code',
  'bank_account_id',
  'post_opening_balance',
  'opening_rate',
  'paid_from',
  'paid_date',
  'ship_to',
  'document_language',
  'tax_code',
]);

/**
 * The changes a newer reading would make to a draft, by field path. A list with a different number of rows is one
 * change, described by the two counts, because its rows no longer correspond. Pure.
 */
export function changesOf(draft: DocumentDraft, newer: DocumentDraft): RereadChange[] {
  // If the kind of document changes, everything in it changes.
  if (partOf(draft) !== partOf(newer)) return [{ path: 'kind', before: draft.kind, after: newer.kind }];
  return compare('', toJson(draft), toJson(newer));
}

function partOf(draft: DocumentDraft): string {
  return draft.statements ? 'statements' : 'invoice';
}

function toJson(draft: DocumentDraft): Json {
  return JSON.parse(JSON.stringify(draft)) as Json;
}

function compare(path: string, before: Json, after: Json): RereadChange[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return [{ path, before: String(before.length), after: String(after.length) }];
    return before.flatMap((row, index) => compare(join(path, String(index)), row, after[index] ?? null));
  }
  if (isRecord(before) && isRecord(after))
    return Object.keys(after)
      .filter((key) => !NOT_READ.has(key) && !isRateOfExchange(path, key))
      .flatMap((key) => compare(join(path, key), before[key] ?? null, after[key] ?? null));
  const [was, is] = [textOf(before), textOf(after)];
  return was === is ? [] : [{ path, before: was, after: is }];
}

/** `invoice.rate` is an exchange rate; the rate of an item is its tax rate. */
function isRateOfExchange(path: string, key: string): boolean {
  return path === 'invoice' && key === 'rate';
}

function isRecord(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: Json): string | null {
  if (value === null || value === '') return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/**
 * Applies some of the changes to the draft; `paths` null applies all. Fields that are not read from a page stay
 * unchanged. Pure.
 */
export function takeChanges(
  draft: DocumentDraft,
  newer: DocumentDraft,
  paths: readonly string[] | null,
): DocumentDraft {
  const wanted = changesOf(draft, newer).filter(({ path }) => paths === null || paths.includes(path));
  if (wanted.some(({ path }) => path === 'kind') && partOf(draft) !== partOf(newer)) return newer;
  const result = toJson(draft);
  for (const { path } of wanted) put(result, path.split('.'), valueAt(toJson(newer), path.split('.')));
  return result as unknown as DocumentDraft;
}

function valueAt(value: Json, [key, ...rest]: string[]): Json {
  if (key === undefined) return value;
  if (Array.isArray(value)) return valueAt(value[Number(key)] ?? null, rest);
  return isRecord(value) ? valueAt(value[key] ?? null, rest) : null;
}

function put(target: Json, [key, ...rest]: string[], value: Json): void {
  if (key === undefined) return;
  if (Array.isArray(target)) {
    if (rest.length === 0) target[Number(key)] = value;
    else put(target[Number(key)] ?? null, rest, value);
    return;
  }
  if (!isRecord(target)) return;
  if (rest.length === 0) target[key] = value;
  else put(target[key] ?? null, rest, value);
}
