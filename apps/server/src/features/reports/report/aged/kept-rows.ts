import type { SheetRow } from '@folio/contract';
import type { AgedReport } from '@folio/ledger';
import { BoundedMemory } from '../../../../platform/memory/bounded-memory.ts';
import type { Layout } from '../sheet/layout.ts';
import type { AgedBooks } from './read.ts';

/** The rows of an aged report, and what of the report is shown around them. */
export interface AgedRows extends Pick<AgedReport, 'control' | 'leftOnSettledMinor'> {
  layout: Layout;
  rows: SheetRow[];
  /** Whether a document is in another currency than the books. */
  foreign: boolean;
}

interface Kept {
  books: AgedBooks;
  made: AgedRows;
}

/** A row with its cells, and its text. */
const ROW_BYTES = 1800;

const kept = new BoundedMemory<Kept>({
  mostBytes: 16 * 1024 * 1024,
  bytesOf: ({ made: { rows }, books: { lists } }) =>
    ROW_BYTES * rows.reduce((sum, { details = [] }) => sum + 1 + details.length, 0) + 4 * (lists.refs?.length ?? 0),
});

/**
 * The rows as they were made last, if the database still says the same, else those that `make` makes. `key` names everything else that
 * they depend on. What the database says is compared as a whole, so a change of any document or contact counts at once.
 */
export function keptRows(key: string, books: AgedBooks, make: () => AgedRows): AgedRows {
  const last = kept.find(key);
  if (last !== undefined && isSame(last.books, books)) return last.made;
  const made = make();
  kept.keep(key, { books, made });
  return made;
}

function isSame(one: AgedBooks, other: AgedBooks): boolean {
  const names = Object.keys(one.lists) as (keyof AgedBooks['lists'])[];
  return (
    one.controlBalanceMinor === other.controlBalanceMinor &&
    names.every((name) => one.lists[name] === other.lists[name])
  );
}
