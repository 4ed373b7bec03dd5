import type { Item } from '../../reading.ts';

/**
 * Tables often number their rows, and the number stands so close to the name that both are read as one. Where every name
 * begins with its own row's number, these are taken off; a single row only when its quantity stands in a column of its own.
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

/** An article number: digits, or capitals and digits, four signs and more. */
const ARTICLE_CODE = /^(?=\S*\d{3})[A-Z0-9][A-Z0-9./#-]{3,}\s+(?=\S*\p{L})/u;

/** Takes article numbers off the names where every one begins with one: they stand in a column of their own. */
export function withoutCodes(items: readonly Item[]): Item[] {
  if (!items.every((item) => ARTICLE_CODE.test(item.name.value))) return [...items];
  return items.map((item) => ({ ...item, name: { ...item.name, value: item.name.value.replace(ARTICLE_CODE, '') } }));
}
