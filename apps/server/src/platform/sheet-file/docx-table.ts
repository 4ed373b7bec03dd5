import { paragraphXml } from './docx-text.ts';
import type { PrintedCell, PrintedRow, PrintedTable } from './pdf-page.ts';

/** Word measures in twentieths of a point. */
export function twips(points: number): number {
  return Math.round(points * 20);
}

const INDENT_POINTS = 10;
const LINE = '<w:tcBorders><w:top w:val="single" w:sz="4" w:space="0" w:color="999999"/></w:tcBorders>';

/** A table with fixed widths; the rows of headings are repeated on every page. */
export function tableXml({ widths, heads, rows }: PrintedTable, fontSize: number): string {
  const grid = widths.map((width) => `<w:gridCol w:w="${twips(width)}"/>`).join('');
  const total = twips(widths.reduce((sum, width) => sum + width, 0));
  const write = (row: PrintedRow, isHead: boolean) => rowXml(row, { widths, fontSize, isHead });
  return [
    `<w:tbl><w:tblPr><w:tblW w:w="${total}" w:type="dxa"/><w:tblLayout w:type="fixed"/></w:tblPr>`,
    `<w:tblGrid>${grid}</w:tblGrid>`,
    ...heads.map((row) => write(row, true)),
    ...rows.map((row) => write(row, false)),
    '</w:tbl>',
  ].join('');
}

interface RowSetting {
  widths: readonly number[];
  fontSize: number;
  isHead: boolean;
}

function rowXml(row: PrintedRow, setting: RowSetting): string {
  const span = Math.max(row.spread, 1);
  const cells = row.cells.flatMap((cell, index) => {
    if (index > 0 && index < span) return [];
    return [cellXml(cell, row, { ...setting, index, span: index === 0 ? span : 1 })];
  });
  const head = setting.isHead ? '<w:tblHeader/>' : '';
  return `<w:tr><w:trPr><w:cantSplit/>${head}</w:trPr>${cells.join('')}</w:tr>`;
}

function cellXml(
  { text, right }: PrintedCell,
  { bold, indent, lineAbove }: PrintedRow,
  { widths, fontSize, index, span }: RowSetting & { index: number; span: number },
): string {
  const width = widths.slice(index, index + span).reduce((sum, one) => sum + one, 0);
  const spanned = span > 1 ? `<w:gridSpan w:val="${span}"/>` : '';
  const left = index === 0 ? twips(indent * INDENT_POINTS) : 0;
  const properties = `<w:tcW w:w="${twips(width)}" w:type="dxa"/>${spanned}${lineAbove ? LINE : ''}`;
  return `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraphXml(text, { size: fontSize, bold, right, left })}</w:tc>`;
}
