import { SHEET_NAMES, XML_HEAD, xmlText } from './xlsx-text.ts';
import type { XlsxCell, XlsxRow, XlsxSheetOptions } from './xlsx-types.ts';

/** A sheet up to its first row: the rows that stay visible, the widths of columns. */
export function sheetStart({ widths, frozenRows }: XlsxSheetOptions): string {
  const columns = widths.map((width, index) => {
    const place = index + 1;
    return `<col min="${place}" max="${place}" width="${width}" customWidth="1"/>`;
  });
  return [
    `${XML_HEAD}<worksheet xmlns="${SHEET_NAMES}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>`,
    '<sheetViews><sheetView workbookViewId="0">',
    `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/>`,
    '<selection pane="bottomLeft"/></sheetView></sheetViews>',
    `<sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols><sheetData>`,
  ].join('');
}

/** A sheet after its last row: A4, as many pages long as it needs, one page wide. */
export function sheetEnd({ landscape }: XlsxSheetOptions): string {
  const orientation = landscape ? 'landscape' : 'portrait';
  return [
    '</sheetData><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>',
    `<pageSetup paperSize="9" orientation="${orientation}" fitToHeight="0"/></worksheet>`,
  ].join('');
}

/** A row by its number, counted from 1; a row without values is not written. `styles`: the attribute of a cell by the name of its style. */
export function rowXml(number: number, { cells, level }: XlsxRow, styles: ReadonlyMap<string, string>): string {
  let inside = '';
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index];
    if (cell !== undefined && cell.value !== null) inside += cellXml(`${columnName(index)}${number}`, cell, styles);
  }
  if (inside === '') return '';
  const outline = level > 0 ? ` outlineLevel="${level}" collapsed="1"` : '';
  return `<row r="${number}"${outline}>${inside}</row>`;
}

function cellXml(at: string, { value, style }: XlsxCell, styles: ReadonlyMap<string, string>): string {
  const start = `<c r="${at}"${styles.get(style) ?? ''}`;
  if (typeof value === 'string') return `${start} t="str"><v>${xmlText(value)}</v></c>`;
  return `${start}><v>${value instanceof Date ? serialDay(value) : value}</v></c>`;
}

const DAY_MS = 86_400_000;
/** 1 January 1970 in a calendar whose day 1 is 1 January 1900 and which has a 29 February 1900. */
const DAYS_BEFORE_1970 = 25_569;

/** A moment as spreadsheets count days. */
function serialDay(moment: Date): number {
  return DAYS_BEFORE_1970 + moment.getTime() / DAY_MS;
}

const NAMES: string[] = [];

/** The letters of a column, counted from 0: A to Z, then AA. */
function columnName(index: number): string {
  const known = NAMES[index];
  if (known !== undefined) return known;
  const last = String.fromCharCode(65 + (index % 26));
  const name = index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
  NAMES[index] = name;
  return name;
}
