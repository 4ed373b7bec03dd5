import type { ReportSheet, SheetCell, SheetColumn } from '@folio/contract';
import { type ShownFigures, shownAmount } from '@folio/ledger/money';
import { dayOfInstant, formatDay } from '../../../../components/day/format-day.ts';
import { formatAmount } from '../../../../components/money/format-amount.ts';
import type { Language } from '../../../../i18n/languages.ts';

export type CellKind = SheetColumn['kind'];

/** Kinds of cells that are right-aligned with figures of equal width. */
export function isFigure(kind: CellKind): boolean {
  return kind === 'money' || kind === 'number' || kind === 'percent';
}

function grouped(text: string): string {
  const [whole = '0', decimals] = text.replace(/^-/, '').split('.');
  const digits = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return decimals === undefined ? digits : `${digits}.${decimals}`;
}

function bracketed(text: string, written: string): string {
  return text.startsWith('-') && /[1-9]/.test(text) ? `(${written})` : written;
}

/** Hour and minute of a UTC instant in the user's time zone: `09:05`. */
export function timeOfInstant(instant: string): string {
  const moment = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** Day and time of a UTC instant in the user's time zone. */
export function instantText(instant: string, language: Language): string {
  return `${formatDay(dayOfInstant(instant), language)} ${timeOfInstant(instant)}`;
}

const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * A raw value as displayed: grouped, negatives in brackets, zero as an en dash, days in the language's order.
 * Exported files hold the raw text. A column of days may contain the text of a heading.
 */
export function cellText(value: string, kind: CellKind, language: Language, figures: ShownFigures = 'exact'): string {
  if (kind === 'money') return moneyText(value, figures);
  if (kind === 'number') return bracketed(value, grouped(value));
  if (kind === 'percent') return bracketed(value, `${grouped(value)}%`);
  if (kind === 'day') return calendarDay.test(value) ? formatDay(value, language) : value;
  return kind === 'instant' && !Number.isNaN(Date.parse(value)) ? instantText(value, language) : value;
}

/** The dash is for an amount of zero only: one that rounds to zero is shown as 0. */
function moneyText(value: string, figures: ShownFigures): string {
  if (figures === 'exact' || !/[1-9]/.test(value)) return formatAmount(value, { brackets: true, dashForZero: true });
  const rounded = shownAmount(value, figures);
  return bracketed(rounded, grouped(rounded));
}

/** How the amounts of a sheet are shown. */
export function figuresOf({ query: { figures } }: Pick<ReportSheet, 'query'>): ShownFigures {
  return figures === 'whole' || figures === 'thousands' ? figures : 'exact';
}

/** True if the next column shows the side of a figure, Dr or Cr: the figure then needs no brackets. */
export function hasSide(column: SheetColumn, columns: readonly SheetColumn[]): boolean {
  return columns[columns.indexOf(column) + 1]?.key === 'side';
}

/** The code shown with a figure in another currency than its column; null if it needs no code, which includes zero. */
export function currencyBeside(cell: SheetCell, column: SheetColumn, base: string): string | null {
  if (cell.value === null || cell.currency === undefined || !isFigure(column.kind)) return null;
  if (!/[1-9]/.test(cell.value)) return null;
  return cell.currency === (column.currency ?? base) ? null : cell.currency;
}
