import type { ReportSheet, SheetCheck, SheetRow } from '@folio/contract';
import { instantWords, type Say } from '../words.ts';

/** Rows with the rows they unfold to below them. */
export function* flatRows(rows: readonly SheetRow[]): Generator<SheetRow> {
  for (const row of rows) {
    yield row;
    if (row.details !== undefined) yield* flatRows(row.details);
  }
}

/** The lines above the table. */
export function headLines(say: Say, sheet: ReportSheet): string[] {
  return [
    sheet.company,
    sheet.title,
    say('report_period_line', { period: sheet.period, currency: sheet.base_currency }),
  ];
}

/** What was made when, and on which basis. */
export function producedLine(say: Say, sheet: ReportSheet): string {
  return say('report_produced_line', { basis: sheet.basis, instant: instantWords(say, sheet.produced_at) });
}

/** The lines below the table: notes, lights, basis and time. */
export function footLines(say: Say, sheet: ReportSheet): string[] {
  return [...sheet.notes, ...sheet.checks.flatMap((check) => checkLines(say, check)), producedLine(say, sheet)];
}

function checkLines(say: Say, { label, holds, difference, detail }: SheetCheck): string[] {
  const line = say(holds ? 'report_check_line_holds' : 'report_check_line_differs', { label, difference });
  return detail === undefined ? [line] : [line, detail];
}
