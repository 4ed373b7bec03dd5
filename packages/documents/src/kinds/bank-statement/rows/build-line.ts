import { Decimal } from 'decimal.js';
import { computedField, readField } from '../../../evidence/evidence.ts';
import type { Field } from '../../../evidence/field.ts';
import type { PlacedAmount } from '../../../page/amounts.ts';
import { joinTokens } from '../../../page/layout.ts';
import { enclosingBox, type Token } from '../../../page/page.ts';
import type { StatementLine } from '../../../reading.ts';
import { moneyText } from '../../../values/amount.ts';
import { directionOfWords } from '../cues.ts';
import type { Entry } from './entries.ts';
import type { LineDates } from './line-dates.ts';
import type { Movement } from './movement.ts';
import type { Votes } from './votes.ts';

/** A transaction with the results of the balance checks. */
export interface DraftLine extends Movement {
  readonly entry: Entry;
}

/** The confidence of a line: lines below one half are shown to a person first. */
const SURE = { proven: 0.98, unproven: 0.75, contradicted: 0.3 };
/** A recognised line that the balances of its statement do not prove. */
const UNPROVEN_SCAN = 0.45;
const REPAIRED = 0.4;
const DOUBTFUL_DATE = 0.4;

/**
 * The signed value of a printed balance: overdrawn where brackets, a minus, DR or OD say so; on a card CR is a
 * credit.
 */
export function signedBalance(amount: PlacedAmount, card: boolean): Decimal {
  const value = new Decimal(amount.value);
  if (card) return amount.mark === 'CR' ? value.abs().negated() : value;
  return amount.mark === 'DR' ? value.abs().negated() : value;
}

/** The meaning of signs in a statement. */
export interface SignConventions {
  readonly card: boolean;
  /**
   * The meaning of an amount without a sign or mark when other amounts have one; null when no amount has one, or all
   * do.
   */
  readonly plain: 'in' | 'out' | null;
}

/** When some amounts of the single column have a sign or mark, amounts without one have the opposite direction. */
export function signConventionsOf(entries: readonly Entry[], card: boolean): SignConventions {
  const amounts = entries.flatMap(({ amount }) => amount ?? []);
  const isMarked = (amount: PlacedAmount) => amount.mark !== null || amount.signed;
  const marked = amounts.filter(isMarked);
  const isIn = ({ mark, value }: PlacedAmount) => (mark === null ? !value.startsWith('-') : mark === 'CR');
  const kinds = new Set(marked.map(isIn));
  const [only] = kinds;
  if (card || marked.length === amounts.length || kinds.size !== 1 || only === undefined) return { card, plain: null };
  return { card, plain: only ? 'out' : 'in' };
}

/** A signed amount in a single column: deposits positive. On a card a plain amount is a purchase, a minus a payment. */
function signedAmount(amount: PlacedAmount, { card, plain }: SignConventions): { moved: Decimal; sure: boolean } {
  const value = new Decimal(amount.value);
  if (amount.mark === 'CR') return { moved: value.abs(), sure: true };
  if (amount.mark === 'DR') return { moved: value.abs().negated(), sure: true };
  if (card) return { moved: value.negated(), sure: true };
  if (!amount.signed && plain !== null) return { moved: plain === 'in' ? value : value.negated(), sure: true };
  return { moved: value, sure: amount.signed };
}

function movedOf(entry: Entry, signs: SignConventions): { moved: Decimal | null; sure: boolean } {
  const out = entry.out === null ? null : new Decimal(entry.out.value).abs();
  const into = entry.in === null ? null : new Decimal(entry.in.value).abs();
  if (out !== null || into !== null) return { moved: (into ?? new Decimal(0)).minus(out ?? 0), sure: true };
  if (entry.amount === null) return { moved: null, sure: false };
  if (entry.direction !== null) {
    const value = new Decimal(entry.amount.value).abs();
    return { moved: entry.direction === 'in' ? value : value.negated(), sure: true };
  }
  const signed = signedAmount(entry.amount, signs);
  if (signed.sure) return signed;
  const words = directionOfWords(entry.description.map(joinTokens).join(' '));
  return { moved: words === 'in' ? signed.moved : signed.moved.negated(), sure: false };
}

/** The movement of an entry: by its column, else by the sign or mark of the single amount column, else by its words. */
export function draftOf(entry: Entry, signs: SignConventions, votes: Votes): DraftLine {
  const { moved, sure } = movedOf(entry, signs);
  return {
    entry,
    moved,
    balance: entry.balance === null ? null : signedBalance(entry.balance, signs.card),
    directionSure: sure,
    amountVotes: [...votes.amounts(printedAmount(entry)), ...eitherOf(entry)],
    balanceVotes: votes.amounts(entry.balance),
    repaired: null,
    proof: 'unproven',
  };
}

