import { type RefObject, useEffect } from 'react';

const ROW = '[data-list-row]';
const LIST = '[data-list]';
const steps: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Attributes of the element around the rows, and of each row, for `useListKeys`. */
export const listMark = { 'data-list': '' };
export const rowMark = { 'data-list-row': '' };
/** Attribute of the button that makes a new record of the list: N presses it. */
export const newMark = { 'data-list-new': '' };

/**
 * J, K and the arrows move through the rows of a list wherever the focus is, except in fields, menus and dialogs. The first press
 * goes to the first row. With several lists on a screen, a list hears the keys while the focus is in it, and the first one
 * while it is in none.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const step = steps[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (step === undefined || list.current === null || isForOthers(event) || !hears(list.current)) return;
      const next = rowAfter(list.current, step);
      if (next === null) return;
      event.preventDefault();
      next.focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [list]);
}

/** True for a key that a field, menu or dialog uses, or that is part of a shortcut. */
export function isForOthers(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return true;
  if (document.querySelector('.ant-modal-wrap:not([style*="display: none"]), .ant-drawer-open [role="dialog"]'))
    return true;
  const uses =
    'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="listbox"], [role="menu"], [role="tablist"], [role="radiogroup"], [role="tree"], [role="grid"], .ant-select';
  return event.target instanceof Element && event.target.closest(uses) !== null;
}

function hears(list: HTMLElement): boolean {
  const focused = document.activeElement?.closest(LIST) ?? null;
  return focused === null ? document.querySelector(LIST) === list : focused === list;
}

function rowAfter(list: HTMLElement, step: 1 | -1): HTMLElement | null {
  const row = document.activeElement?.closest<HTMLElement>(ROW) ?? null;
  if (row === null) return list.querySelector<HTMLElement>(ROW);
  const rows = [...list.querySelectorAll<HTMLElement>(ROW)];
  return rows[rows.indexOf(row) + step] ?? null;
}
