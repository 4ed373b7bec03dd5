import type { KeyboardEvent } from 'react';

/** The place of a cell in its row, cells over several columns counted as such. */
function columnOf(cell: HTMLTableCellElement): number {
  let column = 0;
  for (let before = cell.previousElementSibling; before !== null; before = before.previousElementSibling) {
    column += before instanceof HTMLTableCellElement ? before.colSpan : 1;
  }
  return column;
}

function linkIn(row: Element, column: number): HTMLElement | null {
  for (const cell of row.children) {
    if (cell instanceof HTMLTableCellElement && columnOf(cell) === column) return cell.querySelector('a');
  }
  return null;
}

function nextInColumn(cell: HTMLTableCellElement, isDown: boolean): HTMLElement | null {
  const column = columnOf(cell);
  let row: Element | null | undefined = cell.parentElement;
  do row = isDown ? row?.nextElementSibling : row?.previousElementSibling;
  while (row && linkIn(row, column) === null);
  return row ? linkIn(row, column) : null;
}

function nextInRow(cell: HTMLTableCellElement, isRight: boolean): HTMLElement | null {
  let next: Element | null = cell;
  do next = isRight ? next.nextElementSibling : next.previousElementSibling;
  while (next !== null && next.querySelector('a') === null);
  return next?.querySelector('a') ?? null;
}

/** The arrows move between the figures that lead somewhere, as in a spreadsheet; Enter opens, as for any link. */
export function moveAmongLinks(event: KeyboardEvent<HTMLTableElement>): void {
  if (!event.key.startsWith('Arrow') || event.altKey || event.ctrlKey || event.metaKey) return;
  const cell = event.target instanceof Element ? event.target.closest<HTMLTableCellElement>('td, th') : null;
  if (cell === null || !(event.target instanceof HTMLAnchorElement)) return;
  const isVertical = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  const next = isVertical ? nextInColumn(cell, event.key === 'ArrowDown') : nextInRow(cell, event.key === 'ArrowRight');
  if (next === null) return;
  event.preventDefault();
  next.focus();
}
