import { Decimal } from 'decimal.js';
import { amountsOf, type PlacedAmount } from '../../../page/amounts.ts';
import { joinTokens, type Line } from '../../../page/layout.ts';
import type { Token } from '../../../page/page.ts';
import { absolute } from '../../../values/amount.ts';
import type { Conventions } from '../../../values/conventions.ts';
import { mendWords } from '../../../values/words.ts';
import { type AmountRole, roleOfLabel } from './amounts-by-role.ts';
import { isMeasure } from './measures.ts';

/** How an amount was printed: complete, with marks cut off, without its decimal point, or in two pieces. */
export type AmountShape = 'printed' | 'stripped' | 'pointless' | 'split';

/** An amount on a line with the text around it. `mills` is its absolute value in thousandths. */
export interface Occurrence {
  readonly mills: bigint;
  readonly amount: PlacedAmount;
  readonly shape: AmountShape;
  readonly line: Line;
  readonly lineIndex: number;
  /** The words before the amount, up to the preceding amount. */
  readonly label: string;
  readonly role: AmountRole | null;
  /** The role of the heading above the amount, when it has no words to its left. */
  readonly aboveRole: AmountRole | null;
  readonly aboveLabel: string;
}

/** A decimal string in thousandths of the currency unit. */
export function signedMills(value: string): bigint {
  return BigInt(new Decimal(value).times(1000).toFixed(0));
}

/** The absolute value of a decimal string in thousandths. */
export function millsOf(value: string): bigint {
  return signedMills(absolute(value));
}

const LABEL_WORDS = [
  'total',
  'subtotal',
  'cash',
  'change',
  'rounding',
  'amount',
  'discount',
  'service',
  'tender',
  'payable',
  'balance',
  'grand',
  'received',
  'round',
  'inclusive',
  'visa',
  'deposit',
  'sales',
];

/** The role of a label, even if recognition misread one letter of it. */
export function mendedRole(label: string): AmountRole | null {
  return roleOfLabel(label) ?? roleOfLabel(mendWords(label, LABEL_WORDS));
}

/** Words or marks stuck to an amount: "(小寫)¥30,843.35", "RM:60.30", "9.00SR". */
const STUCK = /^(?<before>[^\d]{0,10}?)(?<amount>\d[\d,]*[.,]\d{2})(?<after>[^\d)]{0,3})$/u;
const MAX_LABEL = 70;

function stripped(token: Token, scanned: boolean): Token | null {
  const { before = '', amount, after = '' } = STUCK.exec(token.text)?.groups ?? {};
  const isLabelled = /[\p{Script=Han}:：)）]/u.test(before);
  return amount !== undefined && (isLabelled || (scanned && before.length + after.length <= 4))
    ? { ...token, text: amount }
    : null;
}

interface Shaped {
  readonly amount: PlacedAmount;
  readonly shape: AmountShape;
}

/** Amounts among tokens that were not read as amounts: with attached letters, or with a blank instead of the point. */
function damagedAmounts(
  tokens: readonly Token[],
  spent: ReadonlySet<Token>,
  conventions: Conventions,
  { scanned }: { readonly scanned: boolean },
): Shaped[] {
  return tokens.flatMap((token, index): Shaped[] => {
    const next = tokens[index + 1];
    if (!spent.has(token)) {
      const clean = stripped(token, scanned);
      const [amount] = clean === null ? [] : amountsOf([clean], conventions.decimalMark);
      if (amount !== undefined) return [{ amount: { ...amount, tokens: [token] }, shape: 'stripped' }];
    }
    if (!scanned) return [];
    const halves = `${token.text} ${next?.text ?? ''}`;
    const match = /^(?:rm|\$|hk\$)?(\d{1,4})[.,]? [.,:]?(\d{2})$/iu.exec(halves);
    if (next === undefined || match === null || next.x0 - token.x1 > (token.y1 - token.y0) * 1.2) return [];
    const joined = { ...token, text: `${match[1]}.${match[2]}`, x1: next.x1 };
    const [amount] = amountsOf([joined], '.');
    return amount === undefined ? [] : [{ amount: { ...amount, tokens: [token, next] }, shape: 'split' }];
  });
}

