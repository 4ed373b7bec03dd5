import type { FilingItem, FilingYear } from '@folio/contract';

/** By the element of the item; empty: not answered. */
export type Answers = Readonly<Record<string, string>>;

/** Fields of one kind are shown together. */
export const answerGroups = ['flag', 'amount', 'text'] as const;
export type AnswerGroup = (typeof answerGroups)[number];

export function groupOf({ kind }: FilingItem): AnswerGroup {
  if (kind === 'flag') return 'flag';
  return kind === 'amount' || kind === 'rate' ? 'amount' : 'text';
}

/** The answers as a form begins with them. */
export function answersOf({ items }: FilingYear): Answers {
  return Object.fromEntries(items.filter(({ open }) => open).map(({ element, answer }) => [element, answer ?? '']));
}

/** Answers every mandatory item that only a person knows and that is still open: no, or zero. Texts stay open. */
export function answeredWithNo(items: readonly FilingItem[], answers: Answers): Answers {
  const next = { ...answers };
  for (const { element, kind, mandatory, computed, open } of items) {
    const isOpen = open && mandatory && computed === null && (answers[element] ?? '') === '';
    if (isOpen && kind === 'flag') next[element] = 'false';
    if (isOpen && (kind === 'amount' || kind === 'rate')) next[element] = '0';
  }
  return next;
}

/** What differs from the answers that are saved. */
export function changedAnswers(before: Answers, now: Answers): { element: string; value: string }[] {
  return Object.entries(now)
    .filter(([element, value]) => value !== before[element])
    .map(([element, value]) => ({ element, value }));
}
