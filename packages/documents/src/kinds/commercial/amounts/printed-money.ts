import { amountsOf, type PlacedAmount } from '../../../page/amounts.ts';
import type { Line } from '../../../page/layout.ts';
import type { Conventions } from '../../../values/conventions.ts';

/** Every amount on the lines that looks like money, labelled or not. */
export function printedMoney(lines: readonly Line[], conventions: Conventions): PlacedAmount[] {
  return lines.flatMap((line) => amountsOf(line.tokens, conventions.decimalMark)).filter((amount) => amount.moneyLike);
}
