import type { PackReport, ReportPack, ReportPackBody, SavedReport } from '@folio/contract';
import { addMonths, type Day, startOfMonth } from '@folio/ledger/calendar';
import { reportKinds } from '../report-kinds.ts';

/** A report of the pack in the form; `key` stays the same when it moves. */
export interface DraftReport extends PackReport {
  key: string;
}

export interface PackDraft extends Omit<ReportPackBody, 'reports'> {
  reports: readonly DraftReport[];
}

let lastKey = 0;

function keyed(report: PackReport): DraftReport {
  lastKey += 1;
  return { ...report, key: String(lastKey) };
}

export function draftOf(pack: ReportPack): PackDraft {
  const { name, title, title_zh, prepared_by, notes, language } = pack;
  return { name, title, title_zh, prepared_by, notes, language, reports: pack.reports.map(keyed) };
}

/** A new pack: profit and loss of the month and of the year, and the balance sheet. */
export function newDraft(preparedBy: string): PackDraft {
  const report = (name: PackReport['report'], period: PackReport['period']) =>
    keyed({ report: name, period, query: {}, notes: '' });
  return {
    name: '',
    title: '',
    title_zh: '',
    prepared_by: preparedBy,
    notes: '',
    language: 'en-US',
    reports: [
      report('profit-loss', 'this_month'),
      report('profit-loss', 'financial_year_to_date'),
      report('balance-sheet', 'this_month'),
    ],
  };
}

export function bodyOf({ reports, ...draft }: PackDraft): ReportPackBody {
  return { ...draft, reports: reports.map(({ key: _, ...report }) => report) };
}

/** A report with its usual choices. */
export function standardReport(report: PackReport['report']): DraftReport {
  return keyed({ report, period: 'this_month', query: {}, notes: '' });
}

/** The periods that a pack offers. Its days end with its month, so the whole financial year is the year to date. */
export const packPeriods = [
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'financial_year_to_date',
  'last_financial_year',
] as const;
/** For reports at a date: the periods that end on different days. */
export const packEnds = ['this_month', 'last_month', 'last_quarter', 'last_financial_year'] as const;

/** The offered period with the same days. */
function offered(report: PackReport['report'], period: PackReport['period']): PackReport['period'] {
  const isPeriod = reportKinds[report].days === 'period';
  if (isPeriod) return period === 'this_financial_year' ? 'financial_year_to_date' : period;
  return packEnds.find((one) => one === period) ?? 'this_month';
}

/** The choices of a saved report. Fixed days are left out, because the days of a pack follow its month. */
export function reportOfSaved({ report, period, query }: SavedReport): DraftReport {
  const { from: _from, to: _to, as_at: _asAt, ...choices } = query;
  return keyed({ report, period: offered(report, period ?? 'this_month'), query: choices, notes: '' });
}

/** The list with a report one place up (-1) or down (1); unchanged at the ends. */
export function moved(reports: readonly DraftReport[], index: number, step: -1 | 1): readonly DraftReport[] {
  const [one, other] = [reports[index], reports[index + step]];
  if (one === undefined || other === undefined) return reports;
  return reports.map((report, at) => (at === index ? other : at === index + step ? one : report));
}

/** The first days of the last `count` months, the month before today first; the current month is the last choice. */
export function monthChoices(todayIs: Day, count: number): Day[] {
  const current = startOfMonth(todayIs);
  return [...Array.from({ length: count }, (_, back) => addMonths(current, -1 - back)), current];
}
