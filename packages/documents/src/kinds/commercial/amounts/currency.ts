import { computedField, readField } from '../../../evidence/evidence.ts';
import type { Field } from '../../../evidence/field.ts';
import type { Line } from '../../../page/layout.ts';
import { currenciesIn, currencyOfYenSign, mainCurrency } from '../../../values/currency.ts';

/** Places and offices that identify the currency of a bare dollar sign or of amounts without a sign. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/hong kong|kowloon|new territories|\bN\.T\.|\(852\)|\+852|香港|九龍|新界|八達通|octopus|商業登記/iu, 'HKD'],
  [/macau|macao|澳門/iu, 'MOP'],
  [/台灣|臺灣|taiwan|統一編號|統一發票|台北|臺北|高雄|台中/iu, 'TWD'],
  [/人民共和国|增值[稅税]|纳税人|納稅人|广东|廣東|深圳|上海市|北京市/u, 'CNY'],
  [/malaysia|sdn\.?\s*bhd|kuala lumpur|selangor|johor|jalan|\bsst\b|gst ?id/iu, 'MYR'],
  [/singapore|\buen\b|pte\.? ?ltd/iu, 'SGD'],
  [/[Aa]ustralia|AUSTRALIA|\bABN\b|\bP[Tt][Yy]\.? ?L[Tt][Dd]|\b(?:NSW|VIC|QLD|WA|SA|TAS) \d{4}\b/u, 'AUD'],
  [/new zealand|\bnzbn\b/iu, 'NZD'],
  [/[Cc]anada|CANADA|\b[A-Z]\d[A-Z] \d[A-Z]\d\b|\bHST\b/u, 'CAD'],
  [/[Uu]nited [Kk]ingdom|\bGB ?\d{3} ?\d{4} ?\d{2}\b|\b[A-Z]{1,2}\d{1,2} \d[A-Z]{2}\b|[Ss]ort [Cc]ode/u, 'GBP'],
  [/日本|株式会社|消費税/u, 'JPY'],
  [
    /\bschweiz|switzerland|\bsuisse|svizzera|\bCHE-?\d{3}|\b[1-9]\d{3} (?:zürich|zurich|genève|geneva|basel|bern|lausanne|luzern|winterthur|lugano|zug|st\. ?gallen)\b/iu,
    'CHF',
  ],
  [
    /deutschland|germany|gmbh|\be\.k\.|france|\bsarl\b|siret|österreich|austria|españa|spain|italia|italy|nederland|netherlands|belgi|ireland|portugal/iu,
    'EUR',
  ],
  [
    /\b(?:A[KLRZ]|C[AOT]|DC|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? \d{5}\b|\bUSA\b|united states|sales tax/iu,
    'USD',
  ],
];
/** Hints for a document without a place: how thousands are separated, languages, scripts and signs. */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [/\d['’]\d{3}\.\d{2}/u, 'CHF'],
  [/rechnung|mwst|facture|\btva\b/iu, 'EUR'],
  [/(?:\p{Script=Han}{2,}[^\p{Script=Han}]+){4}/u, 'HKD'],
  [/\$/u, 'USD'],
];

const LABEL =
  /(?:currency|währung(?! der)|beträge in|devise|monnaie|幣別|幣種|貨幣|币种|currency code)\s*(?:[\p{Script=Han}]{1,4})?\s*[:：]?\s*\(?\s*(.{1,14})/iu;
const TOTAL =
  /\btotal|amount due|balance due|amount payable|grand|gesamt|betrag|net à payer|總額|總計|合計|總數|結欠|應付|應繳|應收|尚欠|小寫/iu;

function foundIn(lines: readonly Line[], code: string, certainty: number): Field<string> {
  const line = lines.find((candidate) => mainCurrency(candidate.text) === code);
  return readField(code, line?.tokens ?? [], certainty);
}

/** A currency named after a label such as "Currency: HKD". */
function labelled(lines: readonly Line[]): Field<string> | null {
  for (const line of lines) {
    const code = mainCurrency(LABEL.exec(line.text)?.[1] ?? '');
    if (code !== null && currenciesIn(line.text).size === 1) return readField(code, line.tokens, 0.95);
  }
  return null;
}

/** The weight of each piece of evidence; single signs are easily misread. */
const WORTH = { code: 1.5, sign: 0.8, beside: 2, place: 2.2, most: 3 };
const SIGN = /[€£¥￥₩฿₹₱₫]/gu;

/** A heading that names the currency of the amounts below: "Amount (HKD)", "金額 HK$". */
const HEADING =
  /(?:amount|total|price|value|montant|prix|betrag|preis|金額|總額|價)[^\p{L}\d]{0,3}[([（]?\s*(\p{Lu}{3}|[\p{Lu}]{1,2}\$|[€£])\s*(?:[)\]）]|$)/iu;

/** The only currency next to the totals or in headings of amounts; null without a currency or with several. */
function stated(lines: readonly Line[]): string | null {
  const texts = lines.flatMap((line) => [
    ...(TOTAL.test(line.text) && /\d/u.test(line.text) ? [line.text] : []),
    ...line.cells.flatMap((cell) => HEADING.exec(cell.text)?.[1] ?? []),
  ]);
  const codes = [...currenciesIn(texts.join('\n').replace(SIGN, ' ')).keys()];
  return codes.length === 1 ? (codes[0] ?? null) : null;
}

/** The place named first. */
function placeIn(text: string): string | null {
  const found = PLACES.flatMap(([pattern, code]) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [{ at, code }];
  });
  return found.sort((a, b) => a.at - b.at)[0]?.code ?? null;
}

function scores(text: string, totals: string, place: string | null): Map<string, number> {
  const sum = new Map<string, number>();
  const add = (code: string, worth: number): void => void sum.set(code, (sum.get(code) ?? 0) + worth);
  const codes = currenciesIn(text.replace(SIGN, ' '));
  for (const [code, count] of codes) add(code, Math.min(WORTH.most, count) * WORTH.code);
  for (const [code, count] of currenciesIn(text)) {
    const signs = count - (codes.get(code) ?? 0);
    if (signs > 0) add(code, Math.min(WORTH.most, signs) * WORTH.sign);
  }
  for (const code of currenciesIn(totals.replace(SIGN, ' ')).keys()) add(code, WORTH.beside);
  const yen = currencyOfYenSign(text);
  if (yen !== null) add(yen, WORTH.code);
  if (place !== null) add(place, WORTH.place);
  return sum;
}

/** Printed sums without a mark, in the currency of the place they come from, else of the way of writing. */
function unmarked(text: string, place: string | null): Field<string> | null {
  if (place !== null) return computedField(place, 0.7);
  const hint = HINTS.find(([pattern]) => pattern.test(text));
  return hint === undefined ? null : computedField(hint[1], 0.5);
}

/**
 * The currency of a document: labelled, named on it (best next to its totals and in the headings of its amounts), or
 * given by the place it comes from. It is doubtful when the only evidence is the place or a sign that several
 * countries use.
 * @param supplier name and address of the issuer, whose place counts before any other; empty when unknown
 */
export function currencyOf(lines: readonly Line[], supplier: string): Field<string> | null {
  const own = labelled(lines);
  if (own !== null) return own;
  const beside = stated(lines);
  if (beside !== null) return foundIn(lines, beside, 0.92);
  const text = lines.map((line) => line.text).join('\n');
  const totals = lines.filter((line) => TOTAL.test(line.text)).map((line) => line.text);
  const place = placeIn(supplier) ?? placeIn(text);
  const ranked = [...scores(text, totals.join('\n'), place)].sort((a, b) => b[1] - a[1]);
  const best = ranked[0]?.[0];
  if (best !== undefined && currenciesIn(text).has(best)) return foundIn(lines, best, 0.9);
  return unmarked(text, best ?? place);
}
