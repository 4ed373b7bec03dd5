import type { Suggestion } from '../../../packages/ledger/src/reconciliation/suggestion.ts';
import type { Truth } from './happening.ts';

/** True when accepting the suggestion would book the true coding. */
export function isRight(found: Suggestion, truth: Truth): boolean {
  if (truth.action === 'entries') return sameTexts(found.entryRefs, truth.entryRefs);
  if (truth.action === 'transfer')
    return (
      found.action === 'transfer' &&
      found.transfer?.accountCode === truth.accountCode &&
      found.transfer.lineRef === truth.lineRef
    );
  if (truth.action === 'classify')
    return (
      found.action === 'classify' &&
      sameTexts(
        found.parts.map(({ accountCode }) => accountCode),
        truth.accountCodes,
      )
    );
  return (
    found.action === 'match' &&
    sameTexts(found.documents.map(settlement), truth.documents.map(settlement)) &&
    bookedApart(found.difference) === bookedApart(truth.difference)
  );
}

/** Amounts booked in addition to the documents; the settled amount already shows what is left open of a document. */
function bookedApart(difference: Suggestion['difference'] | Extract<Truth, { action: 'match' }>['difference']): string {
  return difference === null || difference.kind === 'part' ? '' : `${difference.kind} ${difference.accountCode ?? ''}`;
}

function settlement({ ref, settlesMinor }: { readonly ref: string; readonly settlesMinor: bigint }): string {
  return `${ref} ${settlesMinor}`;
}

function sameTexts(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.toSorted().join('\n') === b.toSorted().join('\n');
}
