import type { DecimalMark } from '../values/amount.ts';
import { plainWidth } from '../values/width.ts';
import type { BankFileProblem } from './bank-file.ts';
import { cellAmount, LONGEST_AMOUNT } from './table/cells.ts';

/** An amount such as "1,234": its mark separates thousands or the fraction, and a mistake changes it a thousandfold. */
const LONE_MARK = /^([^\d.,]*)([1-9]\d{0,2})([.,])(\d{3})([^\d.,]*)$/u;
const FIGURES = /\d[\d.,]*\d/u;

/** What the unambiguous amounts of a file show about a mark. */
interface MarkUse {
  readonly decimal: boolean;
  readonly thousands: boolean;
  /** The mark comes before exactly three decimals somewhere. */
  readonly threeDecimals: boolean;
}

/** How a file uses its two marks. */
export type MarkUses = Readonly<Record<DecimalMark, MarkUse>>;

function otherMark(mark: DecimalMark): DecimalMark {
  return mark === ',' ? '.' : ',';
}

function loneMarkOf(text: string): RegExpExecArray | null {
  return text.length > LONGEST_AMOUNT ? null : LONE_MARK.exec(plainWidth(text).trim());
}

/** The last mark of an amount; the point if it has none. */
export function lastMark(text: string): DecimalMark {
  return text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.';
}

/** The mark of an amount that has two meanings; null for every other text. */
export function loneMark(text: string): DecimalMark | null {
  return (loneMarkOf(text)?.[3] as DecimalMark | undefined) ?? null;
}

/** The decimal and the thousands mark that an amount shows without the others. */
function shownBy(text: string): { readonly decimal: DecimalMark | null; readonly thousands: DecimalMark | null } {
  const figures = text.length > LONGEST_AMOUNT ? '' : (FIGURES.exec(plainWidth(text))?.[0] ?? '');
  const marks = figures.replace(/\d/gu, '');
  const last = (marks.at(-1) ?? null) as DecimalMark | null;
  if (last === null || loneMark(figures) !== null) return { decimal: null, thousands: null };
  if (marks.includes(otherMark(last))) return { decimal: last, thousands: otherMark(last) };
  return marks.length > 1 ? { decimal: null, thousands: last } : { decimal: last, thousands: null };
}

/** What the amounts of a file show about its marks. Amounts that have two meanings show nothing. */
export function markUses(texts: readonly string[]): MarkUses {
  const use = { decimal: false, thousands: false, threeDecimals: false };
  const uses = { '.': { ...use }, ',': { ...use } };
  for (const text of texts) {
    const { decimal, thousands } = shownBy(text);
    if (thousands !== null) uses[thousands].thousands = true;
    if (decimal === null) continue;
    uses[decimal].decimal = true;
    if (/[.,]\d{3}\D*$/u.test(text)) uses[decimal].threeDecimals = true;
  }
  return uses;
}

const THREE_DECIMALS = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);
const NO_DECIMALS = new Set(['CLP', 'ISK', 'JPY', 'KRW', 'PYG', 'UGX', 'VND', 'XAF', 'XOF', 'XPF']);

/** The decimal mark of an amount with a lone mark, by its currency and the other amounts of the file; null if undecided. */
export function decimalMarkOf(mark: DecimalMark, uses: MarkUses, currency: string | null): DecimalMark | null {
  const [own, other] = [uses[mark], uses[otherMark(mark)]];
  if (currency !== null && NO_DECIMALS.has(currency)) return otherMark(mark);
  if (!own.thousands && (own.threeDecimals || (currency !== null && THREE_DECIMALS.has(currency)))) return mark;
  return !own.decimal && (own.thousands || other.decimal) ? otherMark(mark) : null;
}

/**
 * The amount of a file whose amounts may use a point or a comma before the cents, each on its own, in units of 10^-8.
 * 'undecided' when neither the amount nor the file shows what its mark means; null when the text is not an amount.
 */
export function amountByEvidence(text: string, uses: MarkUses, currency: string | null): bigint | 'undecided' | null {
  const lone = loneMark(text);
  const mark = lone === null ? lastMark(text) : decimalMarkOf(lone, uses, currency);
  return mark === null ? 'undecided' : (cellAmount(text, mark)?.units ?? null);
}

/**
 * Whether an amount of a file with one decimal mark would be read as thousandths although the file writes its other
 * fractions with another number of decimals.
 */
export function contradictsFile(text: string, decimalMark: DecimalMark, uses: () => MarkUses): boolean {
  if (loneMark(text) !== decimalMark) return false;
  const use = uses()[decimalMark];
  return use.decimal && !use.threeDecimals;
}

/** The problem of a row whose amount has two meanings: as found, without its mark, and with its fraction. */
export function unclearAmount(found: string): Pick<BankFileProblem, 'code' | 'values'> {
  const [, , whole = '', , fraction = ''] = loneMarkOf(found) ?? [];
  return { code: 'row_amount_unclear', values: { found, whole: whole + fraction, fraction: `${whole}.${fraction}` } };
}
