import type { ReportSheet, SheetRow } from '@folio/contract';
import { isNil, largestOf } from '../../../../../components/chart/share.ts';
import type { BarPart } from '../../../../../components/chart/stacked-bar.tsx';

type Sheet = Pick<ReportSheet, 'report' | 'columns' | 'rows'>;

const lastStep = 4;
const totalKey = 'total';

function isAged({ report }: Pick<Sheet, 'report'>): boolean {
  return report === 'aged-receivable' || report === 'aged-payable';
}

/** The places of the columns that hold an amount of one age, the youngest first. */
function agePlaces({ columns }: Sheet): number[] {
  return columns.flatMap(({ key }, place) => (/^(current|period_\d+)$/.test(key) ? [place] : []));
}

/** The ages of an aged report with the totals of all contacts; none for other reports, or where nothing is open. */
export function agesOf(sheet: Sheet): BarPart[] {
  const total = sheet.rows.find(({ kind }) => kind === 'total');
  if (!isAged(sheet) || total === undefined) return [];
  const places = agePlaces(sheet);
  const parts = places.map((place, index) => ({
    key: sheet.columns[place]?.key ?? '',
    label: sheet.columns[place]?.label ?? '',
    value: total.cells[place]?.value ?? '0',
    step: Math.round((index * lastStep) / Math.max(1, places.length - 1)),
  }));
  return parts.every(({ value }) => isNil(value)) ? [] : parts;
}

/** Only the contacts and documents with an amount of an age; totals stay. The whole sheet for a column that is no age. */
export function ofAge<S extends Sheet>(sheet: S, age: string): S {
  const place = agePlaces(sheet).find((one) => sheet.columns[one]?.key === age);
  if (place === undefined || !isAged(sheet)) return sheet;
  const has = ({ cells }: SheetRow) => !isNil(cells[place]?.value ?? '');
  const rows = sheet.rows
    .filter((row) => row.kind !== 'line' || has(row))
    .map((row) => ({ ...row, ...(row.details && { details: row.details.filter(has) }) }));
  return { ...sheet, rows };
}

/** The column of an aged report whose figures have a bar, and the longest bar; null for other reports. */
export function barredColumn(sheet: Sheet): { key: string; largest: string } | null {
  const place = sheet.columns.findIndex(({ key }) => key === totalKey);
  if (!isAged(sheet) || place === -1) return null;
  const lines = sheet.rows.filter(({ kind }) => kind === 'line');
  return { key: totalKey, largest: largestOf(lines.map(({ cells }) => cells[place]?.value ?? '0')) };
}
