import type { Accountant, Profile } from '@folio/contract';

/** Whom a person asks: who keeps the books asks the client, and the owner asks the practice that keeps them. */
export type AskSide = 'client' | 'accountant' | 'none';

type Asker = Pick<Profile, 'may' | 'via_practice'>;

/** The owner of the company is the client, and is not offered to ask the client. */
export function isClient({ may, via_practice }: Asker): boolean {
  return may.includes('owner') && via_practice === null;
}

/** `none`: the person asks no one, because that is not permitted or because no practice is connected. */
export function askSide(asker: Asker, accountants: readonly Accountant[] | undefined): AskSide {
  if (!asker.may.includes('write')) return 'none';
  if (!isClient(asker)) return 'client';
  return accountants !== undefined && accountants.length > 0 ? 'accountant' : 'none';
}
