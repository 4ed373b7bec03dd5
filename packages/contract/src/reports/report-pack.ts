import { z } from 'zod';
import { day, id, instant } from '../wire/wire.ts';
import { reportName } from './report-sheet.ts';
import { movingPeriod, reportChoices } from './saved-report.ts';

/** The languages of a pack; `both` = each report in English, then in Chinese. */
export const packLanguage = z.enum(['en-US', 'zh-Hant', 'both']);
export type PackLanguage = z.infer<typeof packLanguage>;
export const packFormat = z.enum(['pdf', 'xlsx']);
export type PackFormat = z.infer<typeof packFormat>;

/**
 * A report of a pack. `period` is seen from the last day of the pack's month and ends there at the latest. `query` holds
 * the other choices.
 */
export const packReport = z.object({
  report: reportName,
  period: movingPeriod,
  query: reportChoices,
  /** Printed before the report; plain text. */
  notes: z.string().trim().max(5000),
});
export type PackReport = z.infer<typeof packReport>;

/** An empty title is "Management accounts", in the language of the page. */
export const reportPackBody = z.object({
  name: z.string().trim().min(1).max(120),
  title: z.string().trim().max(120),
  title_zh: z.string().trim().max(120),
  prepared_by: z.string().trim().max(120),
  notes: z.string().trim().max(10_000),
  language: packLanguage,
  reports: z.array(packReport).min(1).max(20),
});
export type ReportPackBody = z.infer<typeof reportPackBody>;
export const saveReportPackRequest = reportPackBody.extend({ version: z.number().int().min(1) });

export const reportPack = reportPackBody.extend({
  id,
  version: z.number().int(),
  created_by: z.string().nullable(),
  created_at: instant,
});
export type ReportPack = z.infer<typeof reportPack>;

/** `month`: any day of the month that the pack is made for. `language`: instead of the pack's own. */
export const packExportQuery = z.object({
  month: day,
  format: packFormat,
  language: packLanguage.optional(),
});
