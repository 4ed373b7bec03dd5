import { longestHeadingWord } from './heading-words.ts';
import { longestDay } from './printed-days.ts';
import { longestFigure } from './printed-figures.ts';
import type { ColumnKind, StatementLayout } from './statement-layout.ts';

const HAN = /\p{Script=Han}/u;
/** The longest text of a description, in characters. */
const DESCRIPTION = 38;
const REFERENCE = 9;
/** Headings are set bold, which is wider. */
const BOLD = 1.05;

/** The approximate width of a text in points. */
export function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, character) => sum + (HAN.test(character) ? size : size * 0.56), 0);
}

/** A text over as many lines as it has to be for a width; it breaks between words only. */
export function wrapped(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

type Chosen = Pick<
  StatementLayout,
  'columns' | 'dates' | 'figures' | 'currencyOnAmounts' | 'gapShare' | 'language' | 'headings'
>;

/** How wide each column has to be so that no value touches the next one. */
export function columnWidths(layout: Chosen, size: number): number[] {
  const money = longestFigure(layout.figures, layout.currencyOnAmounts);
  const widest: Readonly<Record<ColumnKind, number>> = {
    counter: 3 * size * 0.56,
    currency: 5 * size * 0.6,
    direction: 7 * size * 0.6,
    code: 5 * size * 0.6,
    date: widthOf(longestDay(layout.dates), size),
    posted: widthOf(longestDay(layout.dates), size),
    description: DESCRIPTION * size * 0.56,
    reference: REFERENCE * size * 0.6,
    out: widthOf(money, size),
    in: widthOf(money, size),
    amount: widthOf(money, size),
    balance: widthOf(money, size),
  };
  const heading = (kind: ColumnKind) =>
    layout.headings === 'missing' ? 0 : widthOf(longestHeadingWord(kind, layout.language), size) * BOLD;
  return layout.columns.map((kind) => Math.max(widest[kind], heading(kind)) + size * layout.gapShare);
}
