import type { ContactRow } from '@folio/contract';
import type { ContactSide } from '../api/queries/contact.ts';

/** Stands for the name as it was typed, among the contacts that are offered. */
export const newName = 'new';

const plain = (text: string | null) => (text ?? '').trim().toLowerCase();

/** The contact that is called exactly so, in either language. */
export function rowNamed(rows: readonly ContactRow[], typed: string): ContactRow | null {
  if (plain(typed) === '') return null;
  return rows.find((row) => plain(row.name) === plain(typed) || plain(row.name_zh) === plain(typed)) ?? null;
}

/** What is offered for what was typed: contacts of the side first, then the typed name itself when nobody has it. */
export function contactOptions(
  rows: readonly ContactRow[],
  side: ContactSide,
  typed: string,
): (ContactRow | typeof newName)[] {
  const isOfSide = (row: ContactRow) => (side === 'customer' ? row.is_customer : row.is_supplier);
  const sorted = [...rows.filter(isOfSide), ...rows.filter((row) => !isOfSide(row))];
  return typed === '' || rowNamed(rows, typed) ? sorted : [...sorted, newName];
}

/** Under a contact's name: its name in the other language, its e-mail. */
export function secondLine(row: ContactRow, shownName: string): string {
  const other = shownName === row.name ? row.name_zh : row.name;
  return [other, row.email].filter(Boolean).join(' · ');
}
