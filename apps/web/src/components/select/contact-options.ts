import type { ContactRow } from '@folio/contract';
import type { ContactSide } from '../../api/queries/trade/contact.ts';

/** Value of the option that keeps the typed name as a new contact. */
export const newName = 'new';

const plain = (text: string | null) => (text ?? '').trim().toLowerCase();

/** The contact with exactly this name, in either language. */
export function rowNamed(rows: readonly ContactRow[], typed: string): ContactRow | null {
  if (plain(typed) === '') return null;
  return rows.find((row) => plain(row.name) === plain(typed) || plain(row.name_zh) === plain(typed)) ?? null;
}

/** The options for a typed text: contacts of the side first, then the typed name itself if no contact has it. */
export function contactOptions(
  rows: readonly ContactRow[],
  side: ContactSide,
  typed: string,
): (ContactRow | typeof newName)[] {
  const isOfSide = (row: ContactRow) => (side === 'customer' ? row.is_customer : row.is_supplier);
  const sorted = [...rows.filter(isOfSide), ...rows.filter((row) => !isOfSide(row))];
  return typed === '' || rowNamed(rows, typed) ? sorted : [...sorted, newName];
}

/** The line under a contact's name: its name in the other language, its email address. */
export function secondLine(row: ContactRow, shownName: string): string {
  const other = shownName === row.name ? row.name_zh : row.name;
  return [other, row.email].filter(Boolean).join(' · ');
}
