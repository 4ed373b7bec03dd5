import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** `changed`: the text was understood just now, and its value is not in the form that was rendered before. */
export type Commit = 'unchanged' | 'changed' | 'invalid';

interface TypedField {
  element: () => HTMLElement | null;
  commit: () => Commit;
}

const fields = new Set<TypedField>();
const invalid = new Set<TypedField>();
const listeners = new Set<() => void>();

function mark(field: TypedField, isInvalid: boolean): void {
  if (invalid.has(field) === isInvalid) return;
  if (isInvalid) invalid.add(field);
  else invalid.delete(field);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The open dialog that lies above all others, or null. */
function topDialog(): Element | null {
  const open = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')];
  return open.filter((dialog) => dialog.checkVisibility()).at(-1) ?? null;
}

/** The fields that a person sees as one form: those of the top dialog, or those of the screen outside dialogs. */
function isInScope(field: TypedField, dialog: Element | null): boolean {
  const element = field.element();
  if (element === null) return false;
  return dialog === null ? element.closest('[role="dialog"][aria-modal="true"]') === null : dialog.contains(element);
}

/**
 * Every Save and Confirm asks this first: takes over what is still being typed, and answers whether the form holds exactly
 * what its fields show. If not, nothing may be saved, and the first field that cannot be understood has the focus.
 */
export function settleFields(): boolean {
  const dialog = topDialog();
  const results = [...fields]
    .filter((field) => isInScope(field, dialog))
    .map((field) => ({ field, result: flushSync(() => field.commit()) }));
  const wrong = results.flatMap(({ field, result }) => (result === 'invalid' ? (field.element() ?? []) : []));
  wrong.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0]?.focus();
  return results.every(({ result }) => result === 'unchanged');
}

/** Takes over what is being typed in one field; null for an element that is no such field. */
export function settleField(element: Element): Commit | null {
  const field = [...fields].find((one) => one.element() === element);
  return field === undefined ? null : flushSync(() => field.commit());
}

/** True while a field shows a text that was refused. */
export function hasInvalidField(): boolean {
  return invalid.size > 0;
}

/** True while a field on the screen shows a text that cannot be understood; such a screen never says "Saved". */
export function useHasInvalidField(): boolean {
  return useSyncExternalStore(subscribe, hasInvalidField);
}

/** Registers a field whose text is not always a value. */
export function useTypedField(
  element: RefObject<HTMLElement | null> | (() => HTMLElement | null),
  commit: () => Commit,
  isInvalid: boolean,
): void {
  const latest = useRef({ element, commit });
  latest.current = { element, commit };
  const own = useRef<TypedField>({
    element: () => {
      const { element: of } = latest.current;
      return typeof of === 'function' ? of() : of.current;
    },
    commit: () => latest.current.commit(),
  });
  useEffect(() => {
    const field = own.current;
    fields.add(field);
    return () => {
      fields.delete(field);
      mark(field, false);
    };
  }, []);
  useEffect(() => mark(own.current, isInvalid), [isInvalid]);
}
