import { roleOfLabel } from '../amounts/amounts-by-role.ts';

/** Words that end a list of items or separate its pages, in any label. */
const BETWEEN_PAGES =
  /carried (?:forward|over|down)|brought (?:forward|over|down)|\b[bc]\/[fd]\b|承前|承上頁|過次頁|轉下頁|接上頁|接下頁|übertrag|à reporter|page total|本頁(?:合計|小計)/iu;
const TAX =
  /^(?:plus |add:? |zzgl\.? |\+ ?|incl\.? |output |sales |total |less )?(?:\d+(?:[.,]\d+)? ?%\s*)?(?:gst|vat|sst|hst|pst|mwst|ust|tva|tax(?:es)?|umsatzsteuer|mehrwertsteuer|steuer\w*|營業稅|增值稅|稅(?:額|金|項)?)(?!\w)(?! (?:advis|consult|return|filing|service|represent|comput))|稅額|稅金/iu;
const SERVICE = /^(?:\d+ ?% )?(?:service (?:charge|chg|fee)|svc|s\.?chg|serv\.? ch\w*)\b|加一|服務費/iu;
const DISCOUNT =
  /^(?:less:? |total |special |item |members?'? |trade |line |loyalty |early |cash |volume |staff |abzgl\.? |\d+ ?% )*(?:discount|disc\.?|rebate|rabatt|remise|savings?|promo(?:tion)?|voucher|coupon|nachlass|abschlag|sondernachlass)\b|^(?:折扣|優惠|減免|折讓|會員優惠)|折扣$/iu;
const MEANS =
  /^(?:by )?(?:cash|visa|master(?:card)?|amex|debit|credit card|card|octopus|payme|fps|ali ?pay(?: ?hk)?|we ?chat(?: pay)?|cheque|change|paid|tunai|baki|eps|union ?pay|balance|現金|信用卡|八達通|支付寶|微信(?:支付)?|轉數快|找續|找贖|易辦事)\b|^(?:現金|信用卡|八達通|支付寶|微信|轉數快|找續|找贖|易辦事)/iu;
const PAYMENT =
  /tender(?:ed)?$|^payments?(?:$| (?:received|made|by|mode|method|total|due|-)|[:：])|^(?:deposit|amount|cash|total|already) paid|^less:? (?:deposit|payment)|^change due|^(?:已收|已付|訂金|按金|預付|anzahlung|erhaltene|acompte|bereits bezahlt)/iu;
const LEADING_DATE = /^\d{1,2}[\s./-]?(?:[A-Za-z]{3,9}|\d{1,2})(?:[\s./-]\d{2,4})?\s+/u;
const MAX_WORDS = { means: 2, tax: 8, total: 8 };
const TOTAL =
  /^(?:grand |sub ?-? ?s?|net(?:t)? |invoice |order |bill |total |items? |final |gross |overall |sum |credit |refund |estimated |round(?:ed)? ?){0,4}(?:sub-?total|total|amount due|balance due|amount payable|summe|gesamt\w*|brutto\w*|netto\w*|rechnungs(?:betrag|summe)\w*|zwischensumme|positionssumme|zahlbetrag|endbetrag|montant|jumlah)(?!\w)|^(?:小\s*計|合\s*計|總\s*計|總\s*額|總\s*數|總\s*金額|共\s*計|應\s*付|應\s*收|未\s*稅|淨\s*額|總\s*結|結\s*欠|總\s*共|合\s*共)|\b(?:sub-?)?total\W*$|^(?:應\s*[繳付收]|本期應)|^(?:amount|balance|total|net)? ?(?:amount )?(?:due|payable)\b|^total amount|^charges for (?:this|the) period|^(?:rounding|round(?:ed)? (?:adj|total)|捨入|尾數|offener betrag|amount (?:before|excl|incl)|please pay|exempt|taxable|zero[- ]rated)/iu;

export type SummaryKind = 'total' | 'tax' | 'service' | 'discount' | 'payment' | 'carried' | 'previous';

function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}]/u.test(word)).length;
}

/**
 * The kind of a line that is not an item: a total, a tax, a payment, or a sum carried to another page. Null for a
 * line that may be an item. Narrower than the labels of totals, because customers can buy "Tax return filing" and
 * "Visa application".
 */
export function summaryOf(printed: string): SummaryKind | null {
  const whole = kindOf(printed);
  if (whole !== null || !/\p{Script=Han}/u.test(printed)) return whole;
  const latin = printed.replace(/\p{Script=Han}+/gu, ' ').trim();
  const han = (printed.match(/\p{Script=Han}+/gu) ?? []).join('');
  return (/[a-z]{3}/iu.test(latin) ? kindOf(latin) : null) ?? kindOf(han);
}

function kindOf(printed: string): SummaryKind | null {
  const label = printed
    .replace(LEADING_DATE, '')
    .replace(/^[^\p{L}\p{N}%(+]+|[\s:：.$]+$/gu, '')
    .trim();
  if (label === '') return null;
  if (BETWEEN_PAGES.test(label)) return 'carried';
  if (roleOfLabel(label) === 'previous') return 'previous';
  const words = wordCount(label);
  if (TOTAL.test(label) && words <= MAX_WORDS.total) return 'total';
  if (SERVICE.test(label)) return 'service';
  if (DISCOUNT.test(label)) return 'discount';
  if (TAX.test(label) && words <= MAX_WORDS.tax) return 'tax';
  return PAYMENT.test(label) || (MEANS.test(label) && words <= MAX_WORDS.means) ? 'payment' : null;
}
