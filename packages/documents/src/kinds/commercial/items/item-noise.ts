import { cellOf, joinTokens, type Line, type Token } from '../../../page/layout.ts';

const MIN_CHAIN = 8;
const MAX_CHARACTERS = 2;

function isShort(token: Token): boolean {
  return [...token.text].length <= MAX_CHARACTERS;
}

/** Letters one below another at the margin, closer than printed lines can be: text that runs up the page. */
function verticalTokens(lines: readonly Line[]): Set<Token> {
  const chains: Token[][] = [];
  for (const token of lines.flatMap((line) => line.tokens).filter(isShort)) {
    const chain = chains.find((candidate) => {
      const last = candidate.at(-1);
      const size = last === undefined ? 0 : Math.max(last.y1 - last.y0, last.x1 - last.x0);
      const step = last === undefined ? 0 : token.y0 - last.y0;
      return (
        last !== undefined &&
        last.page === token.page &&
        Math.abs(last.x0 + last.x1 - token.x0 - token.x1) / 2 < size * 0.5 &&
        step > -size * 0.3 &&
        step < size * 1.05
      );
    });
    if (chain === undefined) chains.push([token]);
    else chain.push(token);
  }
  return new Set(chains.filter((chain) => chain.length >= MIN_CHAIN).flat());
}

/** Removes text that runs up or down the margin: its letters would mix with the rows of a table. */
export function withoutVerticalText(lines: readonly Line[]): Line[] {
  const vertical = verticalTokens(lines);
  if (vertical.size === 0) return [...lines];
  return lines.flatMap((line): Line[] => {
    if (!line.tokens.some((token) => vertical.has(token))) return [line];
    const tokens = line.tokens.filter((token) => !vertical.has(token));
    if (tokens.length === 0) return [];
    const cells = line.cells
      .map((cell) => cell.tokens.filter((token) => !vertical.has(token)))
      .filter((kept) => kept.length > 0)
      .map(cellOf);
    const y0 = Math.min(...tokens.map((token) => token.y0));
    const y1 = Math.max(...tokens.map((token) => token.y1));
    return [{ ...line, tokens, cells, y0, y1, text: cells.map((cell) => joinTokens(cell.tokens)).join('  ') }];
  });
}
