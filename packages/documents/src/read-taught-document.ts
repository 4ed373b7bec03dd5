import { holderIn } from './kinds/bank-statement/accounts/holder.ts';
import { layoutsOf } from './kinds/taught-statement/layout-marks.ts';
import { learnStatementLayout, type TaughtValues } from './kinds/taught-statement/learn-statement-layout.ts';
import { proposeColumns } from './kinds/taught-statement/propose-columns.ts';
import type {
  KeptLayout,
  StatementLayout,
  TaughtColumn,
  TaughtColumns,
} from './kinds/taught-statement/taught-layout.ts';
import { taughtReading } from './kinds/taught-statement/taught-reading.ts';
import { linesOf } from './page/layout.ts';
import type { Page } from './page/page.ts';
import { withoutRepeats } from './page/repeated-pages.ts';
import type { ReadInput } from './read-document.ts';
import type { Reading } from './reading.ts';
import { emptyReading, readPage } from './reading-parts.ts';

/** Pages a person drew columns on. */
export interface TaughtInput extends Pick<ReadInput, 'pages' | 'ownNames'> {
  readonly taught: TaughtColumns;
  /**
   * What the person has entered so far for the only account. The reader learns where these values are printed and
   * uses them to decide open questions.
   */
  readonly values: TaughtValues | null;
  /** The parts of the layout that are known already. */
  readonly kept?: Pick<StatementLayout, 'places' | 'constants'>;
}

/** The result of reading a document by taught columns, and the layout to keep. */
export interface TaughtDocument {
  readonly reading: Reading;
  readonly layout: StatementLayout;
}

/** Reads a document by the columns a person drew on it: it is a statement, whatever its words say. */
export function readTaughtDocument({ pages: all, ownNames, taught, values, kept }: TaughtInput): TaughtDocument {
  const pages = withoutRepeats(all);
  const lines = pages.flatMap(linesOf);
  const layout = learnStatementLayout(pages, taught, values, kept);
  const reading = taughtReading(emptyReading(all.map(readPage)), lines, pages, layout);
  return { reading: { ...reading, holder: holderIn(lines, ownNames) }, layout };
}

export interface ColumnsInput {
  readonly pages: readonly Page[];
  readonly kept: readonly KeptLayout[];
}

/** Columns to begin with, and the ids of the layouts these pages are printed in. */
export function columnsOfPages({ pages, kept }: ColumnsInput): { columns: readonly TaughtColumn[]; fitting: string[] } {
  const lines = withoutRepeats(pages).flatMap(linesOf);
  return { columns: proposeColumns(lines), fitting: layoutsOf(lines, kept).map(({ id }) => id) };
}
