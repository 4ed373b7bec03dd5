import { canonicalTail, type JournalDraft, type JournalLineDraft } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';

/** An entry to insert; it gets its number and hash when it is written. */
export interface EntryRow {
  id: string;
  draft: JournalDraft;
  bankLineId: string | null;
  reversesId: string | null;
}

type Value = string | bigint | number | boolean | null;

/** One column of many rows as a PostgreSQL array. */
function column<Row>(rows: readonly Row[], type: string, pick: (row: Row) => Value): RawBuilder<unknown> {
  return sql`${rows.map(pick)}::${sql.raw(type)}[]`;
}

interface NumberedLine {
  entry: number;
  line: JournalLineDraft;
  lineNo: number;
}

/** Entries, then their lines, column by column, as `post_entries` takes them. */
export function entryColumns(rows: readonly EntryRow[]): RawBuilder<unknown> {
  const of = (type: string, pick: (row: EntryRow) => Value) => column(rows, type, pick);
  const lines = rows.flatMap(({ draft }, index) =>
    draft.lines.map((line, place): NumberedLine => ({ entry: index + 1, line, lineNo: place + 1 })),
  );
  const ofLine = (type: string, pick: (line: NumberedLine) => Value) => column(lines, type, pick);
  return sql.join([
    of('uuid', (row) => row.id),
    of('date', ({ draft }) => draft.date),
    of('text', ({ draft }) => draft.kind),
    of('text', ({ draft }) => draft.sourceType),
    of('uuid', ({ draft }) => draft.sourceRef),
    of('text', ({ draft }) => draft.number),
    of('uuid', (row) => row.bankLineId),
    of('text', ({ draft }) => draft.narration),
    of('uuid', (row) => row.reversesId),
    of('integer', ({ draft }) => draft.lines.length),
    of('text', ({ draft }) => canonicalTail(draft)),
    ofLine('integer', ({ entry }) => entry),
    ofLine('integer', ({ lineNo }) => lineNo),
    ofLine('text', ({ line }) => line.accountCode),
    ofLine('bigint', ({ line }) => line.debitMinor),
    ofLine('bigint', ({ line }) => line.creditMinor),
    ofLine('text', ({ line }) => line.currency),
    ofLine('bigint', ({ line }) => line.foreignAmountMinor),
    ofLine('numeric', ({ line }) => line.rate),
    ofLine('uuid', ({ line }) => line.contactId),
    ofLine('uuid', ({ line }) => line.documentRef),
    ofLine('text', ({ line }) => line.taxCode),
    ofLine('text', ({ line }) => line.description),
  ]);
}
