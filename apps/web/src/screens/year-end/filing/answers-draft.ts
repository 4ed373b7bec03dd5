import type { FilingItem, FilingYear } from '@folio/contract';

export type Answers = ReadonlyMap<string, string>;

/** Fields of one kind are shown together. */
export const answerGroups = ['flag', 'amount', 'text'] as const;
export type AnswerGroup = (typeof answerGroups)[number];

export function groupOf({ kind }: FilingItem): AnswerGroup {
  if (kind === 'flag') return 'flag';
  return kind === 'amount' || kind === 'rate' ? 'amount' : 'text';
}

/** The answers as a form begins with them. */
export function answersOf({ items }: FilingYear): Answers {
  return new Map(items.filter(({ open }) => open).map(({ element, answer }) => [element, answer ?? '']));
}

/** Answers every mandatory item that only a person knows and that is still open: no, or zero. Texts stay open. */
export function answeredWithNo(items: readonly FilingItem[], answers: Answers): Answers {
  const next = new Map(answers);
  for (const { element, kind, mandatory, computed, open } of items) {
    const isOpen = open && mandatory && computed === null && (answers.get(element) ?? '') === '';
    if (isOpen && kind === 'flag') next.set(element, 'false');
    if (isOpen && (kind === 'amount' || kind === 'rate')) next.set(element, '0');
  }
  return next;
}

/** What differs from the answers that are saved. */
export function changedAnswers(before: Answers, now: Answers): { element: string; value: string }[] {
  return [...now]
    .filter(([element, value]) => value !== before.get(element))
    .map(([element, value]) => ({ element, value }));
}
