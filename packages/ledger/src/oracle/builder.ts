import type { Day } from '../calendar/index.ts';
import type { EntryKind, JournalDraft, JournalEntry } from '../journal/index.ts';
import {
  controlLinesOf,
  type OpenDocument,
  type OpenDocuments,
  openDocumentsFrom,
  type SettlementContext,
} from '../posting-rules/index.ts';
import { ORACLE_CONTEXT } from './books.ts';

/** A business record that was posted: its entries, and whether they were reversed. */
export interface PostedRecord {
  readonly ref: string;
  readonly kind: EntryKind;
  readonly lane: number;
  readonly entries: readonly JournalEntry[];
  takenBack: boolean;
}

/** Books under construction. The open documents are updated entry by entry, not computed again for each step. */
export interface Builder {
  readonly entries: JournalEntry[];
  readonly records: PostedRecord[];
  readonly openDocuments: Map<string, OpenDocument>;
  /** The last locked day when each entry was posted. */
  readonly lockWhenPosted: (Day | null)[];
  /** Faults of entries that the rules should not have made. */
  readonly unexpected: string[];
  lockedThrough: Day | null;
}

/** The result of a command: entries to post, the records they reverse, a lock to set. */
export interface Outcome {
  readonly drafts: readonly JournalDraft[];
  readonly takesBack?: readonly PostedRecord[];
  readonly lockThrough?: Day;
}

/** The state of the books that settlement rules need. */
export function settlementContext(builder: Builder): SettlementContext {
  return { ...ORACLE_CONTEXT, openDocuments: builder.openDocuments };
}

/** The documents as they stood at the end of a day. */
export function documentsAt(builder: Builder, day: Day): OpenDocuments {
  return openDocumentsFrom(controlLinesOf(builder.entries, ORACLE_CONTEXT.chart, day));
}
