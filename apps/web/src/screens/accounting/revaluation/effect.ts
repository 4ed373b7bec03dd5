import type { Revaluation } from '@folio/contract';

export type RevaluationLine = Revaluation['lines'][number];

export const isNil = (amount: string): boolean => !/[1-9]/.test(amount);

/** Above nil is a gain. */
export function effectOf(amount: string): 'gain' | 'loss' | 'none' {
  if (isNil(amount)) return 'none';
  return amount.startsWith('-') ? 'loss' : 'gain';
}

/** Documents and bank accounts, for they are posted apart: only the documents' entry is taken back the next day. */
export function linesByKind(
  lines: readonly RevaluationLine[],
): { kind: RevaluationLine['kind']; lines: RevaluationLine[] }[] {
  return (['document', 'bank'] as const)
    .map((kind) => ({ kind, lines: lines.filter((line) => line.kind === kind) }))
    .filter((group) => group.lines.length > 0);
}

/** The postings of a line: a document's on its control account, or a bank account's, up to the day. */
export function linePath(line: Pick<RevaluationLine, 'kind' | 'code' | 'label'>, from: string, to: string): string {
  const query = new URLSearchParams({ account: line.code, from, to });
  if (line.kind === 'document') query.set('q', line.label);
  return `/reports/account-transaction?${query}`;
}
