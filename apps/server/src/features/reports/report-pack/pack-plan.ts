import type { PackFormat, PackLanguage, PackReport, ReportChoices, ReportName } from '@folio/contract';
import { type Day, endOfMonth, type YearRule } from '@folio/ledger';
import type { Language } from '../../../platform/http/call.ts';
import { queryOf } from '../saved-report/index.ts';

/** A report of a pack in one language, with the days of the pack's month. */
export interface PlannedReport {
  report: ReportName;
  language: Language;
  query: ReportChoices;
  notes: string;
}

export function languagesOf(language: PackLanguage): readonly Language[] {
  return language === 'both' ? ['en-US', 'zh-Hant'] : [language];
}

/**
 * The reports in order; with both languages each report in English and then in Chinese. Days are seen from the last day
 * of the month and end there at the latest.
 */
export function planOf(
  reports: readonly PackReport[],
  { month, language, years }: { month: Day; language: PackLanguage; years: YearRule },
): PlannedReport[] {
  const last = endOfMonth(month);
  const view = { day: last, years, latest: last };
  return reports.flatMap(({ report, period, query, notes }) =>
    languagesOf(language).map((spoken) => ({
      report,
      language: spoken,
      query: queryOf({ report, period, query }, view),
      notes,
    })),
  );
}

/** For example `Management accounts 2026-10.pdf`; characters that file systems reject become spaces. */
export function packFileName(name: string, month: Day, format: PackFormat): string {
  const safe = name.replace(/[\\/:*?"<>|\r\n\t]/g, ' ').trim();
  return `${safe === '' ? 'folio-pack' : safe} ${month.slice(0, 7)}.${format}`;
}
