import type { Revaluation } from '@folio/contract';

export type RevaluationLine = Revaluation['lines'][number];

export const isNil = (amount: string): boolean => !/[1-9]/.test(amount);

/** An amount above zero is a gain. */
export function effectOf(amount: string): 'gain' | 'loss' | 'none' {
  if (isNil(amount)) return 'none';
  return amount.startsWith('-') ? 'loss' : 'gain';
}

/** Documents and bank accounts are posted separately: only the documents' entry is reversed the next day. */
export function linesByKind(
  lines: readonly RevaluationLine[],
): { kind: RevaluationLine['kind']; lines: RevaluationLine[] }[] {
  return (['document', 'bank'] as const)
    .map((kind) => ({ kind, lines: lines.filter((line) => line.kind === kind) }))
    .filter((group) => group.lines.length > 0);
}

/** The address of a line's postings up to the day: on a document's control account, or on the bank account. */
export function linePath(line: Pick<RevaluationLine, 'kind' | 'code' | 'label'>, from: string, to: string): string {
  const query = new URLSearchParams({ account: line.code, from, to });
  if (line.kind === 'document') query.set('q', line.label);
  return `/reports/account-transaction?${query}`;
}
