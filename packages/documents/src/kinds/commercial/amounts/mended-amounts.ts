import { cellOf, type Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import type { DecimalMark } from '../../../values/amount.ts';
import { conventionsOf } from '../../../values/conventions.ts';
import { type Arithmetic, arithmeticOf } from './amount-arithmetic.ts';
import { amountOccurrences, type Occurrence } from './amount-occurrences.ts';

/** Currency signs that recognition doubled or split; no printed amount begins with them. */
const DOUBLED: readonly (readonly [RegExp, string])[] = [
  [/^[$5§]\$(?=\d)/u, 'S$'],
  [/^U(?:S[S5]|\$)\$(?=\d)/u, 'US$'],
];
/** A dollar sign and a digit that may be the two characters of S$. */
const SUSPECT = /^\$\d(?=(?:\d{1,3}(?:,\d{3}){1,5}|\d{1,15})\.\d{2}$)/u;

/** An amount that lost its decimal point after the thousands: "45,13924". */
const LOST_POINT: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^((?:[^\d\s]{0,4})\d{1,3}(?:[,'’]\d{3})*[,'’]\d{3})(\d{2})$/u,
  ',': /^((?:[^\d\s]{0,4})\d{1,3}(?:[.'’]\d{3})*[.'’]\d{3})(\d{2})$/u,
};

function withTexts(line: Line, texts: ReadonlyMap<Token, string>): Line {
  if (!line.tokens.some((token) => texts.has(token))) return line;
  const mended = new Map(line.tokens.map((token) => [token, { ...token, text: texts.get(token) ?? token.text }]));
  const renewed = (tokens: readonly Token[]): Token[] => tokens.map((token) => mended.get(token) ?? token);
  const cells = line.cells.map((cell) => cellOf(renewed(cell.tokens)));
  return { ...line, tokens: renewed(line.tokens), cells, text: cells.map((cell) => cell.text).join('  ') };
}

function replaced(lines: readonly Line[], mend: (token: Token) => string | null): readonly Line[] {
  const texts = new Map<Token, string>();
  for (const token of lines.flatMap((line) => line.tokens)) {
    const text = mend(token);
    if (text !== null && text !== token.text) texts.set(token, text);
  }
  return texts.size === 0 ? lines : lines.map((line) => withTexts(line, texts));
}

/** The text of a token without a doubled sign, and with its lost decimal point. */
function mendedText(text: string, decimalMark: DecimalMark): string {
  const signed = DOUBLED.reduce((rest, [doubled, sign]) => rest.replace(doubled, sign), text);
  return signed.replace(LOST_POINT[decimalMark], `$1${decimalMark}$2`);
}

/** Whether a value is a sum of other amounts, or part of one. */
function addsUp(value: bigint, { blocks, pairs, printed }: Arithmetic): boolean {
  return blocks.has(value) || pairs.has(value) || [...printed].some((other) => printed.has(other + value));
}

function occurrencesOf(lines: readonly Line[]): Occurrence[] {
  return amountOccurrences(lines, conventionsOf(lines)).filter(({ shape }) => shape === 'printed');
}

/** The places of the suspects that add up with the other amounts of the lines. */
function explained(lines: readonly Line[], suspects: ReadonlySet<string>): Set<string> {
  const found = occurrencesOf(lines);
  const arithmetic = arithmeticOf(found);
  const places = found.flatMap(({ amount, mills }) => {
    const place = placeOf(amount.tokens[0]);
    return suspects.has(place) && addsUp(mills, arithmetic) ? [place] : [];
  });
  return new Set(places);
}

/** Tokens are copied when their text changes; their place on the page does not change. */
function placeOf(token: Token | undefined): string {
  return token === undefined ? '' : `${token.page} ${token.x0} ${token.y0}`;
}

/** Reads "$518.00" as S$18.00 where only that adds up with the other amounts. */
function withProvedSigns(lines: readonly Line[]): readonly Line[] {
  const tokens = lines.flatMap((line) => line.tokens).filter(({ text }) => SUSPECT.test(text));
  if (tokens.length === 0) return lines;
  const suspects = new Set(tokens.map(placeOf));
  const mend = ({ text }: Token): string => text.replace(SUSPECT, 'S$');
  const asPrinted = explained(lines, suspects);
  const asMended = explained(replaced(lines, mend), suspects);
  return replaced(lines, (token) => {
    const place = placeOf(token);
    return asMended.has(place) && !asPrinted.has(place) ? mend(token) : null;
  });
}

/**
 * Corrects misread amounts: lost decimal points, and currency signs that were read as digits or as other signs (S$
 * becomes $$ or $5). A digit is taken for part of a sign only where the arithmetic of the page requires it.
 */
export function withMendedAmounts(lines: readonly Line[]): readonly Line[] {
  if (lines.every((line) => line.tokens.every((token) => token.confidence === 1))) return lines;
  const { decimalMark } = conventionsOf(lines);
  return withProvedSigns(replaced(lines, ({ text }) => mendedText(text, decimalMark)));
}
