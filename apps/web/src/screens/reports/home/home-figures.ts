import type { Dashboard, DashboardNeeds } from '@folio/contract';
import {
  addDays,
  addMonths,
  type Day,
  endOfMonth,
  financialYearOf,
  partsOf,
  type YearRule,
} from '@folio/ledger/calendar';
import { formatMoney, parseMoney } from '@folio/ledger/money';
import type { DashboardRange } from '../../../api/queries/reports/dashboard.ts';
import { isNil } from '../../../components/chart/share.ts';
import type { Language } from '../../../i18n/languages.ts';

export type Greeting = 'morning' | 'afternoon' | 'evening';

const noon = 12;
const dusk = 18;
const dawn = 5;

/** The greeting of an hour of the day, 0 to 23. */
export function greetingOf(hour: number): Greeting {
  if (hour < dawn || hour >= dusk) return 'evening';
  return hour < noon ? 'morning' : 'afternoon';
}

/** Last day of the month, calendar quarter or financial year that holds `day`. */
export function rangeEnd(range: DashboardRange, day: Day, years: YearRule): Day {
  if (range === 'year') return financialYearOf(day, years).end;
  if (range === 'month') return endOfMonth(day);
  return endOfMonth(addMonths(day, 2 - ((partsOf(day).month - 1) % 3)));
}

/** The last day of the range `count` ranges later (earlier when negative). */
export function rangeStep(range: DashboardRange, day: Day, count: 1 | -1, years: YearRule): Day {
  if (range === 'year') {
    const year = financialYearOf(day, years);
    return count < 0 ? addDays(year.start, -1) : financialYearOf(addDays(year.end, 1), years).end;
  }
  const months = range === 'month' ? 1 : 3;
  return rangeEnd(range, addMonths(endOfMonth(day), count * months), years);
}

/** True for a company nothing has happened in yet: no figures, and nothing waits. */
export function hasNoBooks({ profit_and_loss, cash_flow, sales }: Dashboard, needs: DashboardNeeds): boolean {
  const figures = [profit_and_loss.income, profit_and_loss.expenses, cash_flow.closing_cash, sales.outstanding];
  const waiting = needs.documents_to_review + needs.documents_failed + needs.bank_lines_to_reconcile;
  return waiting === 0 && figures.every(isNil);
}

const chinese = /\p{Script=Han}+/gu;

/**
 * The name a person is greeted by, as they gave it. Where it is written both ways, `Chan Siu Ming 陳小明`, the part in the
 * language of the screen. Which of its words is the family name is not guessed.
 */
export function greetedName(name: string, language: Language): string {
  const inChinese = (name.match(chinese) ?? []).join('');
  const inLatin = name
    .replace(chinese, ' ')
    .replace(/[()（）]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (inChinese === '' || inLatin === '') return name.trim();
  return language === 'zh-Hant' ? inChinese : inLatin;
}

/** The same day a year earlier; 28 February for 29 February. */
export function yearBefore(day: Day): Day {
  return addMonths(day, -12);
}

/**
 * Income of each part of the range a year earlier, in the order of this range's parts; undefined where there is nothing to compare:
 * another number of parts, or no income.
 */
export function incomeBefore(figures: Dashboard | undefined, before: Dashboard | undefined): string[] | undefined {
  if (figures === undefined || before === undefined || isNil(before.profit_and_loss.income)) return undefined;
  const parts = before.profit_and_loss.buckets.map(({ income }) => income);
  return parts.length === figures.profit_and_loss.buckets.length ? parts : undefined;
}

/** The sum of the parts that have begun, so that a year in progress is compared with the same months of the year before. */
export function sumOfBegun(figures: Dashboard, parts: readonly string[], today: Day): string {
  const { base_currency: currency, profit_and_loss: widget } = figures;
  const begun = parts.filter((_, index) => (widget.buckets[index]?.from ?? today) <= today);
  return formatMoney(
    begun.reduce((sum, part) => sum + parseMoney(part, currency), 0n),
    currency,
  );
}
