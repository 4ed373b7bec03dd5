import type { Candidate } from '../../../learning/choose.ts';
import type { Features } from '../../../learning/trees.ts';
import type { Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import { addDays, type DayMonthOrder } from '../../../values/date.ts';
import { type DateOccurrence, dateOccurrences } from './date-occurrences.ts';
import { isOfferLine } from './dates.ts';

/** A day the issue date or the due date could have. */
export interface DateCandidate extends Candidate {
  readonly iso: string;
  readonly tokens: readonly Token[];
  readonly ambiguous: boolean;
}

/** What the plain rules found, as further evidence. */
export interface DateRules {
  readonly issue: string | null;
  readonly due: string | null;
  /** Days of the printed payment terms. */
  readonly termDays: number | null;
}

const LABELS: Readonly<Record<string, RegExp>> = {
  issue:
    /(?:invoice|inv\.?|bill|receipt|credit note|statement|document|doc\.?|issue|tax|trans(?:action)?|sales?)\s{0,3}(?:date|dt|day)|date of issue|date issued|issued|(?:發票|開票|賬單|帳單|單據|出單|開單|發出|簽發|交易|列印|结单|結單)日期?|rechnungs-?datum|belegdatum|date de factur(?:e|ation)|datum der rechnung|ausgestellt/iu,
  date: /\bda[ti1l]e\b|\bdate\b|日\s?期|\bdatum\b|\bdated\b|\bvom\b|\btarikh\b|\bd[a4]te?\b/iu,
  due: /due|到期|期限|限期|最後|pay(?:able)? (?:by|before)|zahlbar|fällig|netto|[ée]ch[ée]ance|before/iu,
  delivery: /deliver|ship|送貨|交貨|liefer|leistung|service date|arrival/iu,
  period: /period|from|\bto\b|until|\bbis\b|期間|start|end|training|zeitraum|check.?in|check.?out|至/iu,
  order: /order|p\.?o\.?\b|bestell|訂單|booking|quot/iu,
  expiry: /expir|valid|有效|exp\b|warranty|best before|gültig/iu,
  print: /print|列印|reprint|run date/iu,
  person: /birth|join|member|issued? by|effective|since|version|approved|permit|licen/iu,
  time: /\btime\b|時間|uhr|masa/iu,
  discount: /skonto|discount|early/iu,
};
const TIME = /\d{1,2}\s?[:.;]\s?\d{2}(?:\s?[:.;]\s?\d{2})?\s*(?:[ap]\.?m)?|\b[ap]m\b|時|uhr/iu;
const WEEKDAY = /\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b|星期|週[一二三四五六日]/iu;
const NUMBER_LABEL = /\b(?:no|number|inv|invoice|bill|receipt|slip|doc|cashier|table|counter)\b|#|號/iu;

function flag(isSet: boolean): number {
  return isSet ? 1 : 0;
}

function labelFeatures(own: readonly DateOccurrence[]): Record<string, number> {
  const features: Record<string, number> = {};
  for (const [name, pattern] of Object.entries(LABELS)) {
    features[`left_${name}`] = flag(own.some((one) => pattern.test(one.label.slice(-40))));
    features[`cell_${name}`] = flag(own.some((one) => pattern.test(one.context.cellLeft)));
    features[`above_${name}`] = flag(own.some((one) => pattern.test(one.context.above[0] ?? '')));
    features[`higher_${name}`] = flag(own.some((one) => one.context.above.slice(1).some((text) => pattern.test(text))));
    features[`lineAbove_${name}`] = flag(own.some((one) => pattern.test(one.context.lineAbove)));
  }
  return features;
}

function lineFeatures(own: readonly DateOccurrence[]): Record<string, number> {
  return {
    time: flag(own.some((one) => TIME.test(one.context.right) || TIME.test(one.label))),
    timeAfter: flag(own.some((one) => TIME.test(one.context.right))),
    timeBelow: flag(own.some((one) => TIME.test(one.context.lineBelow))),
    weekday: flag(own.some((one) => WEEKDAY.test(one.line.text))),
    number: flag(own.some((one) => NUMBER_LABEL.test(one.line.text))),
    alone: flag(own.some((one) => one.label === '' && one.context.right === '')),
    unlabelled: flag(own.every((one) => one.label === '')),
    range: flag(
      own.some((one) => /^(?:-|–|to\b|bis|至|~)/iu.test(one.context.right) || /(?:-|–|to|bis|至|~)$/iu.test(one.label)),
    ),
  };
}

function shapeFeatures(own: readonly DateOccurrence[]): Record<string, number> {
  const text = own[0]?.text ?? '';
  return {
    times: own.length,
    repaired: flag(own.every((one) => one.repaired)),
    ambiguous: flag(own.every((one) => one.ambiguous)),
    words: flag(/\p{L}{3}/u.test(text)),
    shortYear: flag(!/\d{4}/u.test(text)),
    yearFirst: flag(/^\d{4}/u.test(text)),
    characters: text.length,
    confidence: Math.max(0, ...own.map((one) => Math.min(1, ...one.tokens.map((token) => token.confidence)))),
  };
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

function orderFeatures(
  iso: string,
  own: readonly DateOccurrence[],
  all: readonly DateOccurrence[],
): Record<string, number> {
  const days = [...new Set(all.map((one) => one.iso))].sort();
  const appearance = [...new Set(all.map((one) => one.iso))].indexOf(iso);
  const rank = days.indexOf(iso);
  const first = own[0];
  const years = days.map((day) => Number(day.slice(0, 4))).sort((a, b) => a - b);
  const usualYear = years[Math.floor(years.length / 2)] ?? 0;
  return {
    dates: days.length,
    appearance,
    earlier: rank,
    later: days.length - 1 - rank,
    sinceEarliest: Math.min(400, daysBetween(days[0] ?? iso, iso)),
    untilLatest: Math.min(400, daysBetween(iso, days.at(-1) ?? iso)),
    yearOff: Math.min(20, Math.abs(Number(iso.slice(0, 4)) - usualYear)),
    y: first === undefined ? 0 : first.line.y0 / Math.max(1, first.line.pageHeight),
    x: first === undefined ? 0 : (first.tokens[0]?.x0 ?? 0) / Math.max(1, first.line.pageWidth),
    page: first?.line.page ?? 1,
  };
}

function ruleFeatures(iso: string, rules: DateRules): Record<string, number> {
  const byTerms = rules.issue === null || rules.termDays === null ? null : addDays(rules.issue, rules.termDays);
  return {
    ruleIssue: flag(rules.issue === iso),
    ruleDue: flag(rules.due === iso),
    byTerms: flag(byTerms === iso),
    sinceRuleIssue: rules.issue === null ? -1 : Math.max(-30, Math.min(200, daysBetween(rules.issue, iso))),
  };
}

/** Every day printed on the lines, except days of offers, with its features as issue date or due date. */
export function dateCandidates(lines: readonly Line[], order: DayMonthOrder, rules: DateRules): DateCandidate[] {
  const all = dateOccurrences(lines, order).filter(({ line }) => !isOfferLine(line.text));
  const byDay = new Map<string, DateOccurrence[]>();
  for (const one of all) byDay.set(one.iso, [...(byDay.get(one.iso) ?? []), one]);
  const scanned = flag(lines.some((line) => line.tokens.some((token) => token.confidence < 1)));
  return [...byDay].map(([iso, own]) => {
    const features: Features = {
      ...labelFeatures(own),
      ...lineFeatures(own),
      ...shapeFeatures(own),
      ...orderFeatures(iso, own, all),
      ...ruleFeatures(iso, rules),
      scanned,
    };
    const kept = own.find((one) => !one.repaired) ?? own[0];
    return { key: iso, iso, tokens: kept?.tokens ?? [], ambiguous: own.every((one) => one.ambiguous), features };
  });
}