/** Two amounts in one row: one of them may be part of the description. */
function eitherOf({ out, in: into }: Entry): Decimal[] {
  return out === null || into === null ? [] : [new Decimal(into.value).abs(), new Decimal(out.value).abs()];
}

function printedAmount(entry: Entry): PlacedAmount | null {
  return entry.amount ?? entry.out ?? entry.in;
}

function amountField(line: DraftLine, moved: Decimal): Field<string> {
  const text = moneyText(moved.abs());
  const printed = printedAmount(line.entry);
  if (line.repaired === 'amount' || printed === null) return computedField(text, REPAIRED);
  if (line.repaired === 'direction') return readField(text, printed.tokens, REPAIRED);
  return line.proof === 'proven' ? sureField(text, printed.tokens) : readField(text, printed.tokens);
}

/** A value proved by arithmetic was read correctly, whatever the confidence of recognition. */
function sureField(text: string, tokens: readonly Token[]): Field<string> {
  const field = readField(text, tokens);
  return { ...field, confidence: Math.max(field.confidence, SURE.proven) };
}

function balanceField(line: DraftLine): Field<string> | null {
  if (line.balance === null) return null;
  const text = moneyText(line.balance);
  const printed = line.entry.balance;
  if (printed === null || line.repaired === 'balance') return computedField(text, REPAIRED);
  return line.proof === 'proven' ? sureField(text, printed.tokens) : readField(text, printed.tokens);
}

const CHEQUE_OR_REFERENCE = /^(?=.*\d)[A-Z]{0,4}\d{6,}[A-Z0-9]*$/u;

/** A reference: from its column, or the last line of a description when it is one code. */
function referenceOf(entry: Entry): Field<string> | null {
  if (entry.reference.length > 0) return readField(joinTokens(entry.reference), entry.reference);
  const last = entry.description.at(-1);
  const [token] = last ?? [];
  if (entry.description.length < 2 || last?.length !== 1 || token === undefined) return null;
  return CHEQUE_OR_REFERENCE.test(token.text) ? readField(token.text, [token]) : null;
}

/** The correction made in a line, and the text as read before. */
function repairOf(line: DraftLine, dates: LineDates): Pick<StatementLine, 'repaired' | 'readAs'> {
  const { entry } = line;
  const repaired = line.repaired ?? (dates.repaired ? 'date' : null);
  if (repaired === null) return {};
  const seen = {
    date: entry.date,
    balance: entry.balance,
    amount: printedAmount(entry),
    direction: printedAmount(entry),
  };
  const tokens = seen[repaired]?.tokens ?? [];
  return tokens.length === 0 ? { repaired } : { repaired, readAs: joinTokens(tokens) };
}

function dateField(entry: Entry, date: string, dates: LineDates): Field<string> {
  if (dates.repaired) return computedField(date, DOUBTFUL_DATE);
  return readField(date, entry.date?.tokens ?? [], dates.doubtful ? DOUBTFUL_DATE : 1);
}

/** The confidence of a line as a whole. `checked` says whether its statement prints balances that could prove it. */
function confidenceOf(line: DraftLine, dates: LineDates, recognised: boolean, checked: boolean): number {
  const proof = line.proof === 'unproven' && recognised && checked ? UNPROVEN_SCAN : SURE[line.proof];
  const words = Math.min(1, ...[...(printedAmount(line.entry)?.tokens ?? [])].map((token) => token.confidence));
  const read = line.proof === 'unproven' && recognised ? Math.min(proof, words) : proof;
  return Math.min(read, line.repaired === null ? 1 : REPAIRED, dates.doubtful || dates.repaired ? DOUBTFUL_DATE : 1);
}

/** The finished statement line; null when no amount or no date could be found for it. */
export function statementLine(
  line: DraftLine,
  dates: LineDates,
  { recognised, checked }: { readonly recognised: boolean; readonly checked: boolean },
): StatementLine | null {
  const { entry, moved } = line;
  const tokens = entry.rows.flatMap((row) => [...row.line.tokens]);
  const page = entry.rows[0]?.line.page ?? 1;
  const box = enclosingBox(tokens.filter((token) => token.page === page).map((token) => token.box));
  if (moved === null || dates.date === null || box === null) return null;
  const amount = amountField(line, moved);
  return {
    date: dateField(entry, dates.date, dates),
    postDate: dates.postDate === null ? null : readField(dates.postDate, entry.postDate?.tokens ?? []),
    description: readField(entry.description.map(joinTokens).join('\n'), entry.description.flat()),
    reference: referenceOf(entry),
    out: moved.isNegative() ? amount : null,
    in: moved.isNegative() ? null : amount,
    balance: balanceField(line),
    page,
    box,
    confidence: confidenceOf(line, dates, recognised, checked),
    ...repairOf(line, dates),
  };
}
