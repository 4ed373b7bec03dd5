import { holderIn } from './kinds/bank-statement/holder.ts';
import { learnStatementLayout, type TaughtValues } from './kinds/taught-statement/learn-statement-layout.ts';
import type { StatementLayout, TaughtColumns } from './kinds/taught-statement/taught-layout.ts';
import { taughtReading } from './kinds/taught-statement/taught-reading.ts';
import { linesOf } from './page/layout.ts';
import type { ReadInput } from './read-document.ts';
import type { Reading } from './reading.ts';
import { emptyReading, readPage } from './reading-parts.ts';

/** Pages a person drew columns on. */
export interface TaughtInput extends Pick<ReadInput, 'pages' | 'ownNames'> {
  readonly taught: TaughtColumns;
  /** What the person has entered of its one account so far: where that is printed is learnt, and tells what is open. */
  readonly values: TaughtValues | null;
}

/** What taught columns make of a document, and what is worth keeping of its layout. */
export interface TaughtDocument {
  readonly reading: Reading;
  readonly layout: StatementLayout;
}

/** Reads a document by the columns a person drew on it: it is a statement, whatever its words say. */
export function readTaughtDocument({ pages, ownNames, taught, values }: TaughtInput): TaughtDocument {
  const lines = pages.flatMap(linesOf);
  const layout = learnStatementLayout(pages, taught, values);
  const reading = taughtReading(emptyReading(pages.map(readPage)), lines, pages, layout);
  return { reading: { ...reading, holder: holderIn(lines, ownNames) }, layout };
}
