import { Decimal } from 'decimal.js';
import { amountsOf, type PlacedAmount } from '../../../page/amounts.ts';
import { joinTokens, type Line } from '../../../page/layout.ts';
import { absolute } from '../../../values/amount.ts';
import type { Conventions } from '../../../values/conventions.ts';
import { isMeasure } from './measures.ts';

/** The role of a labelled amount of an invoice or receipt. */
export type AmountRole =
  | 'subtotal'
  | 'discount'
  | 'service'
  | 'tax'
  | 'rounding'
  | 'total'
  | 'prepaid'
  | 'amount_due'
  | 'tendered'
  | 'change'
  | 'previous';

/** An amount with the label printed next to it. */
export interface LabelledAmount {
  readonly role: AmountRole;
  readonly label: string;
  readonly amount: PlacedAmount;
  readonly line: Line;
  readonly lineIndex: number;
}

const ROLES: readonly (readonly [AmountRole | null, RegExp])[] = [
  [
    null,
    /total\s*(?:qty|quantity|items?\b|pcs|savings?|no\b)|qty|items? (?:sold|count)|minimum payment|total (?:paid|payment|received|tender)/iu,
  ],
  [null, /tax (?:rate|id|no|reg|code|number)|(?:gst|vat|tax|sst) ?(?:reg|id|no\b)|稅率|稅號|商業登記/iu],
  [
    'previous',
    /previous|上期|上月|last (?:bill|month)|unpaid balance|opening balance|brought forward|carried forward|c\/f\b|b\/f\b|承前頁|承上頁|轉下頁|過次頁/iu,
  ],
  ['rounding', /round(?:ing|ed|g)?\b|捨入|尾數|rnd/iu],
  ['change', /\bchange\b|找贖|找續|找零|\bbaki\b/iu],
  [
    'prepaid',
    /deposit|pre-?paid|payment received|已收|訂金|按金|預付|已付|定金|預收|anzahlung|\bless:? payment|amount paid|payments?\s*\/\s*credits?|payments? (?:applied|to date)|credits? applied|down ?payment|acompte/iu,
  ],
  [
    'subtotal',
    /sub\s?-?\s?s?total|sous-?\s?total|小計|淨額|summe netto|\btotal\s?net\b|zwischensumme|positionssumme|warenwert|total\s?(?:excl|before|without|ex\b|\(excl)|excl(?:uding|\.)? (?:gst|tax|sst|vat|ust)|net\s?(?:amount|value)|nettobetrag|rechnungssumme ohne|untaxed|amount\s?before|total\s?ht\b|taxable/iu,
  ],
  [
    'total',
    /grand\s?total|total\s?(?:incl|inclusive|sales|amount|with)|incl(?:uding|usive|\.)? (?:of )?(?:gst|tax|sst|vat)|總數|總額|總計|合計|總結欠|總金額|退款總額|rechnungsbetrag|bruttosumme|gesamtbetrag(?! der)|gesamtsumme|endbetrag|total credit|total\s?ttc|net\s?total|nett?\b total|invoice\s?total|montant\s?total|應收金額/iu,
  ],
  [
    'amount_due',
    /(?:amount|balance|total|net)\s*(?:due|payable|owing|outstanding)|結欠|應付|應繳|zahlbetrag|zu zahlen|pay this|net à payer|please pay|due payable|尚欠|尚餘|未付|餘款|restbetrag|reste à payer|^balance\s*(?:(?:hk|us)?\$|hkd|usd)?[:：]?$/iu,
  ],
  ['tax', /\b(?:gst|sst|vat|mwst|ust|tva|(?:sales)?tax(?:es)?)\b|umsatzsteuer|steuerbetrag|mehrwertsteuer|稅/iu],
  ['service', /service\s?(?:charge|chg|fee)|\bsvc\b|\bs\.?chg|serv\.? ch|服務費|加一|\bservice\b|bedienung/iu],
  ['discount', /discount|\bdisc\b|rabatt|abschlag|abschläge|折扣|優惠|減|voucher|remise/iu],
  [
    'total',
    /\btotal(?=\b|hk|us|rm|myr|sgd|aud|eur|gbp)|\btota1\b|\bt0tal\b|\bt[o0]ta[l1i]\b|\bgesamt\b|\bsumme\b|^sum\b|總|合共|\bmontant\b|\bjumlah\b|\bamount\b$/iu,
  ],
  [
    'tendered',
    /\bcash\b|tender|\bvisa\b|master|debit|credit card|card\b|octopus|八達通|現金|信用卡|alipay|支付寶|wechat|微信|payme|received|\bpaid\b|tunai|payment/iu,
  ],
];

const TAX_INVOICE = /tax invoice|稅務發票/iu;

/** The role that a label gives to its amount; null when the label is unknown. */
export function roleOfLabel(label: string): AmountRole | null {
  // Recognition joins a word and its rate: "VAT8%".
  const plain = label.replace(TAX_INVOICE, ' ').replace(/(?<=\p{L})(?=\d[\d.,]{0,4}%)/gu, ' ');
  return ROLES.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

const MAX_LABEL_CHARACTERS = 70;

function valueAmount(amounts: readonly PlacedAmount[]): PlacedAmount | null {
  return amounts.findLast((amount) => amount.moneyLike) ?? amounts.at(-1) ?? null;
}

/** The label of an amount: the text to its left on the line. */
function labelLeftOf(line: Line, amount: PlacedAmount): string {
  return joinTokens(line.tokens.filter((token) => token.x1 <= amount.x0 + 1 && !amount.tokens.includes(token)));
}

/** Amounts under a label that is alone on the line above, in its column. */
function amountBelow(lines: readonly Line[], index: number, conventions: Conventions): PlacedAmount | null {
  const line = lines[index];
  const next = lines[index + 1];
  if (line === undefined || next === undefined || next.page !== line.page) return null;
  if (next.y0 - line.y1 > (line.y1 - line.y0) * 1.5) return null;
  const onlyAmounts = amountsOf(next.tokens, conventions.decimalMark).filter((amount) => amount.moneyLike);
  const spent = onlyAmounts.flatMap((amount) => amount.tokens).length;
  return onlyAmounts.length === 1 && spent === next.tokens.length ? (onlyAmounts[0] ?? null) : null;
}

/** Every amount with a known label, from top to bottom. */
export function labelledAmounts(lines: readonly Line[], conventions: Conventions): LabelledAmount[] {
  return lines.flatMap((line, lineIndex): LabelledAmount[] => {
    const amounts = amountsOf(line.tokens, conventions.decimalMark).filter((amount) => !isMeasure(line, amount));
    const amount = valueAmount(amounts);
    if (amount === null) {
      const role = line.text.length <= MAX_LABEL_CHARACTERS ? roleOfLabel(line.text) : null;
      const below =
        role === null || role === 'tax' || role === 'service' ? null : amountBelow(lines, lineIndex, conventions);
      return role === null || below === null ? [] : [{ role, label: line.text, amount: below, line, lineIndex }];
    }
    const label = labelLeftOf(line, amount);
    const role = label.length > MAX_LABEL_CHARACTERS ? null : roleOfLabel(label);
    return role === null ? [] : [{ role, label, amount, line, lineIndex }];
  });
}

/** The absolute value of a labelled amount. */
export function amountIn(labelled: Pick<LabelledAmount, 'amount'>): Decimal {
  return new Decimal(absolute(labelled.amount.value));
}

/** The amounts of one role that are not zero. */
export function ofRole(amounts: readonly LabelledAmount[], role: AmountRole): LabelledAmount[] {
  return amounts.filter((amount) => amount.role === role && !amountIn(amount).isZero());
}

/** Cash is rounded to five cents: two amounts with at most this difference may be one before and after rounding. */
export const ROUNDING_LIMIT = new Decimal('0.05');

export function isNear(left: Decimal, right: Decimal): boolean {
  return left.minus(right).abs().lessThanOrEqualTo(ROUNDING_LIMIT);
}
