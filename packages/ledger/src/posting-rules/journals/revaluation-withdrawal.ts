import type { Day } from '../../calendar/index.ts';
import { type JournalDraft, netOf, reverse } from '../../journal/index.ts';
import type { EarlierRevaluation } from './revaluation-rerun.ts';

/**
 * The part of a run's entry that is about one document, with its exchange difference; null if the run has no such
 * part.
 */
function partOf(entry: JournalDraft, documentRef: string): JournalDraft | null {
  const own = entry.lines.filter((line) => line.documentRef === documentRef);
  const counter = entry.lines.find((line) => line.documentRef === null);
  if (own.length === 0 || counter === undefined) return null;
  const netMinor = own.reduce((sum, line) => sum - netOf(line), 0n);
  const side = { debitMinor: netMinor > 0n ? netMinor : 0n, creditMinor: netMinor < 0n ? -netMinor : 0n };
  return { ...entry, lines: [...own, { ...counter, ...side }] };
}

/**
 * When a document is voided, reverses its part of the revaluation runs still in force: its line in every run dated on
 * or after the day of the voiding entry, and the line that reversed it on the next day, each at its own date. A run
 * of an earlier day stays: the document was open then. The entries belong to their run, so running that day again
 * reverses them, too.
 */
export function revaluationWithdrawal(
  document: { ref: string; voidedOn: Day },
  standing: readonly EarlierRevaluation[],
): JournalDraft[] {
  const runs = Map.groupBy(standing, ({ entry }) => entry.sourceRef);
  return [...runs.values()].flatMap((own) => {
    const run = own.find(({ entry }) => entry.kind === 'fx_revaluation');
    if (run === undefined || run.entry.date < document.voidedOn) return [];
    return own.flatMap(({ entry, words }) => {
      const part = partOf(entry, document.ref);
      return part === null ? [] : [reverse(part, entry.date, entry.kind, words)];
    });
  });
}
