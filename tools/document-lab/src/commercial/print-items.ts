import { widthOf } from '../column-widths.ts';
import type { PaperFlow } from '../paper-flow.ts';
import type { ItemColumn } from './commercial-layout.ts';
import { atLeft, atRight, type Cell, type CommercialPaper } from './print-commercial-head.ts';
import { printedAmount } from './printed-values.ts';
import type { TradedItem } from './trade.ts';

const FIGURES: readonly ItemColumn[] = ['quantity', 'price', 'discount', 'taxRate', 'amount'];
const WIDTHS: Readonly<Record<ItemColumn, number>> = {
  no: 4,
  code: 8,
  description: 0,
  quantity: 7,
  unit: 6,
  price: 13,
  discount: 8,
  taxRate: 8,
  amount: 14,
};

interface Strip {
  readonly column: ItemColumn;
  readonly left: number;
  readonly right: number;
}

/** The place of each column. The description takes the remaining width. */
function stripsOf(flow: PaperFlow, { layout, words }: CommercialPaper): Strip[] {
  const widthOfColumn = (column: ItemColumn) =>
    Math.max(
      WIDTHS[column] * layout.fontSize * 0.56,
      widthOf(headed(column, words[column], layout), layout.fontSize) + 10,
    );
  const fixed = layout.columns.filter((column) => column !== 'description').map(widthOfColumn);
  const rest = flow.right - flow.left - fixed.reduce((sum, width) => sum + width, 0);
  let left = flow.left;
  return layout.columns.map((column) => {
    const width = column === 'description' ? rest : widthOfColumn(column);
    const strip = { column, left, right: left + width - 6 };
    left += width;
    return strip;
  });
}

function headed(column: ItemColumn, word: string, { currencyShown, currency }: CommercialPaper['layout']): string {
  return column === 'amount' && currencyShown === 'heading' ? `${word} (${currency})` : word;
}

const placed = ({ column, left, right }: Strip, text: string): Cell =>
  FIGURES.includes(column) ? atRight(text, right) : atLeft(text, left);

function printedValue(item: TradedItem, index: number, column: ItemColumn, { layout }: CommercialPaper): string {
  switch (column) {
    case 'no':
      return String(index + 1);
    case 'code':
      return item.code;
    case 'description':
      return item.name;
    case 'quantity':
      return String(item.quantity);
    case 'unit':
      return 'pcs';
    case 'price':
      return printedAmount(item.priceMinor, layout);
    case 'discount':
      return `${item.discount}%`;
    case 'taxRate':
      return `${item.taxRate}%`;
    case 'amount':
      return printedAmount(item.amountMinor, layout);
  }
}

function printHeading(flow: PaperFlow, paper: CommercialPaper, strips: readonly Strip[]): void {
  const { layout, words } = paper;
  if (layout.headings === 'missing') return;
  flow.line(
    strips.map((strip) => ({ ...placed(strip, headed(strip.column, words[strip.column], layout)), bold: true })),
  );
  if (layout.rules !== 'none') flow.band(0.5);
}

const MORE_WORDS: Readonly<Record<CommercialPaper['layout']['language'], string>> = {
  en: 'As agreed, delivered to your premises',
  both: 'As agreed, delivered to your premises',
  zh: '按協議送貨上門',
  de: 'Wie vereinbart, frei Haus geliefert',
  fr: 'Comme convenu, livré dans vos locaux',
};

const WORK: Readonly<Record<CommercialPaper['layout']['language'], string>> = {
  en: 'Professional services:',
  both: 'Professional services:',
  zh: '專業服務：',
  de: 'Leistungen:',
  fr: 'Prestations :',
};

/** Lines of work without columns, as a fee note has them. */
function printWork(flow: PaperFlow, { layout, trade }: CommercialPaper): void {
  for (const { name, amountMinor } of trade.items)
    printWorkLine(flow, `${WORK[layout.language]} ${name}`, printedAmount(amountMinor, layout));
}

function printWorkLine(flow: PaperFlow, text: string, amount: string): void {
  if (!flow.hasRoom(2)) flow.turn();
  flow.line([atLeft(text, flow.left), atRight(amount, flow.right)]);
}

export function printItems(flow: PaperFlow, paper: CommercialPaper): void {
  const { layout, trade } = paper;
  if (layout.columns.length === 0) {
    printWork(flow, paper);
    return;
  }
  const strips = stripsOf(flow, paper);
  printHeading(flow, paper, strips);
  for (const [index, item] of trade.items.entries()) {
    if (!flow.hasRoom(layout.moreWords ? 3 : 2)) {
      flow.turn();
      printHeading(flow, paper, strips);
    }
    if (layout.rules === 'stripes' && index % 2 === 1) flow.band(flow.lineHeight);
    flow.line(strips.map((strip) => placed(strip, printedValue(item, index, strip.column, paper))));
    const words = strips.find(({ column }) => column === 'description');
    if (layout.moreWords && words !== undefined) flow.line([atLeft(MORE_WORDS[layout.language], words.left)]);
    if (layout.rules === 'lines') flow.band(0.4);
  }
}
