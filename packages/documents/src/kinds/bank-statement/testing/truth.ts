import type { Page } from '../../../page/page.ts';

export interface TruthLine {
  readonly date: string;
  readonly description: string;
  readonly out: string | null;
  readonly in: string | null;
  readonly balance: string | null;
}

export interface TruthStatement {
  readonly account: string;
  readonly currency: string;
  /** Null where the pages do not show it and no printed balance implies it. */
  readonly opening: string | null;
  readonly closing: string | null;
  readonly lines: readonly TruthLine[];
}

/** A made-up document with what it says. */
export interface MadeStatement {
  readonly family: string;
  readonly pages: readonly Page[];
  readonly truth: readonly TruthStatement[];
}

/** Cents as money text. */
export function money(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Cents as printed: thousands marks, no sign. */
export function printed(cents: number): string {
  return money(Math.abs(cents)).replace(/\B(?=(?:\d{3})+\.)/gu, ',');
}
