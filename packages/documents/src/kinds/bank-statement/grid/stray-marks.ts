import { type Cell, cellOf, type Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import type { RowConventions } from '../rows/rows.ts';

/** Misreadings of shades, creases and the edge of a table. */
const ALONE = /^[《〈「『【]+$/u;
const BEFORE_FIGURE = /^[《〈「『【]{1,4}(?=[^\p{L}\d]{0,20}\d)/u;
const BEHIND_FIGURE = /(?<=\d)[《〈「『【]{1,4}$/u;

/** The mark of an overdrawn balance, whose letter O is read as a digit: "0D", "6,4480D". */
const OVERDRAWN = /(?<=^|[\d)])0D$/u;

/** The code of the US dollar, with some letters read as small ones. */
const DOLLAR = /^(?:us[DdPpb]|Us[Dd]|uSD)$/u;

/** The mark of the Taiwan dollar, its sign read as a letter or twice. */
const TAIWAN_DOLLAR = /^([-−–+(]*)NTS\$?(?=\d)/u;

/** Recognition reads a single seven as this character, which no statement prints alone. */
const SEVEN = '了';

/** The sign of the won, read as a letter before a figure. */
const WON = /^([-−–+(]*)[Ww](?=\d{1,3}(?:,\d{3})*\)?(?:CR|DR|OD|[-−–])?$)/u;
const WON_THOUSANDS = /^[-−–+(]*[Ww]\d{1,3}(?:,\d{3})+/u;
const MIN_WON = 3;

function plain(token: Token, won: boolean): Token {
  if (DOLLAR.test(token.text)) return { ...token, text: 'USD' };
  if (token.text === SEVEN) return { ...token, text: '7' };
  const text = token.text
    .replace(BEFORE_FIGURE, '')
    .replace(BEHIND_FIGURE, '')
    .replace(OVERDRAWN, 'OD')
    .replace(TAIWAN_DOLLAR, '$1NT$$');
  return { ...token, text: won ? text.replace(WON, '$1₩') : text };
}

/** A Chinese date whose description was read as the same word: "2025年12月26日利息". */
const DATE_AND_WORDS = /^((?:20\d{2}年)?\d{1,2}月\d{1,2}日)[。．.,，、]?(\p{L}.*)$/u;

/** The width of a printed text: a Chinese character is as wide as two others. */
function widthOf(text: string): number {
  return [...text].reduce((sum, character) => sum + (/\p{Script=Han}/u.test(character) ? 2 : 1), 0);
}

function withDateApart(token: Token): Token[] {
  const [, date, words] = DATE_AND_WORDS.exec(token.text) ?? [];
  if (date === undefined || words === undefined) return [token];
  const end = token.x0 + ((token.x1 - token.x0) * widthOf(date)) / widthOf(token.text);
  return [
    { ...token, text: date, x1: end },
    { ...token, text: words, x0: end },
  ];
}

/**
 * Corrects the lines of recognised pages: removes opening brackets that are read next to figures or alone, restores
 * OD, USD, NT$, ₩ and 7 where 0D, usD, NTS, W and 了 were read, and separates dates from the words after them. Other
 * pages are returned unchanged.
 */
export function withoutStrayMarks(lines: readonly Line[], { recognised }: RowConventions): readonly Line[] {
  if (!recognised) return lines;
  const won = lines.flatMap(({ tokens }) => tokens).filter(({ text }) => WON_THOUSANDS.test(text)).length >= MIN_WON;
  return lines.flatMap((line): Line[] => {
    const cells = line.cells.flatMap((cell): Cell[] => {
      const tokens = cell.tokens
        .filter(({ text }) => !ALONE.test(text))
        .map((token) => plain(token, won))
        .flatMap(withDateApart);
      return tokens.length === 0 ? [] : [cellOf(tokens)];
    });
    if (cells.length === 0) return [];
    const text = cells.map((cell) => cell.text).join('  ');
    return [{ ...line, cells, tokens: cells.flatMap(({ tokens }) => tokens), text }];
  });
}
