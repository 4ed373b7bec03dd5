import { type PaperItem, type PaperWord, printedFigure, taxName, WORDS } from '@folio/paper';
import { widthOf } from '../warm-fonts.ts';
import type { Sheet } from './sheet.ts';

/** Space left and right of a cell's words, in points. */
export const CELL_PADDING = 4;
/** A text column wraps at this width, in points. */
const WIDEST_WORDS = 104;

/** A column of figures next to the items' names. `width` is in points, without padding. */
export interface FigureColumn {
  readonly head: string;
  readonly width: number;
  readonly value: (item: PaperItem) => string;
}

/** The tax of an item: its rate, or the name of a tax code without a rate. */
function taxOf(sheet: Sheet, item: PaperItem): string {
  if (item.taxCode === null) return '';
  if (item.taxKind === 'standard' || item.taxKind === 'zero_rated') return `${item.taxRate}%`;
  const names = { name: item.taxName ?? item.taxCode, nameZh: item.taxNameZh };
  const { language } = sheet.paper;
  if (language !== 'bilingual') return taxName(names, language);
  return [...new Set([taxName(names, 'en-US'), taxName(names, 'zh-Hant')])].join('\n');
}

function columnOf(sheet: Sheet, word: PaperWord, value: (item: PaperItem) => string, most = Infinity): FigureColumn {
  const { look, paper } = sheet;
  const head = sheet.sayLines(word);
  const headWidths = head.split('\n').map((line) => widthOf(line, look.size.small, 'bold'));
  const texts = new Set(paper.items.map(value));
  const lines = [...texts].flatMap((text) => text.split('\n')).map((line) => widthOf(line, look.size.text));
  // Add one point to the measured width, so that rounding never breaks a figure over two lines.
  return { head, value, width: Math.min(most, Math.max(...headWidths, ...lines)) + 1 };
}

/** Quantity, price, discount, tax and amount, each only if the document uses it. */
export function figureColumns(sheet: Sheet): FigureColumn[] {
  const { paper } = sheet;
  const amount = columnOf(sheet, WORDS.amount, (item) => printedFigure(item.amount));
  if (paper.type === 'receipt') return [amount];
  const columns = [
    columnOf(sheet, WORDS.quantity, (item) => printedFigure(item.quantity)),
    columnOf(sheet, WORDS.price, (item) => printedFigure(item.price)),
  ];
  if (paper.items.some((item) => item.discount !== null))
    columns.push(columnOf(sheet, WORDS.discount, (item) => printedFigure(item.discount ?? '')));
  if (paper.amountsAre !== 'no_tax' && paper.items.some((item) => item.taxCode !== null))
    columns.push(columnOf(sheet, WORDS.tax, (item) => taxOf(sheet, item), WIDEST_WORDS));
  return [...columns, amount];
}
