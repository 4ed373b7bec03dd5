import { type Day, financialYearOf, isDay, type YearRule } from '@folio/ledger/calendar';
import type { ReportQuery } from '../../../api/queries/reports/report.ts';
import {
  hasFrom,
  lastDayName,
  type ParamName,
  type ParamSpec,
  paramSpecs,
  type ReportKind,
  viewParams,
} from './report-kinds.ts';

/** Every parameter has a value; the two days are `from` and `to`, whatever the report calls them. */
export type ReportParams = Readonly<Record<ParamName, string>>;

export type ParamChanges = Partial<Record<ParamName, string>>;

const names = Object.keys(paramSpecs) as ParamName[];

/** A parameter's value if the address does not contain it. */
export function defaultOf(name: ParamName): string {
  const spec: ParamSpec = paramSpecs[name];
  if (spec.type === 'choice') return spec.values[0] ?? '';
  if (spec.type === 'flag') return 'false';
  return spec.type === 'number' ? String(spec.default) : '';
}

function isValid(name: ParamName, value: string, kind: ReportKind): boolean {
  const spec: ParamSpec = paramSpecs[name];
  if (name === 'compare') return kind.compares.includes(value);
  if (spec.type === 'day') return isDay(value);
  if (spec.type === 'choice') return spec.values.includes(value);
  if (spec.type === 'flag') return value === 'true' || value === 'false';
  if (spec.type === 'number') return /^\d{1,7}$/.test(value) && Number(value) >= spec.min && Number(value) <= spec.max;
  return name !== 'known_on' || !Number.isNaN(Date.parse(value));
}

/**
 * The parameters of an address. Missing or invalid ones get their defaults; the default days are the financial year
 * to date.
 */
export function paramsOf(search: URLSearchParams, kind: ReportKind, todayIs: Day, years: YearRule): ReportParams {
  const given = (name: ParamName): string | undefined => {
    const value = search.get(name);
    return value !== null && isValid(name, value, kind) ? value : undefined;
  };
  const values = Object.fromEntries(names.map((name) => [name, given(name) ?? defaultOf(name)]));
  const to = given(lastDayName(kind)) ?? given('to') ?? given('as_at') ?? todayIs;
  const from = given('from') ?? financialYearOf(to, years).start;
  return { ...(values as Record<ParamName, string>), from, to, as_at: to };
}

/** Only balances can be compared: the form with opening, movement and closing already has several columns. */
export function isAsked(name: ParamName, params: ReportParams): boolean {
  if (name === 'compare') return params.form === 'balance';
  return name !== 'compare_count' || (params.form === 'balance' && params.compare !== 'none');
}

function isTaken(name: ParamName, kind: ReportKind): boolean {
  const isOfAll = viewParams.some((one) => one === name);
  return isOfAll || kind.inline.includes(name) || kind.more.includes(name) || (name === 'page' && kind.isPaged);
}

/** The parameters as the address and the server expect them: the days, and the others if not the default. */
export function queryOf(kind: ReportKind, params: ReportParams): ReportQuery {
  const others = names.filter((name) => isTaken(name, kind) && params[name] !== defaultOf(name));
  return {
    ...(hasFrom(kind, params.form) && { from: params.from }),
    [lastDayName(kind)]: params.to,
    ...Object.fromEntries(others.filter((name) => isAsked(name, params)).map((name) => [name, params[name]])),
  };
}

/** Folded rows, the age a sheet is narrowed to, and whether texts are whole are part of the address as well as the parameters. */
const viewNames = ['fold', 'open', 'age', 'text'] as const;

/** The address after some parameters changed: a change returns to the first page. */
export function addressAfter(
  search: URLSearchParams,
  kind: ReportKind,
  todayIs: Day,
  years: YearRule,
  changes: ParamChanges,
): URLSearchParams {
  const params = paramsOf(search, kind, todayIs, years);
  const next = new URLSearchParams(queryOf(kind, { ...params, page: '1', ...changes }));
  for (const name of viewNames) {
    const value = search.get(name);
    if (value !== null) next.set(name, value);
  }
  return next;
}

/** False if a report's period would begin after its end. */
export function isOrdered(kind: ReportKind, params: ReportParams): boolean {
  return !hasFrom(kind, params.form) || params.from <= params.to;
}

/** Parameters that exclude records. */
const filters = ['account', 'contact', 'kind', 'q', 'manual_only'] as const satisfies readonly ParamName[];

/** The filters in use in a report. */
export function activeFilters(kind: ReportKind, params: ReportParams): ParamName[] {
  return filters.filter((name) => isTaken(name, kind) && params[name] !== defaultOf(name));
}

/** How many parameters behind More differ from the default: the number on its button. */
export function countMore(kind: ReportKind, params: ReportParams): number {
  return kind.more.filter((name) => params[name] !== defaultOf(name)).length;
}

/** Splits a list in one text: codes, ids or words joined by commas. */
export function listOf(text: string): string[] {
  return text.split(',').filter((part) => part !== '');
}
