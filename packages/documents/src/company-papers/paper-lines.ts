import { type Line, linesOf } from '../page/layout.ts';
import type { Page, Word } from '../page/page.ts';

/** A colon inside a word ends a label: the value after it becomes a separate word. Not in a time. */
const COLON = /(?<!^|\d)[:：](?!$)/u;

/** The lines of a page, where labels and values that touch are separate words. */
export function paperLines(page: Page): Line[] {
  return linesOf({ ...page, words: page.words.flatMap(splitAtColon) });
}

function splitAtColon(word: Word): Word[] {
  const at = word.text.search(COLON) + 1;
  if (at === 0) return [word];
  const share = at / word.text.length;
  return [part(word, word.text.slice(0, at), 0, share), part(word, word.text.slice(at), share, 1)];
}

/** A part of a word, between two shares of its width. */
function part(word: Word, text: string, from: number, to: number): Word {
  const cut = (box: Word['box']) => ({ ...box, x: box.x + box.width * from, width: box.width * (to - from) });
  return {
    ...word,
    text,
    box: cut(word.box),
    ...(word.straight === undefined ? {} : { straight: cut(word.straight) }),
  };
}
