import { useTranslation } from 'react-i18next';
import type { ReportAnswer } from '../../api/queries/report.ts';
import { formatDay } from '../../components/format-day.ts';
import { currentLanguage } from '../../i18n/start-language.ts';
import type { ReportParams } from './report-params.ts';
import type { ReportHead, ReportLine } from './report-table.ts';

/** The words of a report's lines, heads and date, in the language on the screen. */
export function useReportWords() {
  const { t } = useTranslation('reports');
  const language = currentLanguage();
  const head = (one: ReportHead): string => {
    if ('word' in one) return t(one.word);
    if ('day' in one) return formatDay(one.day, language);
    return t('periodShort', { from: formatDay(one.from, language), to: formatDay(one.to, language) });
  };
  const line = (one: ReportLine): string => {
    if (one.name === null) return one.word === null ? '' : t(one.word);
    return language === 'zh-Hant' && one.name.zh ? one.name.zh : one.name.en;
  };
  const dateLine = (report: ReportAnswer, { from, to }: ReportParams): string => {
    const currency = report.base_currency;
    if (report.report !== 'profit-loss') return t('asAtLine', { date: formatDay(to, language), currency });
    return t('periodLine', { from: formatDay(from, language), to: formatDay(to, language), currency });
  };
  return { head, line, dateLine };
}
