import type { Line } from '../page/layout.ts';
import type { Token } from '../page/page.ts';
import type { PaperLabel } from './paper-labels.ts';

/** The printed lines of a value, each with its tokens from left to right. */
export type ValueLines = readonly (readonly Token[])[];

/** A label with its other language next to it or below it. */
interface Block {
  readonly key: string;
  readonly page: number;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  /** The height of one line of the label. */
  readonly line: number;
}

interface Region {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
}

/** Lengths in line heights of the label. */
const STACKED = 1.6;
const SIDE_BY_SIDE = 3;
const LEFT_OF_LABEL = 2;
const MAX_GAP = 2.4;
const MAX_LINES = 7;

const middle = (low: number, high: number): number => (low + high) / 2;
const overlap = (a0: number, a1: number, b0: number, b1: number): number => Math.min(a1, b1) - Math.max(a0, b0);
const inRow = (one: Block, other: Block): boolean =>
  overlap(one.y0, one.y1, other.y0, other.y1) > Math.min(one.y1 - one.y0, other.y1 - other.y0) / 2;

/** A remark of the form next to a label or inside a box: it is neither a value nor the end of one. */
export const REMARK = 'remark';

/** Joins the labels of one field that are next to each other or one above the other. */
function blocksOf(labels: readonly PaperLabel<string>[]): Block[] {
  const blocks: Block[] = [];
  for (const label of labels.filter(({ key }) => key !== REMARK)) {
    const height = label.y1 - label.y0;
    const index = blocks.findIndex((block) => block.key === label.key && isNeighbour(block, label, height));
    const own: Block = { ...label, line: height };
    const other = blocks[index];
    if (other === undefined) blocks.push(own);
    else blocks[index] = joined(other, own);
  }
  return blocks;
}

function isNeighbour(block: Block, label: PaperLabel<string>, height: number): boolean {
  if (block.page !== label.page) return false;
  const apart = -overlap(block.y0, block.y1, label.y0, label.y1);
  const aside = -overlap(block.x0, block.x1, label.x0, label.x1);
  return (aside < 0 && apart < height * STACKED) || (apart < 0 && aside < height * SIDE_BY_SIDE);
}

function joined(one: Block, other: Block): Block {
  return {
    ...one,
    x0: Math.min(one.x0, other.x0),
    x1: Math.max(one.x1, other.x1),
    y0: Math.min(one.y0, other.y0),
    y1: Math.max(one.y1, other.y1),
  };
}

/** The values of a field, where its label is printed: to the right of the label, else below it. */
export function valuesOf<K extends string>(
  lines: readonly Line[],
  labels: readonly PaperLabel<K>[],
  key: K,
): ValueLines[] {
  const labelled = new Set(labels.flatMap(({ tokens }) => tokens));
  const free = lines.map((line) => line.tokens.filter((token) => !labelled.has(token)));
  const blocks = blocksOf(labels);
  return blocks
    .filter((block) => block.key === key)
    .flatMap((block) => {
      const right = within(free, block, rightOf(block, blocks));
      const first = right[0]?.[0];
      // The boxes of tight lines overlap: what is next to the label has its middle next to it.
      const isNextTo = first !== undefined && middle(first.y0, first.y1) < block.y1;
      const value = isNextTo ? fromFirstEdge(right, block) : within(free, block, belowOf(block, blocks));
      return value.length > 0 ? [value] : [];
    });
}

/** To the right of a label: until the next label of its row, and down to the next label below it. */
function rightOf(block: Block, blocks: readonly Block[]): Region {
  const others = blocks.filter((other) => other !== block && other.page === block.page);
  const x1 = Math.min(...others.filter((other) => inRow(block, other) && other.x0 > block.x1).map(({ x0 }) => x0), 1e9);
  const beneath = others.filter(({ x0, y0 }) => y0 >= block.y1 - block.line / 2 && x0 < x1);
  return { x0: block.x1 - 1, x1, y0: block.y0 - block.line / 2, y1: Math.min(...beneath.map(({ y0 }) => y0), 1e9) };
}

/** Below a label: between the middles to the neighbours of its row, and down to the next label there. */
function belowOf(block: Block, blocks: readonly Block[]): Region {
  const others = blocks.filter((other) => other !== block && other.page === block.page);
  const row = others.filter((other) => inRow(block, other));
  const left = row.filter(({ x1 }) => x1 <= block.x0).map(({ x1 }) => middle(x1, block.x0));
  const right = row.filter(({ x0 }) => x0 >= block.x1).map(({ x0 }) => middle(block.x1, x0));
  const x0 = left.length === 0 ? block.x0 - block.line * LEFT_OF_LABEL : Math.max(...left);
  const x1 = Math.min(...right, 1e9);
  const beneath = others.filter(
    (other) => other.y0 >= block.y1 - block.line / 2 && overlap(x0, x1, other.x0, other.x1) > 0,
  );
  return { x0, x1, y0: block.y1 - block.line / 4, y1: Math.min(...beneath.map(({ y0 }) => y0), 1e9) };
}

/** The tokens of a region, line by line, until a wide gap. */
function within(free: readonly (readonly Token[])[], { page, y1, line }: Block, region: Region): ValueLines {
  const found: (readonly Token[])[] = [];
  let bottom = y1;
  for (const tokens of free) {
    const own = tokens.filter((token) => token.page === page && isIn(token, region));
    if (!own.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) continue;
    const top = Math.min(...own.map(({ y0 }) => y0));
    if (top - bottom > line * MAX_GAP || found.length === MAX_LINES) break;
    found.push(own);
    bottom = Math.max(...own.map((token) => token.y1));
  }
  return found;
}

function isIn(token: Token, { x0, x1, y0, y1 }: Region): boolean {
  const x = middle(token.x0, token.x1);
  const y = middle(token.y0, token.y1);
  return x > x0 && x < x1 && y > y0 && y < y1;
}

/** Without what begins left of the value's first line: the rest of a long label. */
function fromFirstEdge(lines: ValueLines, { line }: Block): ValueLines {
  const edge = Math.min(...(lines[0] ?? []).map(({ x0 }) => x0)) - line * LEFT_OF_LABEL;
  return lines.map((tokens) => tokens.filter(({ x0 }) => x0 >= edge)).filter((tokens) => tokens.length > 0);
}
