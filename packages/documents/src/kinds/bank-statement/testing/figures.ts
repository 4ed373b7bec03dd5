import type { Layout } from './layout.ts';
import { printed } from './truth.ts';

/** An amount without its sign, as the bank writes figures. */
export function figureText(cents: number, layout: Layout): string {
  const plain = printed(cents);
  if (layout.figures === 'whole') return plain.slice(0, -3);
  if (layout.figures === 'point') return plain;
  return plain.replace(/[.,]/gu, (mark) => (mark === ',' ? '.' : ','));
}

/** A balance as the bank marks it when it is overdrawn. */
export function balanceText(cents: number, layout: Layout): string {
  const plain = `${layout.currencySign}${figureText(cents, layout)}`;
  if (cents >= 0) return layout.credit ? `${plain} CR` : plain;
  const texts = {
    minus: `-${plain}`,
    trailing: `${plain}-`,
    brackets: `(${plain})`,
    DR: `${plain}DR`,
    ' DR': `${plain} DR`,
    OD: `${plain} OD`,
  };
  return texts[layout.negative];
}
