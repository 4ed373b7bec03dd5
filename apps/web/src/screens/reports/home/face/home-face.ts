import type { Profile } from '@folio/contract';

/**
 * What Home shows first. `papers`: the documents of a person who sees no books; `reader`: the figures only; `owner`: the figures and
 * what waits for the owner; `books`: what waits for the person who keeps the books.
 */
export type HomeFace = 'papers' | 'reader' | 'owner' | 'books';

/** The face for a person in a company. A practice's people keep the books, whatever the practice may do there. */
export function homeFace({ may, via_practice }: Pick<Profile, 'may' | 'via_practice'>): HomeFace {
  if (!may.includes('read')) return 'papers';
  if (!may.includes('write')) return 'reader';
  return may.includes('owner') && via_practice === null ? 'owner' : 'books';
}
