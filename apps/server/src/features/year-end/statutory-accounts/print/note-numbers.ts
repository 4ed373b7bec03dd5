import type { AccountsBook } from '@folio/contract';
import { type AccountsNote, SME_FRS_NOTES } from '@folio/ledger';
import type { Language } from '../../../../platform/http/call.ts';

/** A note that has content, with its number. */
export interface NumberedNote extends AccountsNote {
  number: number;
}

/** The notes that are printed: those with a text in the language, a row or a fact. */
export function numberedNotes(book: AccountsBook, language: Language): NumberedNote[] {
  const field = language === 'zh-Hant' ? 'zh' : 'en';
  return SME_FRS_NOTES.filter(
    ({ texts, statement, facts }) =>
      texts.some((key) => book.texts.some((text) => text.key === key && text[field] !== '')) ||
      book.statements.some(({ id, rows }) => id === statement && rows.length > 0) ||
      facts === 'emoluments' ||
      (facts === 'related' && book.facts.related.length > 0),
  ).map((note, index) => ({ ...note, number: index + 1 }));
}

export function noteNumbers(notes: readonly NumberedNote[]): ReadonlyMap<string, number> {
  return new Map(notes.map(({ id, number }) => [id, number]));
}
