import type { StatementProof } from '@folio/contract';

type Box = NonNullable<StatementProof['printed_at']>['box'];

/**
 * Height of the strip divided by its width. The strip is as wide as the page, so that it shows the text in the
 * figure's row.
 */
const stripShape = 0.14;

/**
 * The part of the page that shows a printed figure and the text around it: in fractions of the page's width and
 * height, inside the page. `ratio`: the page's height divided by its width. Pure.
 */
export function cropAround(box: Box, ratio: number): Box {
  const height = Math.min(1, Math.max(stripShape / ratio, box.height * 1.6));
  const y = Math.min(Math.max(0, box.y + box.height / 2 - height / 2), 1 - height);
  return { x: 0, y, width: 1, height };
}