/** An integer of three digits or more may be an amount that lost its decimal point. */
function withoutPoint(amount: PlacedAmount): Shaped[] {
  if (!/^\d{3,7}$/u.test(absolute(amount.value)) || /[.,]/u.test(joinTokens(amount.tokens))) return [];
  const value = new Decimal(absolute(amount.value)).dividedBy(100).toFixed(2);
  return [{ amount: { ...amount, value, moneyLike: false }, shape: 'pointless' }];
}

function shapedAmounts(line: Line, conventions: Conventions, source: { readonly scanned: boolean }): Shaped[] {
  const printed = amountsOf(line.tokens, conventions.decimalMark).filter((amount) => !isMeasure(line, amount));
  const whole = printed.map((amount): Shaped => ({ amount, shape: 'printed' }));
  const spent = new Set(printed.flatMap((amount) => amount.tokens));
  const damaged = damagedAmounts(line.tokens, spent, conventions, source);
  return [...whole, ...(source.scanned ? printed.flatMap(withoutPoint) : []), ...damaged];
}

/** The words before an amount, up to the preceding amount; all words before it when those two touch. */
function labelBefore(line: Line, amount: PlacedAmount, others: readonly PlacedAmount[]): string {
  const before = line.tokens.filter((token) => token.x1 <= amount.x0 + 1 && !amount.tokens.includes(token));
  const previous = others.filter((other) => other.x1 <= amount.x0 + 1).at(-1);
  const after = before.filter((token) => previous === undefined || token.x0 >= previous.x1 - 1);
  const near = joinTokens(after);
  return /\p{L}{2}|#/u.test(near) ? near : joinTokens(before);
}

/** The heading in the column of an amount, at most three lines above, skipping lines of amounts. */
function headingAbove(lines: readonly Line[], lineIndex: number, amount: PlacedAmount): string {
  const line = lines[lineIndex];
  for (let step = 1; step <= 3; step++) {
    const above = lines[lineIndex - step];
    if (line === undefined || above === undefined || above.page !== line.page) return '';
    const cell = above.cells.find((other) => Math.min(other.x1, amount.x1) - Math.max(other.x0, amount.x0) > 0);
    if (cell !== undefined && /\p{L}{2}/u.test(cell.text)) return cell.text;
  }
  return '';
}

function onlyAmounts(line: Line, shaped: readonly Shaped[]): boolean {
  const spent = new Set(shaped.flatMap(({ amount }) => amount.tokens));
  return line.tokens.every((token) => spent.has(token) || !/\p{L}{2}/u.test(token.text));
}

/** Every amount on the lines, with its label. */
export function amountOccurrences(lines: readonly Line[], conventions: Conventions): Occurrence[] {
  const scanned = lines.some((line) => line.tokens.some((token) => token.confidence < 1));
  const known = new Map<string, AmountRole | null>();
  const roleOf = (label: string): AmountRole | null => {
    if (label === '' || label.length > MAX_LABEL) return null;
    const role = known.has(label) ? known.get(label) : scanned ? mendedRole(label) : roleOfLabel(label);
    known.set(label, role ?? null);
    return role ?? null;
  };
  return lines.flatMap((line, lineIndex) => {
    const shaped = shapedAmounts(line, conventions, { scanned });
    const printed = shaped.filter(({ shape }) => shape === 'printed').map(({ amount }) => amount);
    const alone = onlyAmounts(line, shaped);
    return shaped.map(({ amount, shape }): Occurrence => {
      const stuck = shape === 'stripped' ? (STUCK.exec(amount.tokens[0]?.text ?? '')?.groups?.before ?? '') : '';
      const label = `${labelBefore(line, amount, printed)} ${stuck}`.trim();
      const aboveLine = alone ? (lines[lineIndex - 1]?.text ?? '') : '';
      const column = /\p{L}{2}/u.test(label) ? '' : headingAbove(lines, lineIndex, amount);
      const aboveLabel = column === '' && /\p{L}{2}/u.test(aboveLine) ? aboveLine : column;
      return {
        mills: millsOf(amount.value),
        amount,
        shape,
        line,
        lineIndex,
        label,
        role: roleOf(label),
        aboveRole: roleOf(aboveLabel),
        aboveLabel,
      };
    });
  });
}
