import { type Cell, cellOf, type Line, type Token } from '../../../page/layout.ts';
import type { RowConventions } from '../rows/rows.ts';

/** What recognition makes of shades, creases and the edge of a table. */
const ALONE = /^[《〈「『【]+$/u;
const BEFORE_FIGURE = /^[《〈「『【]{1,4}(?=[^\p{L}\d]{0,20}\d)/u;
const BEHIND_FIGURE = /(?<=\d)[《〈「『【]+$/u;

/** The mark of an overdrawn balance, whose letter O is read as a digit: "0D", "6,4480D". */
const OVERDRAWN = /(?<=^|[\d)])0D$/u;

/** The code of the US dollar, some of its letters read as small ones. */
const DOLLAR = /^(?:us[DdPpb]|Us[Dd]|uSD)$/u;

function plain(token: Token): Token {
  if (DOLLAR.test(token.text)) return { ...token, text: 'USD' };
  const text = token.text.replace(BEFORE_FIGURE, '').replace(BEHIND_FIGURE, '').replace(OVERDRAWN, 'OD');
  return { ...token, text };
}

/** A Chinese date whose description was read as the same word: "2025年12月26日利息". */
const DATE_AND_WORDS = /^((?:20\d{2}年)?\d{1,2}月\d{1,2}日)(\p{L}.*)$/u;

/** How wide a text is printed: a Chinese character is as wide as two others. */
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
 * The lines of recognised pages without the opening brackets that are read next to figures or alone, and with OD and USD
 * where 0D and usD were read, and dates apart from the words behind them. Other pages stay as they are.
 */
export function withoutStrayMarks(lines: readonly Line[], { recognised }: RowConventions): readonly Line[] {
  if (!recognised) return lines;
  return lines.flatMap((line): Line[] => {
    const cells = line.cells.flatMap((cell): Cell[] => {
      const tokens = cell.tokens
        .filter(({ text }) => !ALONE.test(text))
        .map(plain)
        .flatMap(withDateApart);
      return tokens.length === 0 ? [] : [cellOf(tokens)];
    });
    if (cells.length === 0) return [];
    const text = cells.map((cell) => cell.text).join('  ');
    return [{ ...line, cells, tokens: cells.flatMap(({ tokens }) => tokens), text }];
  });
}
