import type { Pattern, Term } from './typed-words.ts';

const KIND_LETTERS = {
  contact: 'c',
  account: 'a',
  invoice: 'i',
  payment: 'p',
  bank_line: 'b',
  journal_entry: 'j',
  document: 'd',
} as const;

/** The kinds of records that have an entry. */
export type EntryKind = keyof typeof KIND_LETTERS;

export const entryKinds = Object.keys(KIND_LETTERS).filter(isEntryKind);

export function isEntryKind(text: string): text is EntryKind {
  return Object.hasOwn(KIND_LETTERS, text);
}

/** What the words of a kind of records of a company begin with, so that the list of a common word stays short. */
export function markOf(companyId: string, kind: EntryKind): string {
  return companyId.replaceAll('-', '').slice(0, 6) + KIND_LETTERS[kind];
}

/**
 * The query of the index (`tsquery`). `spelling`: the words that a mistyped word may mean. `exact`: beginnings do not
 * count, only whole words.
 */
export function queryOf(
  mark: string,
  terms: readonly Term[],
  { spelling, exact = false }: { spelling?: ReadonlyMap<string, readonly string[]>; exact?: boolean } = {},
): string {
  const lexeme = ({ word, isBeginning }: Pattern) =>
    `'${mark}${word.replace(/['\\]/g, '')}'${isBeginning && !exact ? ':*' : ''}`;
  const ofTerm = ({ choices, spelled }: Term) => {
    const others = spelled === null ? [] : (spelling?.get(spelled) ?? []);
    const all = [...choices, ...others.map((word) => [{ word, isBeginning: false }])];
    return `(${all.map((choice) => choice.map(lexeme).join(' & ')).join(' | ')})`;
  };
  return terms.map(ofTerm).join(' & ');
}
