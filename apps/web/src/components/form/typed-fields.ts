import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** `changed`: the text was parsed just now, and its value is not yet in the rendered form. */
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

/** The topmost open dialog, or null. */
function topDialog(): Element | null {
  const open = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')];
  return open.filter((dialog) => dialog.checkVisibility()).at(-1) ?? null;
}

/** True if the field is in the current form: in the top dialog, or outside dialogs if none is open. */
function isInScope(field: TypedField, dialog: Element | null): boolean {
  const element = field.element();
  if (element === null) return false;
  return dialog === null ? element.closest('[role="dialog"][aria-modal="true"]') === null : dialog.contains(element);
}

/**
 * Every Save and Confirm calls this first: it commits pending input and returns whether the form holds exactly what
 * its fields show. If not, nothing may be saved, and the first invalid field gets the focus.
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

/** Commits pending input of one field; null for an element that is not such a field. */
export function settleField(element: Element): Commit | null {
  const field = [...fields].find((one) => one.element() === element);
  return field === undefined ? null : flushSync(() => field.commit());
}

export function hasInvalidField(): boolean {
  return invalid.size > 0;
}

/** True while a field on the screen shows invalid text; the screen must not say "Saved" then. */
export function useHasInvalidField(): boolean {
  return useSyncExternalStore(subscribe, hasInvalidField);
}

/** Registers a field whose text may be invalid. */
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
