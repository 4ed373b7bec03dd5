import { type Cell, joinTokens, type Line } from '../../../page/layout.ts';
import { median } from '../../../values/numbers.ts';
import { itemHeadingAt } from '../items/item-columns.ts';
import { ADDRESS_LABEL, CUSTOMER, FORM_LAST, OTHER_PARTY, STOP, SUPPLIER, WEAK_CUSTOMER } from './party-labels.ts';

const MAX_BLOCK_LINES = 8;
/** In line heights. */
const MAX_GAP = 1.9;
const ALIGNED = 1.6;
/** A line this much larger than the first one of a block begins another, such as a letterhead below the customer. */
const LARGER_PRINT = 1.5;

/** Whether a cell is a label or the start of text that does not belong to a party. */
export function isOtherStart(text: string): boolean {
  // "Order Fulfilment Limited" is a company, whatever its first word.
  if (FORM_LAST.test(text.trim()) && !/[:：]/u.test(text)) return false;
  return [STOP, CUSTOMER, WEAK_CUSTOMER, SUPPLIER, OTHER_PARTY].some((pattern) => pattern.test(text));
}

type Edge = 'left' | 'right' | 'centre';

/** The start of a cell's text: after its label when it has one. */
function startOf(cell: Cell): number {
  const label = ADDRESS_LABEL.exec(cell.text)?.[0].trim().length ?? 0;
  if ((cell.tokens[0]?.text.length ?? 0) > label) return cell.x0;
  const behind = cell.tokens.find((_, index) => joinTokens(cell.tokens.slice(0, index)).length >= label);
  return behind?.x0 ?? cell.x0;
}

function edgeOf(cell: Cell, edge: Edge): number {
  if (edge === 'left') return startOf(cell);
  return edge === 'right' ? cell.x1 : (cell.x0 + cell.x1) / 2;
}

/** The height of most words: recognition makes single boxes too high. */
function printHeight({ tokens }: Cell): number {
  return median(tokens.map((token) => token.y1 - token.y0));
}

function cellsDown(lines: readonly Line[], start: number, top: Cell, edge: Edge, labelX: number | null): Cell[] {
  const cells: Cell[] = [];
  let bottom = lines[start - 1]?.y1 ?? 0;
  for (let index = start; index < lines.length && cells.length < MAX_BLOCK_LINES; index++) {
    const line = lines[index];
    if (line === undefined || line.page !== lines[start - 1]?.page) break;
    const height = line.y1 - line.y0;
    const isNear = (x: number, other: number): boolean => Math.abs(x - other) < height * ALIGNED;
    if (line.y0 - bottom > height * MAX_GAP || itemHeadingAt(lines, index) !== null) break;
    // Next to a label's value the next label begins something else.
    if (labelX !== null && line.cells.some((cell) => isNear(cell.x0, labelX))) break;
    const cell = line.cells.find((other) => isNear(edgeOf(other, edge), edgeOf(top, edge)));
    if (cell === undefined) continue;
    if (isOtherStart(cell.text) || printHeight(cell) > printHeight(top) * LARGER_PRINT) break;
    cells.push(cell);
    bottom = line.y1;
  }
  return cells;
}

/**
 * The cells below a cell in its column: left aligned, else right aligned or centred as in letterheads.
 * @param labelX position of the label when the cell is the value next to it
 */
export function cellsBelow(lines: readonly Line[], lineIndex: number, top: Cell, labelX: number | null = null): Cell[] {
  for (const edge of ['left', 'right', 'centre'] as const) {
    const found = cellsDown(lines, lineIndex + 1, top, edge, labelX);
    if (found.length > 0) return found;
  }
  return [];
}
