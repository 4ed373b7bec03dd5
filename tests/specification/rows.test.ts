import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathOf, rows } from './rows.ts';

const root = join(import.meta.dirname, '..', '..');
const texts = new Map<string, string>();

/** A test file without the line breaks its formatter chose. */
function textOf(path: string): string {
  const known = texts.get(path);
  if (known !== undefined) return known;
  const text = readFileSync(join(root, path), 'utf8')
    .replace(/([[(])\s+/g, '$1')
    .replace(/\s+/g, ' ');
  texts.set(path, text);
  return text;
}

describe('the rows of the specification', () => {
  it('are 172, none twice', () => {
    expect(rows).toHaveLength(172);
    expect(new Set(rows.map(({ point, row }) => `${point} ${row}`)).size).toBe(rows.length);
  });

  it.each(rows)('$point $row: its test is there', (row) => {
    expect(textOf(pathOf(row))).toContain(row.test);
  });

  it('say why where Folio departs from the letter', () => {
    expect(rows.filter(({ improvement }) => improvement !== undefined)).toHaveLength(14);
  });
});
