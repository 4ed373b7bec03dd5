import type { Day } from '../../calendar/index.ts';
import { type JournalDraft, netOf, type ReversalWords, reverse } from '../../journal/index.ts';
import { controlLinesOf, openDocumentsFrom } from '../documents/open-documents.ts';
import { type Revaluation, type RevaluationContext, revaluation } from './revaluation.ts';

/** An entry of an earlier revaluation run, with the texts of the entry that reverses it. */
export interface EarlierRevaluation {
  readonly entry: JournalDraft;
  readonly words: ReversalWords;
}

/** The context as if entries had been posted, too: those dated up to the day count. */
function withEntries(context: RevaluationContext, entries: readonly JournalDraft[], upTo: Day): RevaluationContext {
  const known = entries.filter((entry) => entry.date <= upTo);
  const lines = known.flatMap((entry) => entry.lines);
  const bankBalances = context.bankBalances.map((balance) => ({
    ...balance,
    baseMinor: lines
      .filter((line) => line.accountCode === balance.accountCode)
      .reduce((sum, line) => sum + netOf(line), balance.baseMinor),
  }));
  const openDocuments = openDocumentsFrom(controlLinesOf(known, context.chart), context.openDocuments);
  return { ...context, bankBalances, openDocuments };
}

/**
 * Revaluation of a date that was revalued before (a document was posted after the run, or a rate was wrong): first
 * every entry of the earlier run is reversed at its own date, then the new run is posted. Needs the current books,
 * earlier run included. Later runs of foreign bank accounts started from this run's figures, so they have to be run
 * again. Throws as `revaluation`.
 */
export function revaluationRerun(
  input: Revaluation,
  earlier: readonly EarlierRevaluation[],
  context: RevaluationContext,
): JournalDraft[] {
  const taken = earlier.map(({ entry, words }) => reverse(entry, entry.date, 'fx_revaluation_reversal', words));
  return [...taken, ...revaluation(input, withEntries(context, taken, input.date))];
}
