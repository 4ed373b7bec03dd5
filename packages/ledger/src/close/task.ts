/** Checks that Folio answers from the books. The hard ones hold the lock until they are done. */
export const CLOSE_CHECKS = [
  { code: 'draft_documents', isHard: true },
  { code: 'draft_journals', isHard: true },
  { code: 'bank_lines', isHard: true },
  { code: 'bank_proof', isHard: true },
  { code: 'suspense', isHard: true },
  { code: 'control_accounts', isHard: true },
  { code: 'revaluation', isHard: true },
  { code: 'schedule_lines', isHard: true },
  { code: 'schedules', isHard: true },
  { code: 'documents', isHard: false },
  { code: 'duplicates', isHard: false },
  { code: 'without_document', isHard: false },
  { code: 'unusual', isHard: false },
  { code: 'movements', isHard: false },
  { code: 'sign_offs', isHard: false },
] as const;

export type CloseCheck = (typeof CLOSE_CHECKS)[number]['code'];

/** A check with the number of things that are open in it. */
export interface CheckedTask {
  readonly code: CloseCheck;
  readonly isHard: boolean;
  readonly open: number;
}

/** All checks in their order, with what is open in each. */
export function checkedTasks(open: Readonly<Record<CloseCheck, number>>): CheckedTask[] {
  return CLOSE_CHECKS.map(({ code, isHard }) => ({ code, isHard, open: open[code] }));
}

/** A task of people: one that has to be asserted before the lock (`isRequired`), or a free one. */
export interface PersonalTask {
  readonly title: string;
  readonly isRequired: boolean;
  readonly isDone: boolean;
}

/** How many hard tasks are open: checks of the books and required tasks of people. */
export function openHardTasks(checks: readonly CheckedTask[], tasks: readonly PersonalTask[]): number {
  const hard = checks.filter(({ isHard, open }) => isHard && open > 0).length;
  return hard + tasks.filter(({ isRequired, isDone }) => isRequired && !isDone).length;
}

/** The titles of a template that a period does not have yet, compared without regard to case and outer spaces. */
export function missingTasks<T extends { readonly title: string }>(
  template: readonly T[],
  existing: readonly { readonly title: string }[],
): T[] {
  const known = new Set(existing.map(({ title }) => keyOf(title)));
  return template.filter(({ title }) => {
    const key = keyOf(title);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}

function keyOf(title: string): string {
  return title.trim().toLowerCase();
}
