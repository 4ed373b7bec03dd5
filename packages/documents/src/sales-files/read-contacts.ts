import { rowReaders } from './row-reader.ts';
import type { ContactRecord, SalesFault, SalesMapping, SalesRole, SalesTable } from './sales-file.ts';

const TEXTS: readonly SalesRole[] = [
  'contact_zh',
  'email',
  'phone',
  'contact_person',
  'address',
  'tax_id',
  'br',
  'currency',
  'terms',
  'notes',
];

/** The contacts of a table, one for each row; a second row with the same name is an error. */
export function readSalesContacts(table: SalesTable, mapping: SalesMapping): ContactRecord[] {
  const rows = new Map<string, number>();
  return rowReaders(table, mapping).flatMap((reader) => {
    if (reader.isBlank) return [];
    const name = reader.text('contact') || reader.text('contact_zh');
    const faults: SalesFault[] = name === '' ? [{ word: 'no_name', row: reader.row, values: {} }] : [];
    const before = rows.get(name.toLowerCase());
    if (before !== undefined && name !== '')
      faults.push({ word: 'twice', row: reader.row, values: { row: String(before) } });
    rows.set(name.toLowerCase(), before ?? reader.row);
    return {
      row: reader.row,
      name,
      texts: Object.fromEntries(TEXTS.flatMap((role) => (reader.text(role) === '' ? [] : [[role, reader.text(role)]]))),
      faults,
    };
  });
}
