import { readField } from '../../evidence/evidence.ts';
import type { Field } from '../../evidence/field.ts';
import { amountsOf } from '../../page/amounts.ts';
import type { Line } from '../../page/layout.ts';
import type { Conventions } from '../../values/conventions.ts';

/** The means of payment printed on a receipt. */
export type Tender = 'cash' | 'card' | 'octopus' | 'fps' | 'payme' | 'alipay' | 'wechat_pay';

/** How a document was paid, as its page prints it, when it was paid immediately. */
export interface Payment {
  readonly tender: Field<Tender>;
  /** The printed words. */
  readonly words: string;
  /** The last digits of the card, where they are printed. */
  readonly cardDigits: string | null;
}

/** The more specific name comes first: an Octopus is a card, and Alipay is paid from a card. */
const TENDERS: readonly (readonly [Tender, RegExp])[] = [
  ['octopus', /\boctopus\b|八達通|八达通/iu],
  ['alipay', /\balipay(?:hk)?\b|支付寶|支付宝/iu],
  ['wechat_pay', /\bwe ?chat ?pay\b|微信支付|微信/iu],
  ['payme', /\bpayme\b/iu],
  ['fps', /\bfps\b|轉數快|转数快/iu],
  [
    'card',
    /\bvisa\b|\bmaster ?card\b|\bamex\b|\bamerican express\b|\bunion ?pay\b|\bjcb\b|\b(?:credit|debit) card\b|\beps\b|信用卡|銀聯|银联|扣賬卡/iu,
  ],
  ['cash', /\bcash\b|現金|现金/iu],
];

const CHANGE = /\bchange\b|找贖|找續|找零|找回/iu;
/** "Paid by", "Payment method": the means of payment follows, without an amount next to it. */
const PAID_BY =
  /\bpaid (?:by|with|via|in)\b|\bpayment (?:method|type|mode|by)\b|\btender(?: type)?\b|付款方式|支付方式|付款方法/iu;
/** Words that name a means of payment without saying that it was used. */
const NO_PAYMENT =
  /\baccept|welcome|\bcash (?:sales?|bill|memo|invoice|receipt|voucher|discount|coupon|refund|back|dollars?)\b|\brebate\b|\bbalance\b|\bremaining\b|\bpoints?\b|\brefund|\bif you\b|\bplease\b|\bpay to\b|歡迎|接受|餘額|余額|結餘|積分|回贈|優惠|退款|現金券/iu;
const MASKED = /[*xX•#]{2}[ -]?(\d{4})(?!\d)/u;
const ENDING = /(?:\bending(?: in| with)?|尾號|末四位)[ :：]{0,3}(\d{4})(?!\d)/iu;
const CARD_LABEL = /\bcard\b|卡/iu;

const MAX_CHARACTERS = 120;
/** The number of a card is at most this many lines from the word. */
const CARD_NUMBER_WITHIN = 4;
/** A means of payment next to an amount, or after "paid by". */
const SURE = 0.95;
/** Change is given only for cash. */
const BY_CHANGE = 0.9;

interface Found {
  tender: Tender;
  line: Line;
  index: number;
  certainty: number;
}

function tendersOf(text: string): Tender[] {
  const [first, ...others] = TENDERS.filter(([, pattern]) => pattern.test(text)).map(([tender]) => tender);
  if (first === undefined) return [];
  // "Octopus card" and "Alipay (Visa)" are one payment; "Visa, Octopus, PayMe" is a list of means that a shop
  // accepts.
  return first !== 'cash' && others.every((other) => other === 'card') ? [first] : [first, ...others];
}

function hasAmount(line: Line, { decimalMark }: Conventions): boolean {
  return amountsOf(line.tokens, decimalMark).some((amount) => amount.moneyLike && !/^-?[0.,]+$/u.test(amount.value));
}

function paymentOf(line: Line, index: number, conventions: Conventions): Found[] {
  const text = line.text.slice(0, MAX_CHARACTERS);
  if (NO_PAYMENT.test(text)) return [];
  if (CHANGE.test(text))
    return hasAmount(line, conventions) ? [{ tender: 'cash', line, index, certainty: BY_CHANGE }] : [];
  const [tender, ...others] = tendersOf(text);
  if (tender === undefined || others.length > 0) return [];
  const isUsed = hasAmount(line, conventions) || PAID_BY.test(text) || (tender === 'card' && digitsIn(text) !== null);
  return isUsed ? [{ tender, line, index, certainty: SURE }] : [];
}

function digitsIn(text: string): string | null {
  const plain = text.slice(0, MAX_CHARACTERS);
  return MASKED.exec(plain)?.[1] ?? ENDING.exec(plain)?.[1] ?? null;
}

/** The digits of the card: next to the word, else on a line near it that mentions a card or is masked. */
function cardDigits(lines: readonly Line[], { line, index }: Found): string | null {
  const own = digitsIn(line.text);
  if (own !== null) return own;
  const near = lines.slice(Math.max(0, index - CARD_NUMBER_WITHIN), index + CARD_NUMBER_WITHIN + 1);
  const found = near.flatMap((one) =>
    CARD_LABEL.test(one.text) || MASKED.test(one.text) ? (digitsIn(one.text) ?? []) : [],
  );
  return new Set(found).size === 1 ? (found[0] ?? null) : null;
}

/**
 * How a document was paid, where it says so: one means of payment next to an amount, after "paid by", or with the
 * digits of a card; or change was given. Null when it says nothing, or when several means were used.
 */
export function paymentIn(lines: readonly Line[], conventions: Conventions): Payment | null {
  const found = lines.flatMap((line, index) => paymentOf(line, index, conventions));
  const [first] = found;
  if (first === undefined || found.some(({ tender }) => tender !== first.tender)) return null;
  const best = found.find(({ certainty }) => certainty === SURE) ?? first;
  return {
    tender: readField(best.tender, best.line.tokens, best.certainty),
    words: best.line.text.slice(0, MAX_CHARACTERS),
    cardDigits: best.tender === 'card' ? cardDigits(lines, best) : null,
  };
}
