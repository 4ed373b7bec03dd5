import type { Filing, FilingProfile } from '@folio/contract';

type Mapped = FilingProfile['accounts'][number];

/** The profile as a form begins with it: what is saved, and what Folio proposes for accounts and rows. */
export function profileDraft({ profile, accounts, rows }: Filing): FilingProfile {
  const removed = profile.accounts.filter(({ element }) => element === '');
  const mapped = accounts.filter(({ element }) => element !== '').map(({ code, element }) => ({ code, element }));
  const shown = new Set(rows.map(({ row }) => row));
  const tagged = rows.filter(({ element }) => element !== '').map(({ row, element }) => ({ row, element }));
  // Rows that these accounts do not print keep their elements.
  const others = profile.rows.filter(({ row, element }) => !shown.has(row) || element === '');
  return { ...profile, accounts: [...mapped, ...removed], rows: [...tagged, ...others] };
}

/** Sets the item of an account; an empty one stays as "none", so that it is not proposed again. */
export function withAccount(accounts: readonly Mapped[], code: string, element: string): Mapped[] {
  if (!accounts.some((one) => one.code === code)) return [...accounts, { code, element }];
  return accounts.map((one) => (one.code === code ? { code, element } : one));
}

/** Sets the element of a row; an empty one stays as "none". */
export function withRow(rows: FilingProfile['rows'], row: string, element: string): FilingProfile['rows'] {
  if (!rows.some((one) => one.row === row)) return [...rows, { row, element }];
  return rows.map((one) => (one.row === row ? { row, element } : one));
}
