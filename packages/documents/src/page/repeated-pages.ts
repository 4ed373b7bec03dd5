import type { Page } from './page.ts';

/** Two readings of one sheet share this much of their words and figures, where recognition may err and join words. */
const SAME_WORDS = 0.5;
const SAME_FIGURES = 0.8;
/** Fewer words and figures may be equal by chance: forms repeat their small print. */
const MIN_WORDS = 20;
const MIN_FIGURES = 6;
/** A text layer repeats its words exactly: a row or two with date and amounts are enough. */
const MIN_FIGURES_OF_TEXT = 3;
const TWO_DIGITS = /\p{N}.*\p{N}/u;
/** The figures and the letters of words that recognition joined: "13Jun", "ORDER20260312-77". */
const PARTS = /\p{N}[\p{N}.,'’/-]*|[^\p{N}]+/gu;

interface Content {
  readonly isText: boolean;
  readonly words: ReadonlyMap<string, number>;
  readonly figures: ReadonlyMap<string, number>;
}

function counted(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function contentOf({ words, source }: Page): Content {
  const printed = words.map(({ text }) => text.trim()).filter((text) => text !== '');
  const texts = source === 'text' ? printed : printed.flatMap((text) => text.match(PARTS) ?? []);
  return {
    isText: source === 'text',
    words: counted(texts),
    figures: counted(texts.filter((text) => TWO_DIGITS.test(text))),
  };
}

function sizeOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** The common share of two pages, measured on the page with more words. */
function sharedBy(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  const shared = [...one].reduce((sum, [text, count]) => sum + Math.min(count, other.get(text) ?? 0), 0);
  return shared / Math.max(1, sizeOf(one), sizeOf(other));
}

function isSame(one: Content, other: Content): boolean {
  const isText = one.isText && other.isText;
  const least = isText ? MIN_FIGURES_OF_TEXT : MIN_FIGURES;
  if (sizeOf(other.words) < MIN_WORDS || sizeOf(other.figures) < least) return false;
  const [words, figures] = [sharedBy(one.words, other.words), sharedBy(one.figures, other.figures)];
  return isText ? words === 1 : words >= SAME_WORDS && figures >= SAME_FIGURES;
}

/** The pages that are another copy of an earlier page, by number, with the page each repeats. */
export function repeatedPages(pages: readonly Page[]): ReadonlyMap<number, number> {
  const repeated = new Map<number, number>();
  const seen: { number: number; content: Content }[] = [];
  for (const page of pages) {
    const content = contentOf(page);
    const first = seen.find((other) => isSame(content, other.content));
    if (first === undefined) seen.push({ number: page.number, content });
    else repeated.set(page.number, first.number);
  }
  return repeated;
}

/** The pages, each sheet once: a sheet that was scanned twice would be booked twice. */
export function withoutRepeats(pages: readonly Page[]): readonly Page[] {
  const repeated = repeatedPages(pages);
  return repeated.size === 0 ? pages : pages.filter(({ number }) => !repeated.has(number));
}
