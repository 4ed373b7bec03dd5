import type { BankLineRow } from '@folio/contract';
import type { LinePage, LineShow } from '../../../../api/queries/banking/bank.ts';
import { isToDo } from '../coding/coding.ts';

/** Whether the list's filter includes a line in its present state. */
export function belongs(show: LineShow, line: BankLineRow): boolean {
  if (show === 'to_do') return isToDo(line);
  if (show === 'coded') return !isToDo(line);
  if (show === 'questions') return line.open_question;
  return show === 'all' || line.evidence === 0;
}

/**
 * The lines of one view by position; only some are loaded. A removed line keeps its hidden position so that it can
 * return to it. The server's positions count visible lines only.
 */
export class LineList {
  readonly show: LineShow;
  /** Increases with every change. */
  version = 0;
  #slots: (string | null)[] = [];
  readonly #rows = new Map<string, BankLineRow>();
  readonly #places = new Map<string, number>();
  readonly #gone = new Set<string>();
  #stale = new Set<string>();
  #seen: number[] | null = null;
  readonly #listeners = new Set<() => void>();

  constructor(show: LineShow) {
    this.show = show;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): number => this.version;

  get count(): number {
    return this.#slots.length - this.#gone.size;
  }

  /** The visible line at a position; null until it is loaded. */
  at(index: number): BankLineRow | null {
    const id = this.#slots[this.#placeOf(index)];
    return id ? (this.#rows.get(id) ?? null) : null;
  }

  row(id: string): BankLineRow | undefined {
    return this.#rows.get(id);
  }

  /** Position among the visible lines; -1 for a hidden or unknown line. */
  indexOf(id: string): number {
    const place = this.#places.get(id);
    if (place === undefined || this.#gone.has(id)) return -1;
    return lowerBound(this.#seenPlaces(), place);
  }

  /** The loaded, visible lines that match, in order. Every change calls this, so it must not copy a long list. */
  loaded(isWanted: (line: BankLineRow) => boolean): BankLineRow[] {
    const found: BankLineRow[] = [];
    for (const id of this.#slots) {
      if (id === null || this.#gone.has(id)) continue;
      const row = this.#rows.get(id);
      if (row !== undefined && isWanted(row)) found.push(row);
    }
    return found;
  }

  /** Puts a page of lines in its place; the page's total becomes the length of the list. */
  put({ data, meta }: LinePage): void {
    for (const row of data) this.#return(row.id);
    this.#resize(meta.total);
    const first = (meta.page - 1) * meta.limit;
    for (const [at, row] of data.entries()) this.#place(row, this.#placeOf(first + at));
    this.#changed();
  }

  /** Marks loaded lines as possibly outdated; they stay visible until they have been fetched again. */
  markStale(): void {
    this.#stale = new Set(this.#rows.keys());
    this.#changed();
  }

  /** The pages (from 1) still needed to show positions `first` (included) to `end` (excluded). */
  missingPages(first: number, end: number, limit: number): number[] {
    const pages = new Set<number>();
    for (let index = Math.max(0, first); index < Math.min(end, this.count); index++) {
      const id = this.#slots[this.#placeOf(index)];
      if (!id || this.#stale.has(id)) pages.add(Math.floor(index / limit) + 1);
    }
    return [...pages];
  }

  leave(ids: readonly string[]): void {
    for (const id of ids) if (this.#places.has(id)) this.#gone.add(id);
    this.#changed();
  }

  comeBack(ids: readonly string[]): void {
    for (const id of ids) this.#return(id);
    this.#changed();
  }

  /** Applies new states of lines: known lines are updated, hidden, or shown again. */
  patch(rows: readonly BankLineRow[]): void {
    for (const row of rows) {
      if (!this.#places.has(row.id)) continue;
      this.#rows.set(row.id, row);
      if (belongs(this.show, row)) this.#gone.delete(row.id);
      else this.#gone.add(row.id);
    }
    this.#changed();
  }

  #place(row: BankLineRow, place: number): void {
    const before = this.#places.get(row.id);
    if (before !== undefined && before !== place) this.#slots[before] = null;
    const displaced = this.#slots[place];
    if (displaced && displaced !== row.id) this.#places.delete(displaced);
    this.#slots[place] = row.id;
    this.#places.set(row.id, place);
    this.#rows.set(row.id, row);
    this.#stale.delete(row.id);
  }

  #return(id: string): void {
    if (this.#gone.delete(id)) this.#seen = null;
  }

  /** Changes the number of lines at the end and marks the loaded ones for another fetch. */
  #resize(total: number): void {
    const missing = total - this.count;
    if (missing === 0) return;
    if (this.#slots.length > 0) this.#stale = new Set(this.#rows.keys());
    for (let n = 0; n < missing; n++) this.#slots.push(null);
    while (this.count > total && this.#slots.length > 0) this.#dropLast();
    this.#seen = null;
  }

  #dropLast(): void {
    const id = this.#slots.pop();
    if (!id) return;
    this.#places.delete(id);
    this.#gone.delete(id);
  }

  #placeOf(index: number): number {
    return this.#gone.size === 0 ? index : (this.#seenPlaces()[index] ?? this.#slots.length);
  }

  #seenPlaces(): number[] {
    this.#seen ??= [...this.#slots.keys()].filter((place) => !this.#gone.has(this.#slots[place] ?? ''));
    return this.#seen;
  }

  #changed(): void {
    this.version += 1;
    this.#seen = null;
    for (const listener of this.#listeners) listener();
  }
}

/** The first index whose value is at least `value`, in ascending numbers. */
function lowerBound(values: readonly number[], value: number): number {
  let [from, to] = [0, values.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((values[middle] ?? value) < value) from = middle + 1;
    else to = middle;
  }
  return from;
}
