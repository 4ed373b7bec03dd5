import type { Page, Word } from '../page/page.ts';

const CHARACTER_PT = 5;
const LINE_PT = 14;
const LETTER_PT = 10;
const WIDTH_PT = 600;
const HEIGHT_PT = 840;

/** The width of a text in columns: Han characters and full-width marks take two. */
function columns(text: string): number {
  return [...text].reduce((sum, character) => sum + (/[\p{Script=Han}：（）]/u.test(character) ? 2 : 1), 0);
}

/** A page as from a typewriter: every character has the same width, every line the same height. For tests. */
export function pageOfText(text: string, number = 1): Page {
  const words: Word[] = text.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+/gu)].map((match) => ({
      text: match[0],
      confidence: 1,
      box: {
        x: (columns(line.slice(0, match.index)) * CHARACTER_PT) / WIDTH_PT,
        y: (20 + row * LINE_PT) / HEIGHT_PT,
        width: (columns(match[0]) * CHARACTER_PT) / WIDTH_PT,
        height: LETTER_PT / HEIGHT_PT,
      },
    })),
  );
  return { number, widthPt: WIDTH_PT, heightPt: HEIGHT_PT, words, source: 'text' };
}
