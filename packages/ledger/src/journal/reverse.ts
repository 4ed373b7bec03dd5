import type { Day } from '../calendar/index.ts';
import type { EntryKind, JournalDraft, JournalLineDraft } from './entry.ts';

/** The texts of a reversing entry that differ from its original. */
export interface ReversalWords {
  readonly number: string;
  readonly narration: string;
}

function swap(line: JournalLineDraft): JournalLineDraft {
  return {
    ...line,
    debitMinor: line.creditMinor,
    creditMinor: line.debitMinor,
    foreignAmountMinor: line.foreignAmountMinor === null ? null : -line.foreignAmountMinor,
  };
}

/** The opposite of an entry: debits and credits swapped, same tags and source, another date and kind. */
export function reverse(entry: JournalDraft, date: Day, kind: EntryKind, words: ReversalWords): JournalDraft {
  return {
    date,
    kind,
    sourceType: entry.sourceType,
    sourceRef: entry.sourceRef,
    number: words.number,
    narration: words.narration,
    lines: entry.lines.map(swap),
  };
}
