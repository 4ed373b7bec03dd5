import type { DraftItem } from '@folio/contract';

/** Moves the item at `from` to index `to`; returns the same list if nothing changes. */
export function moved(items: DraftItem[], from: number, to: number): DraftItem[] {
  const item = items[from];
  if (item === undefined || from === to || to < 0 || to >= items.length) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}

/** Inserts a copy of an item below it. */
export function duplicated(items: DraftItem[], index: number): DraftItem[] {
  const item = items[index];
  return item === undefined ? items : items.toSpliced(index + 1, 0, { ...item });
}

/** True if no field of the item was filled in. */
export function isBlank(item: DraftItem): boolean {
  return item.name.trim() === '' && item.description === null && item.price === null && item.amount === null;
}
