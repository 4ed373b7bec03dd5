import type { DraftItem } from '@folio/contract';

/** The items with the one at `from` moved to the place `to`; the same list where that changes nothing. */
export function moved(items: DraftItem[], from: number, to: number): DraftItem[] {
  const item = items[from];
  if (item === undefined || from === to || to < 0 || to >= items.length) return items;
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}

/** The items with a copy of one below it. */
export function duplicated(items: DraftItem[], index: number): DraftItem[] {
  const item = items[index];
  return item === undefined ? items : items.toSpliced(index + 1, 0, { ...item });
}

/** True for an item nobody has written anything into. */
export function isBlank(item: DraftItem): boolean {
  return item.name.trim() === '' && item.description === null && item.price === null && item.amount === null;
}
