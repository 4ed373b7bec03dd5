import {
  type MovingPeriod,
  type ReportChoices,
  type ReportName,
  type ReportQuery,
  reportQueries,
} from '@folio/contract';
import { type Day, type Period, periodOfPreset, type YearRule } from '@folio/ledger';
import { parsePart } from '../../../platform/http/parse.ts';

/** A report with its choices; `period` null: the days are in `query`. */
export interface ChosenReport {
  report: ReportName;
  period: MovingPeriod | null;
  query: ReportChoices;
}

/** From where moving days are seen. Days after `latest` are cut off; null = none. */
export interface Viewpoint {
  day: Day;
  years: YearRule;
  latest: Day | null;
}

const DAYS = ['from', 'to', 'as_at'];
/** What belongs to one look at a report, and not to the report. */
const PAGES = ['page', 'limit'];

/** The query of the report with the days it has at that moment. */
export function queryOf({ report, period, query }: ChosenReport, view: Viewpoint): ReportChoices {
  if (period === null) return query;
  return { ...without(query, DAYS), ...daysFor(report, query, cut(period, view)) };
}

function cut(period: MovingPeriod, { day, years, latest }: Viewpoint): Period {
  const { from, to } = periodOfPreset(period, day, years);
  return { from, to: latest !== null && latest < to ? latest : to };
}

/** Reports at a date take the last day; the trial balance with movements takes both. */
function daysFor(report: ReportName, query: ReportChoices, { from, to }: Period): ReportChoices {
  if (!('as_at' in reportQueries[report].shape)) return { from, to };
  return query.form === 'movement' ? { from, as_at: to } : { as_at: to };
}

/**
 * The choices as they are stored: those that the report knows, without page, and without days if these move. Throws
 * `validation_failed` if the report rejects them.
 */
export function checkedChoices(chosen: ChosenReport, view: Viewpoint): ReportChoices {
  const { report, period, query } = chosen;
  parseQuery(report, queryOf(chosen, view));
  const known = Object.keys(reportQueries[report].shape);
  const unknown = Object.keys(query).filter((key) => !known.includes(key));
  return without(query, [...unknown, ...PAGES, ...(period === null ? [] : DAYS)]);
}

/** The schema belongs to the report name, so the parsed query fits the report. */
function parseQuery<Name extends ReportName>(report: Name, query: ReportChoices): ReportQuery<Name> {
  return parsePart(reportQueries[report], query) as ReportQuery<Name>;
}

function without(query: ReportChoices, keys: readonly string[]): ReportChoices {
  return Object.fromEntries(Object.entries(query).filter(([key]) => !keys.includes(key)));
}
