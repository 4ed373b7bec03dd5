import type { CellName } from './cells.tsx';

const focusable = 'input, textarea, button';
/** Number of animation frames to wait until a row is drawn after scrolling to it. */
const mostFrames = 30;

/** The item and cell that contain an element; null outside the items. */
export function placeOf(element: Element): { index: number; cell: CellName } | null {
  const row = element.closest<HTMLElement>('[data-row]')?.dataset.row;
  const cell = element.closest<HTMLElement>('[data-cell]')?.dataset.cell;
  if (row === undefined) return null;
  return { index: Number(row), cell: (cell as CellName | undefined) ?? 'name' };
}

function cellOf(table: Element, index: number, cell: CellName): HTMLElement | null {
  const found = table.querySelector<HTMLElement>(`[data-row="${index}"] [data-cell="${cell}"]`);
  return found === null || found.matches(focusable) ? found : found.querySelector<HTMLElement>(focusable);
}

/** The table body that a row belongs to; used while the row itself is not drawn. */
function bodyOf(table: Element, index: number): Element | undefined {
  const bodies = [...table.querySelectorAll<HTMLElement>('tbody[data-first-row]')];
  return bodies.findLast((body) => Number(body.dataset.firstRow) <= index);
}

/** Focuses a cell; scrolls to a distant row first. */
export function focusCell(table: Element, index: number, cell: CellName, frames = mostFrames): void {
  const target = cellOf(table, index, cell) ?? cellOf(table, index, 'name');
  if (target !== null) {
    target.focus();
    target.closest('[data-row]')?.scrollIntoView({ block: 'nearest' });
    return;
  }
  if (frames === 0) return;
  if (frames === mostFrames) bodyOf(table, index)?.scrollIntoView({ block: 'nearest' });
  requestAnimationFrame(() => focusCell(table, index, cell, frames - 1));
}
