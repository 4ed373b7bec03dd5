import type { JournalEntry } from './entry.ts';

/**
 * A text as a database returns it after it was written. Half of a surrogate pair becomes U+FFFD on the way, and a byte order mark
 * (U+FEFF) may be lost; an entry that is hashed before that would not hold afterwards.
 */
export function asStored(text: string): string {
  return text.toWellFormed().replaceAll('\uFEFF', '');
}

const REPLACEMENT = '\uFFFD';
const FIRST_HALF = 0xd800;
const LAST_HALF = 0xdfff;

/**
 * The entry as it may have been typed before Folio refused half of a surrogate pair: one variant for each half that U+FFFD may
 * replace. Only the original has the recorded hash, so a match proves that nothing else was changed.
 */
export function* asTypedBefore(entry: JournalEntry): Generator<JournalEntry> {
  const texts = [entry.number, entry.narration, ...entry.lines.map(({ description }) => description)];
  if (!texts.some((text) => text.includes(REPLACEMENT))) return;
  for (let code = FIRST_HALF; code <= LAST_HALF; code += 1) {
    const typed = (text: string) => text.replaceAll(REPLACEMENT, String.fromCharCode(code));
    yield {
      ...entry,
      number: typed(entry.number),
      narration: typed(entry.narration),
      lines: entry.lines.map((line) => ({ ...line, description: typed(line.description) })),
    };
  }
}
