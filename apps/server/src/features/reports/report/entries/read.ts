import { ENTRY_KINDS, type EntryKind, journalNumberOf, type ReportedJournal, type SourceType } from '@folio/ledger';
import { linesOfEntries, type StoredLedgerLine } from '../../../books/ledger/index.ts';
import { nameIn, type ReportContext } from '../context.ts';
import type { StoredHead } from './store.ts';

/** An entry with its lines and who posted it; contacts are named in the caller's language. */
export interface ReportEntry extends ReportedJournal {
  head: StoredHead;
  sourceType: SourceType;
  lines: readonly StoredLedgerLine[];
}

/** Entries with their lines, in the order of the heads. */
export async function readReportEntries(context: ReportContext, heads: readonly StoredHead[]): Promise<ReportEntry[]> {
  const lines = await linesOfEntries(
    context.tx,
    heads.map((head) => head.id),
  );
  const byEntry = Map.groupBy(lines, (line) => line.entryId);
  return heads.map((head) => {
    const own = (byEntry.get(head.id) ?? []).map((line) => localised(context, line));
    return {
      head,
      journalNumber: journalNumberOf(Number(head.number)),
      date: head.date,
      kind: kindOf(head),
      // The column is kept to these words by the posting door.
      sourceType: head.sourceType as SourceType,
      number: head.sourceNumber,
      narration: head.narration,
      lines: own,
    };
  });
}

function kindOf({ kind }: StoredHead): EntryKind {
  const found = ENTRY_KINDS.find((known) => known === kind);
  if (found === undefined) throw new Error(`stored kind "${kind}" is unknown`);
  return found;
}

function localised(context: ReportContext, line: StoredLedgerLine): StoredLedgerLine {
  if (line.contact === null) return line;
  const name = nameIn({ ...context, names: 'one' }, { name: line.contact.name, nameZh: line.contactZh });
  return { ...line, contact: { ...line.contact, name } };
}

/** The kinds a query names; unknown words name none. Undefined: all. */
export function kindsOf(asked: readonly string[] | undefined): EntryKind[] | undefined {
  return asked && ENTRY_KINDS.filter((kind) => asked.includes(kind));
}
