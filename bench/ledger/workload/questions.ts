import { BUSY_ACCOUNT, FIRST_DAY, LAST_DAY } from './entries.ts';

/** The days and ranges both the product and its anchors are asked about. */
export const MID_MONTH = '2025-12-17';
export const MID_MONTH_BEFORE = '2024-12-17';
export const MONTH_END = '2025-12-31';
export const MONTH_END_BEFORE = '2024-12-31';
export const YEAR = { from: '2025-04-01', to: '2026-03-31' };
export const YEAR_BEFORE = { from: '2024-04-01', to: '2025-03-31' };
export const EVERYTHING = { from: FIRST_DAY, to: LAST_DAY };
export const LEDGER_ACCOUNT = BUSY_ACCOUNT;
export const PAGE_PLACES = ['first', 'middle', 'last'] as const;
export type PagePlace = (typeof PAGE_PLACES)[number];
export const PAGE_SIZES = [50, 200] as const;

/** The first row of the page at a place of a ledger of so many rows, counted from 0. */
export function pageStart(place: PagePlace, rows: number, limit: number): number {
  const pages = Math.max(1, Math.ceil(rows / limit));
  const page = { first: 0, middle: Math.floor(pages / 2), last: pages - 1 }[place];
  return page * limit;
}
