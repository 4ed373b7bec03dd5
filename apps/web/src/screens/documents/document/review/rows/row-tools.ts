import type { KeyboardEvent } from 'react';
import { addBelow, mergeBelow, type RowEdit, removeRow, splitRow, swapRow } from './row-edits.ts';

/** The actions on a row; `newAccount` starts another account at it. */
export type RowTool = 'add' | 'split' | 'merge' | 'swap' | 'newAccount' | 'remove';

/** In the order of the menu, each with its key. */
export const rowTools: readonly { tool: RowTool; code: string; keys: string }[] = [
  { tool: 'add', code: 'KeyI', keys: 'Alt I' },
  { tool: 'split', code: 'KeyT', keys: 'Alt T' },
  { tool: 'merge', code: 'KeyM', keys: 'Alt M' },
  { tool: 'swap', code: 'KeyW', keys: 'Alt W' },
  { tool: 'newAccount', code: 'KeyA', keys: 'Alt A' },
  { tool: 'remove', code: 'KeyX', keys: 'Alt X' },
];

export const rowEdits: Readonly<Record<Exclude<RowTool, 'newAccount'>, RowEdit>> = {
  add: addBelow,
  split: splitRow,
  merge: mergeBelow,
  swap: swapRow,
  remove: removeRow,
};

/** The action a key press requests and the row it applies to: the row's number among those rendered. */
export function toolOfKey(event: KeyboardEvent): { tool: RowTool; row: number } | null {
  if (!event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return null;
  const tool = rowTools.find(({ code }) => code === event.code)?.tool;
  const row = Number(event.target.closest<HTMLElement>('tr[data-row]')?.dataset.row ?? Number.NaN);
  return tool === undefined || !Number.isInteger(row) ? null : { tool, row };
}
