import { amountsOf, type PlacedAmount } from '../../page/amounts.ts';
import { cellOf, joinTokens, type Line } from '../../page/layout.ts';
import type { Token } from '../../page/page.ts';
import { parseAmount } from '../../values/amount.ts';
import { shortDatesIn } from '../../values/date.ts';
import { rowCue } from '../bank-statement/cues.ts';
import type { PlacedDate } from '../bank-statement/rows/row-dates.ts';
import type { Row, RowConventions } from '../bank-statement/rows/rows.ts';
import type { Months } from './months.ts';
import type { TaughtColumns, TaughtRole } from './taught-layout.ts';

/** The known direction of amounts in a single column that holds both directions. */
type Signs = Pick<TaughtColumns, 'plain' | 'card'>;

function roleAt(token: Token, pageWidth: number, { columns }: TaughtColumns): TaughtRole {
  const centre = (token.x0 + token.x1) / 2 / pageWidth;
  return columns.find(({ from, to }) => centre >= from && centre < to)?.role ?? 'ignored';
}

const DAY_ALONE = /^(\d{1,2})(?:st|nd|rd|th|日)?\.?$/u;

/** Figures closer than this share of their height are one figure with a space between thousands. */
const ONE_FIGURE_SHARE = 0.9;

function isPartOfFigure(tokens: readonly Token[], line: Line): boolean {
  const last = tokens.at(-1);
  const next = last === undefined ? undefined : line.tokens[line.tokens.indexOf(last) + 1];
  if (last === undefined || next === undefined || !/^\d/u.test(next.text)) return false;
  return next.x0 - last.x1 < (last.y1 - last.y0) * ONE_FIGURE_SHARE;
}

function dateIn(
  line: Line,
  tokens: readonly Token[],
  { dateOrder }: RowConventions,
  months: Months | null,
): PlacedDate | null {
  const text = joinTokens(tokens);
  const [date] = shortDatesIn(text, dateOrder);
  if (date !== undefined) return { ...date, tokens };
  const day = Number(DAY_ALONE.exec(text)?.[1] ?? 0);
  const isDay = day >= 1 && day <= 31 && !isPartOfFigure(tokens, line);
  const month = isDay ? (months?.of(day) ?? null) : null;
  return month === null ? null : { ...month, day, ambiguous: false, start: 0, end: text.length, tokens };
}

/**
 * The figure of a cell; a cell that is a figure as a whole may have spaces in it.
 * @param alone whether words next to it show that it is not a figure: a line without a date may be a remark across
 * the columns
 */
function amountIn(tokens: readonly Token[], { decimalMark }: RowConventions, alone: boolean): PlacedAmount | null {
  if (tokens.length === 0) return null;
  const [first] = amountsOf(tokens, decimalMark);
  const whole = tokens.length < 2 ? null : parseAmount(tokens.map(({ text }) => text).join(''), decimalMark);
  if (whole === null) return alone && first?.tokens.length !== tokens.length ? null : (first ?? null);
  const { x0, x1 } = cellOf(tokens);
  return { ...whole, x0, x1, tokens };
}

/** A sign or a mark gives the direction of an amount; without one it is what the person said of bare figures. */
function directionOf(amount: PlacedAmount | null, { plain, card }: Signs): 'in' | 'out' | null {
  if (amount === null) return null;
  if (amount.mark !== null) return amount.mark === 'CR' ? 'in' : 'out';
  const bare = plain ?? (amount.signed ? (card ? 'out' : 'in') : null);
  if (!amount.value.startsWith('-') || bare === null) return bare;
  return bare === 'in' ? 'out' : 'in';
}

/**
 * Reads one printed line by the columns a person taught: the position decides, not the appearance.
 * @param months gives the month of a day that is printed without one; null where no month is known
 */
export function taughtRow(
  line: Line,
  taught: TaughtColumns,
  conventions: RowConventions,
  months: Months | null = null,
): Row {
  const cells = Map.groupBy(line.tokens, (token) => roleAt(token, line.pageWidth, taught));
  const words = (role: TaughtRole): readonly Token[] => cells.get(role) ?? [];
  const date = dateIn(line, words('date'), conventions, months);
  const postDate = dateIn(line, words('post_date'), conventions, null);
  const [out, into, amount, balance] = (['out', 'in', 'amount', 'balance'] as const).map((role) =>
    amountIn(words(role), conventions, date === null && postDate === null),
  );
  const row: Row = {
    line,
    date,
    postDate,
    dateUnreadable: date === null && words('date').some((token) => /\d/u.test(token.text)),
    description: words('description'),
    reference: words('reference'),
    currency: null,
    out: out ?? null,
    in: into ?? null,
    amount: amount ?? null,
    balance: balance ?? null,
    direction: directionOf(amount ?? null, taught),
    cue: null,
  };
  const movements = [row.out, row.in, row.amount].filter((one) => one !== null).length;
  const said = joinTokens([...words('description'), ...words('reference')]);
  const told = { movements, balance: row.balance !== null, dated: date !== null || postDate !== null };
  return { ...row, cue: rowCue(said, told) };
}

/** Whether all words of a line are among descriptions and references: it continues a row and is not a title. */
export function isTextOnly({ line, description, reference }: Row, { columns }: TaughtColumns): boolean {
  const placed = columns.filter(({ role }) => role !== 'ignored');
  const words = line.tokens.filter((token) => {
    const centre = (token.x0 + token.x1) / 2 / line.pageWidth;
    return placed.some(({ from, to }) => centre >= from && centre < to);
  });
  return words.length > 0 && words.length === description.length + reference.length;
}
