import { isRolledAtYearEnd } from '../../accounts/index.ts';
import type { Day } from '../../calendar/index.ts';
import type { JournalDraft } from '../../journal/index.ts';
import { sumAt } from '../../money/index.ts';
import { type Books, balancingAmount, draftOf, type Posting, roleCode } from '../books.ts';

/**
 * An optional year-end closing; `yearNetMinor` is each account's movement of the year, debit positive, closing
 * entries of that year included: closing again after a late entry then moves only what has come since.
 */
export interface Closing {
  readonly ref: string;
  readonly number: string;
  readonly date: Day;
  readonly narration: string;
  readonly yearNetMinor: ReadonlyMap<string, bigint>;
}

/**
 * Empties every income, expense and dividend account into retained earnings on the year's last day. Reports that end
 * in that year leave it out; later ones give the same figures with or without it. Needs the year's movements.
 */
export function closing(input: Closing, books: Books): JournalDraft[] {
  const postings: Posting[] = books.chart.accounts
    .filter(isRolledAtYearEnd)
    .map((account) => ({ accountCode: account.code, netMinor: -sumAt(input.yearNetMinor, account.code) }));
  const retained = { accountCode: roleCode(books, 'retained_earnings'), netMinor: balancingAmount(postings) };
  const head = {
    date: input.date,
    kind: 'closing' as const,
    sourceType: 'closing' as const,
    sourceRef: input.ref,
    number: input.number,
    narration: input.narration,
  };
  const entry = draftOf(books, head, [...postings, retained]);
  return entry.lines.length === 0 ? [] : [entry];
}
