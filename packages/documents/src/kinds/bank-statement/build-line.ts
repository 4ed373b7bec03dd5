import { Decimal } from 'decimal.js';
import { computedField, readField } from '../../evidence/evidence.ts';
import type { Field } from '../../evidence/field.ts';
import type { PlacedAmount } from '../../page/amounts.ts';
import { joinTokens, type Token } from '../../page/layout.ts';
import { enclosingBox } from '../../page/page.ts';
import type { StatementLine } from '../../reading.ts';
import { moneyText } from '../../values/amount.ts';
import type { Movement } from './balances.ts';
import { directionOfWords } from './cues.ts';
import type { Entry } from './entries.ts';

/** A transaction with what the balances make of it. */
export interface DraftLine extends Movement {
  readonly entry: Entry;
}

/** The signed value of a printed balance: overdrawn where brackets, a minus, DR or OD say so. */
export function signedBalance(amount: PlacedAmount): Decimal {
  const value = new Decimal(amount.value);
  return amount.mark === 'DR' ? value.abs().negated() : value;
}

/** A signed amount in a single column: deposits positive. On a card a plain amount is a purchase. */
function signedAmount(amount: PlacedAmount, card: boolean): { moved: Decimal; sure: boolean } {
  const value = new Decimal(amount.value);
  if (amount.mark === 'CR') return { moved: value.abs(), sure: true };
  if (amount.mark === 'DR') return { moved: value.abs().negated(), sure: true };
  if (card) return { moved: value.negated(), sure: true };
  return { moved: value, sure: amount.signed };
}

/** What an entry moved: by its column, else by the sign or mark of the single amount column, else by its words. */
export function draftOf(entry: Entry, card: boolean): DraftLine {
  const balance = entry.balance === null ? null : signedBalance(entry.balance);
  const draft = (moved: Decimal | null, directionSure: boolean): DraftLine => ({
    entry,
    moved,
    balance,
    directionSure,
    repaired: null,
  });
  if (entry.out !== null && entry.in === null) return draft(new Decimal(entry.out.value).abs().negated(), true);
  if (entry.in !== null && entry.out === null) return draft(new Decimal(entry.in.value).abs(), true);
  if (entry.in !== null && entry.out !== null) {
    return draft(new Decimal(entry.in.value).abs().minus(new Decimal(entry.out.value).abs()), true);
  }
  if (entry.amount === null) return draft(null, false);
  const { moved, sure } = signedAmount(entry.amount, card);
  if (sure) return draft(moved, true);
  const words = directionOfWords(entry.description.map(joinTokens).join(' '));
  return draft(words === 'in' ? moved : moved.negated(), false);
}

function tokensOf(entry: Entry): Token[] {
  return entry.rows.flatMap((row) => [...row.line.tokens]);
}

function amountField(line: DraftLine, amount: PlacedAmount | null, moved: Decimal): Field<string> {
  const text = moneyText(moved.abs());
  if (line.repaired === 'amount' || amount === null) return computedField(text, 0.6);
  return readField(text, amount.tokens, line.repaired === 'direction' ? 0.6 : 1);
}

function balanceField(line: DraftLine): Field<string> | null {
  if (line.balance === null) return null;
  const text = moneyText(line.balance);
  const printed = line.entry.balance;
  if (printed === null || line.repaired === 'balance') return computedField(text, 0.6);
  return readField(text, printed.tokens);
}

const CHEQUE_OR_REFERENCE = /^(?=.*\d)[A-Z]{0,4}\d{6,}[A-Z0-9]*$/u;

/** A reference: its own column, or the last line of a description when it is one code. */
function referenceOf(entry: Entry): Field<string> | null {
  if (entry.reference.length > 0) return readField(joinTokens(entry.reference), entry.reference);
  const last = entry.description.at(-1);
  const [token] = last ?? [];
  if (entry.description.length < 2 || last?.length !== 1 || token === undefined) return null;
  return CHEQUE_OR_REFERENCE.test(token.text) ? readField(token.text, [token]) : null;
}

/** The finished statement line; null when no amount or no date could be found for it. */
export function statementLine(
  line: DraftLine,
  dates: { date: string | null; postDate: string | null },
): StatementLine | null {
  const { entry, moved } = line;
  const tokens = tokensOf(entry);
  const page = entry.rows[0]?.line.page ?? 1;
  const box = enclosingBox(tokens.filter((token) => token.page === page).map((token) => token.box));
  if (moved === null || dates.date === null || box === null) return null;
  const amount = amountField(line, entry.amount ?? (moved.isNegative() ? entry.out : entry.in), moved);
  const description = entry.description.map(joinTokens).join('\n');
  const balance = balanceField(line);
  return {
    date: readField(dates.date, entry.date?.tokens ?? []),
    postDate: dates.postDate === null ? null : readField(dates.postDate, entry.postDate?.tokens ?? []),
    description: readField(description, entry.description.flat()),
    reference: referenceOf(entry),
    out: moved.isNegative() ? amount : null,
    in: moved.isNegative() ? null : amount,
    balance,
    page,
    box,
    confidence: Math.min(amount.confidence, balance?.confidence ?? 1, entry.date === null ? 0.5 : 1),
  };
}
