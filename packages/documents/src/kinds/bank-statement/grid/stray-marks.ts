import { type Cell, cellOf, type Line, type Token } from '../../../page/layout.ts';
import type { RowConventions } from '../rows/rows.ts';

/** What recognition makes of shades, creases and the edge of a table. */
const ALONE = /^[《〈「『【]+$/u;
const BEFORE_FIGURE = /^[《〈「『【]{1,4}(?=[^\p{L}\d]{0,20}\d)/u;
const BEHIND_FIGURE = /(?<=\d)[《〈「『【]+$/u;

function plain(token: Token): Token {
  return { ...token, text: token.text.replace(BEFORE_FIGURE, '').replace(BEHIND_FIGURE, '') };
}

/** The lines of recognised pages without the opening brackets that are read next to figures or alone. Other pages stay as they are. */
export function withoutStrayMarks(lines: readonly Line[], { recognised }: RowConventions): readonly Line[] {
  if (!recognised) return lines;
  return lines.flatMap((line): Line[] => {
    const cells = line.cells.flatMap((cell): Cell[] => {
      const tokens = cell.tokens.filter(({ text }) => !ALONE.test(text)).map(plain);
      return tokens.length === 0 ? [] : [cellOf(tokens)];
    });
    if (cells.length === 0) return [];
    const text = cells.map((cell) => cell.text).join('  ');
    return [{ ...line, cells, tokens: cells.flatMap(({ tokens }) => tokens), text }];
  });
}
