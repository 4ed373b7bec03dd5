import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

/** The columns of the grid; the element around each input has a `data-column` attribute. */
export type GridColumn =
  | 'account'
  | 'description'
  | 'contact'
  | 'rate'
  | 'debit'
  | 'credit'
  | 'debitForeign'
  | 'creditForeign';

interface GridActions {
  lineCount: number;
  /** False while a line is blank: another blank line is not needed then. */
  isWritten: (line: number) => boolean;
  addLine: () => void;
  removeLine: (line: number) => void;
  /**
   * Fills the amount that balances the journal into a line; returns its column, or null if the journal already
   * balances.
   */
  balance: (line: number) => GridColumn | null;
}

export interface GridKeys {
  /** For the element around all lines, each of which carries `data-line`. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Adds a line and goes to its first cell. */
  appendLine: (grid: Element) => void;
}

const fields = ':is(input, textarea):not(:disabled)';

function focusCell(grid: Element, line: number, column: GridColumn): void {
  grid.querySelector<HTMLElement>(`[data-line="${line}"] [data-column="${column}"] ${fields}`)?.focus();
}

function placeOf(target: Element): { line: number; column: GridColumn } | null {
  const column = target.closest<HTMLElement>('[data-column]')?.dataset.column;
  const line = target.closest<HTMLElement>('[data-line]')?.dataset.line;
  return column === undefined || line === undefined ? null : { line: Number(line), column: column as GridColumn };
}

/** The fields of a line in Tab order. */
function fieldsOf(grid: Element, line: number): HTMLElement[] {
  return [...grid.querySelectorAll<HTMLElement>(`[data-line="${line}"] [data-column] ${fields}`)];
}

const isFigure = (column: GridColumn) => column.startsWith('debit') || column.startsWith('credit');

/**
 * The keyboard of the lines: Enter moves to the next cell, and from an amount to the next line; after the last line
 * it adds one, as Tab does. `=` fills the balancing amount, arrows move up and down, Ctrl-Delete removes the line.
 */
export function gridKeys(actions: GridActions): GridKeys {
  const appendLine = (grid: Element) => {
    flushSync(actions.addLine);
    fieldsOf(grid, actions.lineCount)[0]?.focus();
  };

  const nextLine = (grid: Element, line: number) => {
    if (line + 1 < actions.lineCount) fieldsOf(grid, line + 1)[0]?.focus();
    else if (actions.isWritten(line)) appendLine(grid);
  };

  const goOn = (grid: Element, line: number, column: GridColumn, target: HTMLElement) => {
    const isFilled = target instanceof HTMLInputElement && target.value !== '';
    const all = fieldsOf(grid, line);
    const next = all[all.indexOf(target) + 1];
    if (next === undefined || (isFigure(column) && isFilled)) nextLine(grid, line);
    else next.focus();
  };

  const isEnd = (grid: Element, line: number, target: HTMLElement) =>
    line === actions.lineCount - 1 && actions.isWritten(line) && fieldsOf(grid, line).at(-1) === target;

  const removeLine = (grid: Element, line: number, column: GridColumn) => {
    flushSync(() => actions.removeLine(line));
    focusCell(grid, Math.max(0, Math.min(line, actions.lineCount - 2)), column);
  };

  const balance = (grid: Element, line: number) => {
    const column = flushSync(() => actions.balance(line));
    if (column !== null) focusCell(grid, line, column);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const grid = event.currentTarget;
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.nativeEvent.isComposing) return;
    const place = placeOf(target);
    if (place === null) return;
    const { line, column } = place;
    const isControl = event.ctrlKey || event.metaKey;
    if (isControl && (key === 'Delete' || key === 'Backspace')) removeLine(grid, line, column);
    else if (isControl || event.altKey) return;
    else if (target.closest('.ant-select') !== null) return afterSelect(event, grid, line, target);
    else if (key === 'Enter') goOn(grid, line, column, target);
    else if (key === 'Tab' && !event.shiftKey && isEnd(grid, line, target)) appendLine(grid);
    else if (key === '=' && isFigure(column)) balance(grid, line);
    else if (key === 'ArrowDown') focusCell(grid, line + 1, column);
    else if (key === 'ArrowUp') focusCell(grid, line - 1, column);
    else return;
    event.preventDefault();
  };

  return { onKeyDown, appendLine };
}

const activeOption = '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option-active';

/** An open select uses Enter and Tab to choose; the focus moves to the next cell after the choice. */
function afterSelect(event: KeyboardEvent, grid: Element, line: number, target: HTMLElement): void {
  if (event.key !== 'Enter' && (event.key !== 'Tab' || event.shiftKey)) return;
  const isOpen = target.closest('.ant-select-open') !== null;
  if (!isOpen || document.querySelector(activeOption) === null) return;
  requestAnimationFrame(() => {
    const all = fieldsOf(grid, line);
    all[all.indexOf(target) + 1]?.focus();
  });
}
