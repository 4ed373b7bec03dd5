import type { Suggestion } from './suggestion.ts';

/**
 * The key of a proposal, under which a person's rejection is stored: the match or the account, never the score. The
 * same proposal for another amount of the same documents has the same key.
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
