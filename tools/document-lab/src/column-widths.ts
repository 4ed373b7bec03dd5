import { longestDay } from './printed-days.ts';
import { longestFigure } from './printed-figures.ts';
import type { ColumnKind, StatementLayout } from './statement-layout.ts';

const HAN = /\p{Script=Han}/u;
/** The longest text of a description, in characters. */
const DESCRIPTION = 38;
const REFERENCE = 9;

/** About how wide a text is (points). */
export function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, character) => sum + (HAN.test(character) ? size : size * 0.56), 0);
}

type Chosen = Pick<StatementLayout, 'columns' | 'dates' | 'figures' | 'currencyOnAmounts' | 'gapShare'>;

/** How wide each column has to be so that no value touches the next one. */
export function columnWidths(layout: Chosen, size: number): number[] {
  const money = longestFigure(layout.figures, layout.currencyOnAmounts);
  const widest: Readonly<Record<ColumnKind, number>> = {
    counter: 3 * size * 0.56,
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
  return layout.columns.map((kind) => widest[kind] + size * layout.gapShare);
}
