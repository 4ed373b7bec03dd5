import type { Suggestion } from './suggestion.ts';

/**
 * The name of a proposal, under which a person's no is remembered: what is matched or where it is coded, never how sure it
 * is. The same proposal for another amount of the same documents keeps its name.
 */
export function suggestionKey(
  suggestion: Pick<Suggestion, 'action' | 'documents' | 'entryRefs' | 'parts' | 'transfer' | 'difference'>,
): string {
  const { action, documents, entryRefs, parts, transfer, difference } = suggestion;
  if (action === 'transfer') return ['transfer', transfer?.accountCode ?? '', transfer?.lineRef ?? ''].join(':');
  if (action === 'exclude') return 'exclude';
  if (action === 'classify') return `classify:${parts.map((part) => part.accountCode).join('+')}`;
  if (entryRefs.length > 0) return `entries:${entryRefs.toSorted().join('+')}`;
  const booked = difference?.accountCode ? `:${difference.kind}:${difference.accountCode}` : '';
  return `documents:${documents
    .map(({ ref }) => ref)
    .toSorted()
    .join('+')}${booked}`;
}
