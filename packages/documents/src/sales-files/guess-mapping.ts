import { dateOrderOf } from '../bank-files/table/days.ts';
import { plainHeading, roleOfHeading } from './headings.ts';
import type { SalesFileKind, SalesMapping, SalesRole, SalesTable } from './sales-file.ts';

/** The headings have fewer lines above them (a title, a period) than this. */
const MAX_LINES_ABOVE = 15;
const LOOKED_AT_ROWS = 500;

function known(row: readonly string[], kind: SalesFileKind): number {
  return new Set(row.map((cell) => roleOfHeading(cell, kind)).filter((role) => role !== 'ignore')).size;
}

/** Finds the row of headings: of the first rows the one with most known headings. Null without such a row. */
export function tableOf(rows: readonly (readonly string[])[], kind: SalesFileKind): SalesTable | null {
  const scores = rows.slice(0, MAX_LINES_ABOVE).map((row) => known(row, kind));
  const most = Math.max(0, ...scores);
  if (most === 0) return null;
  const at = scores.indexOf(most);
  const width = Math.max(...rows.slice(at).map((row) => row.length));
  const headings = Array.from({ length: width }, (_, column) => rows[at]?.[column]?.trim() ?? '');
  return { headings, rows: rows.slice(at + 1), firstRow: at + 2 };
}

/** A role belongs to the first column that claims it, except for lines of an address and ignored columns. */
function once(roles: readonly SalesRole[]): SalesRole[] {
  const seen = new Set<SalesRole>();
  return roles.map((role) => {
    if (role === 'address' || role === 'ignore') return role;
    if (seen.has(role)) return 'ignore';
    seen.add(role);
    return role;
  });
}

/** A text column named after the product is the item's name when there is no description column. */
function withItemName(roles: readonly SalesRole[]): SalesRole[] {
  if (roles.includes('item')) return [...roles];
  const at = roles.indexOf('description');
  return roles.map((role, index) => (index === at ? 'item' : role));
}

/** What the columns of a table mean, by their headings; for dates, by the contents of their cells. */
export function guessSalesMapping(table: SalesTable, kind: SalesFileKind): SalesMapping {
  const guessed = once(table.headings.map((heading) => roleOfHeading(heading, kind)));
  const roles = kind === 'contacts' ? guessed : withItemName(guessed);
  const days = table.rows
    .slice(0, LOOKED_AT_ROWS)
    .flatMap((row) => roles.flatMap((role, column) => (/_date$/u.test(role) ? (row[column]?.trim() ?? '') : [])));
  const isTaxed = roles.includes('tax_code') || roles.includes('tax_rate');
  const isInclusive = table.headings.some((heading) => /incl(?:uding|usive)?\.? |含稅/u.test(plainHeading(heading)));
  return {
    roles,
    amountsAre: !isTaxed ? 'no_tax' : isInclusive ? 'tax_inclusive' : 'tax_exclusive',
    dateOrder: dateOrderOf(days.filter((day) => day !== '')).order,
  };
}
