import { type PaperItem, WORDS } from '@folio/paper';
import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import { widthOf } from '../warm-fonts.ts';
import { CELL_PADDING, type FigureColumn, figureColumns } from './item-columns.ts';
import { linesOf, type Sheet } from './sheet.ts';

/** A row is never split over two pages; text above this height continues in another row below it. */
const MAX_LINES = 24;

/** The texts of an item in pieces of at most `mostLines` lines at a width. */
export function pieces(text: string, width: number, sizePt: number, mostLines = MAX_LINES): string[] {
  const found: string[] = [];
  let piece: string[] = [];
  let lines = 0;
  for (const paragraph of text.split('\n')) {
    const height = linesOf(paragraph, width, sizePt);
    if (piece.length > 0 && lines + height > mostLines) {
      found.push(piece.join('\n'));
      piece = [];
      lines = 0;
    }
    piece.push(paragraph);
    lines += height;
  }
  return [...found, piece.join('\n')];
}

interface ItemColumns {
  readonly figures: readonly FigureColumn[];
  readonly nameWidth: number;
  readonly numberWidth: number | null;
}

function columnsOf(sheet: Sheet): ItemColumns {
  const figures = figureColumns(sheet);
  const { look, paper } = sheet;
  const numberWidth = look.numbered ? widthOf(String(paper.items.length), look.size.text) + 1 : null;
  const taken = figures.reduce((sum, { width }) => sum + width + 2 * CELL_PADDING, 0);
  const before = numberWidth === null ? 0 : numberWidth + 2 * CELL_PADDING;
  return { figures, numberWidth, nameWidth: sheet.width - taken - before - 2 * CELL_PADDING };
}

function headRow(sheet: Sheet, { figures, numberWidth }: ItemColumns): TableCell[] {
  const { look, paper } = sheet;
  const style = { bold: true, fontSize: look.size.small, color: look.accent, ...fill(look.headFill) };
  const first = sheet.sayLines(paper.type === 'receipt' ? WORDS.settledDocument : WORDS.item);
  return [
    ...(numberWidth === null ? [] : [{ text: '#', ...style }]),
    { text: first, ...style },
    ...figures.map(({ head }) => ({ text: head, alignment: 'right' as const, ...style })),
  ];
}

function fill(colour: string | null): { fillColor?: string } {
  return colour === null ? {} : { fillColor: colour };
}

/** The rows of an item: one, or more if its description is very long. */
function rowsOf(sheet: Sheet, columns: ItemColumns, item: PaperItem, index: number): TableCell[][] {
  const { look } = sheet;
  const style = fill(index % 2 === 1 ? look.zebra : null);
  const described = pieces(item.description ?? '', columns.nameWidth, look.size.small);
  const named = pieces(item.name, columns.nameWidth, look.size.text);
  const small = (text: string): Content => ({ text, fontSize: look.size.small, color: look.muted });
  const texts: Content[][] = named.map((text) => [{ text }]);
  if (item.description !== null && item.description !== '') {
    if (named.length === 1 && described.length === 1) texts[0]?.push(small(described[0] ?? ''));
    else texts.push(...described.map((text) => [small(text)]));
  }
  return texts.map((stack, piece) => [
    ...(columns.numberWidth === null
      ? []
      : [{ text: piece === 0 ? String(index + 1) : '', color: look.muted, ...style }]),
    { stack, ...style },
    ...columns.figures.map(({ value }) => ({
      text: piece === 0 ? value(item) : '',
      alignment: 'right' as const,
      ...style,
    })),
  ]);
}

function layoutOf({ look }: Sheet, rows: number): CustomTableLayout {
  return {
    hLineWidth: (line) =>
      line === 0 ? (look.headFill === null ? 0.8 : 0) : line === 1 || line === rows + 1 ? 0.8 : 0.3,
    vLineWidth: () => 0,
    hLineColor: (line) => (line <= 1 || line === rows + 1 ? look.ink : look.rule),
    paddingLeft: () => CELL_PADDING,
    paddingRight: () => CELL_PADDING,
    paddingTop: () => look.rowPadding,
    paddingBottom: () => look.rowPadding,
  };
}

/** The items in one table, or in two if the last rows start a new page, so that the totals are not alone there. */
export function itemTables(sheet: Sheet, rowsKept: number): Content[] {
  const columns = columnsOf(sheet);
  const rows = sheet.paper.items.flatMap((item, index) => rowsOf(sheet, columns, item, index));
  const widths = [
    ...(columns.numberWidth === null ? [] : [columns.numberWidth]),
    columns.nameWidth,
    ...columns.figures.map(({ width }) => width),
  ];
  const table = (body: TableCell[][], breaks: boolean): Content => ({
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths,
      body: [headRow(sheet, columns), ...body],
    },
    layout: layoutOf(sheet, body.length),
    ...(breaks ? { pageBreak: 'before' as const } : {}),
  });
  const kept = rowsKept === 0 ? [] : rows.slice(-rowsKept);
  const before = rows.slice(0, rows.length - kept.length);
  return [...(before.length === 0 ? [] : [table(before, false)]), ...(kept.length === 0 ? [] : [table(kept, true)])];
}
