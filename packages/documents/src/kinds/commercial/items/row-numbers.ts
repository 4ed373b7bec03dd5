import type { Item } from '../../../reading.ts';

/**
 * Tables often number their rows, with the number so close to the name that both are read as one. Where every name
 * begins with the number of its row, these numbers are removed; for a single row only when its quantity has a
 * separate column.
 */
export function withoutRowNumbers(items: readonly Item[]): Item[] {
  const stripped = items.map((item, index) => {
    const found = /^(\d{1,3})[.)]?\s+(?=\S)/u.exec(item.name.value);
    return found !== null && Number(found[1]) === index + 1 ? item.name.value.slice(found[0].length) : null;
  });
  const sure = items.length > 1 || items[0]?.quantity != null;
  if (!sure || stripped.some((name) => name === null)) return [...items];
  return items.map((item, index) => ({ ...item, name: { ...item.name, value: stripped[index] ?? item.name.value } }));
}

/** An article number: digits, or capitals and digits, at least four characters. */
const ARTICLE_CODE = /^(?=\S*\d{3})[A-Z0-9][A-Z0-9./#-]{3,}\s+(?=\S*\p{L})/u;

/** Removes article numbers from the names when every name begins with one: they have a separate column. */
export function withoutCodes(items: readonly Item[]): Item[] {
  if (!items.every((item) => ARTICLE_CODE.test(item.name.value))) return [...items];
  return items.map((item) => ({ ...item, name: { ...item.name, value: item.name.value.replace(ARTICLE_CODE, '') } }));
}
