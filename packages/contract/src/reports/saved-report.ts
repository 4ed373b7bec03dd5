import { PERIOD_PRESETS } from '@folio/ledger/calendar';
import { z } from 'zod';
import { id, instant } from '../wire/wire.ts';
import { reportName } from './report-sheet.ts';

/** Days that move with the calendar. Quarters are calendar quarters. */
export const movingPeriod = z.enum(PERIOD_PRESETS);
export type MovingPeriod = z.infer<typeof movingPeriod>;

/** The parameters of a report as its address has them. The server checks them with the report's own query. */
export const reportChoices = z.record(z.string().max(40), z.string().max(4000));
export type ReportChoices = z.infer<typeof reportChoices>;

/** `period`: days that move with the calendar; null = the days in `query`, always the same. */
export const savedReportBody = z.object({
  name: z.string().trim().min(1).max(120),
  report: reportName,
  period: movingPeriod.nullable(),
  query: reportChoices,
  /** Everyone who reads the books sees it; otherwise only the person who saved it. */
  shared: z.boolean(),
});
export type SavedReportBody = z.infer<typeof savedReportBody>;
export const changeSavedReportRequest = savedReportBody
  .pick({ name: true, shared: true })
  .extend({ version: z.number().int().min(1) });

export const savedReport = savedReportBody.extend({
  id,
  version: z.number().int(),
  /** The parameters with the days of today: the address that opens it. */
  address: reportChoices,
  /** The caller saved it. */
  own: z.boolean(),
  created_by: z.string().nullable(),
  created_at: instant,
});
export type SavedReport = z.infer<typeof savedReport>;
