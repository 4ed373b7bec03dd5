import type { OcrSymbol } from './tesseract-worker.ts';

/**
 * Readings agree when this share of the figures of each stands in the other. Measured on receipts: half of the doubtful pages end
 * after two readings at this share, and none of their fields is read otherwise than after four.
 */
const AGREEING_SHARE = 0.8;
/** Fewer figures agree by chance. */
const MIN_FIGURES = 6;

/** Every word with at least two digits, punctuation around it left off, and how often it stands there. */
function figuresOf(words: readonly OcrSymbol[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { text } of words) {
    const plain = text.replace(/[^\p{L}\p{N}.,:/-]/gu, '').replace(/^[.,:/-]+|[.,:/-]+$/gu, '');
    if ((plain.match(/\p{N}/gu)?.length ?? 0) < 2) continue;
    found.set(plain, (found.get(plain) ?? 0) + 1);
  }
  return found;
}

function countOf(figures: ReadonlyMap<string, number>): number {
  return [...figures.values()].reduce((sum, count) => sum + count, 0);
}

/** Whether two readings of a page found the same figures: a third would then tell nothing new of the amounts and dates that decide. */
export function figuresAgree(one: readonly OcrSymbol[], other: readonly OcrSymbol[]): boolean {
  const [a, b] = [figuresOf(one), figuresOf(other)];
  const most = Math.max(countOf(a), countOf(b));
  const shared = [...a].reduce((sum, [figure, count]) => sum + Math.min(count, b.get(figure) ?? 0), 0);
  return most >= MIN_FIGURES && shared >= AGREEING_SHARE * most;
}
