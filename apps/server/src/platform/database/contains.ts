import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a column contains a text, whether in capital or in small letters. The rules of a language are looked up only for letters beyond A to Z:
 * comparing by them takes twice as long, which counts in a list of very many rows.
 */
export function contains(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const plain = [...text].every((sign) => sign <= '\x7f' || sign.toLowerCase() === sign.toUpperCase());
  return plain ? sql<boolean>`${column} collate "C" ilike ${pattern}` : sql<boolean>`${column} ilike ${pattern}`;
}
