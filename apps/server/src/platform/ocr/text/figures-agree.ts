import type { OcrSymbol } from './ocr-word.ts';

/**
 * Two readings agree if each contains this share of the other's figures. Measured on receipts: with this share, half
 * of the doubtful pages stop after two readings, and all their fields are the same as after four readings.
 */
const AGREEING_SHARE = 0.8;
/** Fewer figures can agree by chance. */
const MIN_FIGURES = 6;

/** Counts every word with at least two digits, without the punctuation around it. */
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

/**
 * Whether two readings of a page found the same figures: a third reading would then not change the amounts and dates,
 * which matter most.
 */
export function figuresAgree(one: readonly OcrSymbol[], other: readonly OcrSymbol[]): boolean {
  const [a, b] = [figuresOf(one), figuresOf(other)];
  const most = Math.max(countOf(a), countOf(b));
  const shared = [...a].reduce((sum, [figure, count]) => sum + Math.min(count, b.get(figure) ?? 0), 0);
  return most >= MIN_FIGURES && shared >= AGREEING_SHARE * most;
}
