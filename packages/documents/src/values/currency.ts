/** Printed marks of currencies, longest first, with their ISO codes. A bare dollar sign says nothing by itself. */
const MARKS: readonly (readonly [string, string | null])[] = [
  ['HK\\$', 'HKD'],
  ['HKS', 'HKD'],
  ['US\\$', 'USD'],
  ['NT\\$', 'TWD'],
  ['S\\$', 'SGD'],
  ['A\\$', 'AUD'],
  ['C\\$', 'CAD'],
  ['MOP\\$', 'MOP'],
  ['RMB', 'CNY'],
  ['CN¥', 'CNY'],
  ['RM', 'MYR'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['HKD', 'HKD'],
  ['USD', 'USD'],
  ['CNY', 'CNY'],
  ['CNH', 'CNY'],
  ['EUR', 'EUR'],
  ['GBP', 'GBP'],
  ['JPY', 'JPY'],
  ['SGD', 'SGD'],
  ['AUD', 'AUD'],
  ['CAD', 'CAD'],
  ['CHF', 'CHF'],
  ['MYR', 'MYR'],
  ['TWD', 'TWD'],
  ['MOP', 'MOP'],
  ['NZD', 'NZD'],
  ['THB', 'THB'],
  ['KRW', 'KRW'],
  ['INR', 'INR'],
  ['港元', 'HKD'],
  ['港幣', 'HKD'],
  ['港币', 'HKD'],
  ['人民幣', 'CNY'],
  ['美元', 'USD'],
  ['歐元', 'EUR'],
  ['日圓', 'JPY'],
  ['英鎊', 'GBP'],
  ['澳元', 'AUD'],
  ['\\$', null],
  ['元', null],
];

/** A regular expression source that matches any printed currency mark. */
export const CURRENCY_MARK_PATTERN = MARKS.map(([mark]) => mark).join('|');

const WHOLE = MARKS.map(([mark, code]) => [new RegExp(`^(?:${mark})$`, 'iu'), code] as const);

/** The ISO code a mark stands for; null for a bare dollar sign. */
export function currencyOfMark(mark: string): string | null {
  return WHOLE.find(([pattern]) => pattern.test(mark))?.[1] ?? null;
}

const IN_TEXT = MARKS.filter(([, code]) => code !== null).map(
  ([mark, code]) => [new RegExp(/^[A-Z]/u.test(mark) ? `(?<![A-Za-z])${mark}(?![A-Za-z])` : mark, 'gu'), code] as const,
);

/** Every currency named in a text, with how often. */
export function currenciesIn(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  let rest = text;
  for (const [pattern, code] of IN_TEXT) {
    const hits = rest.match(pattern)?.length ?? 0;
    if (hits > 0 && code !== null) counts.set(code, (counts.get(code) ?? 0) + hits);
    rest = rest.replace(pattern, ' ');
  }
  return counts;
}

/** The currency a text names most often; null when it names none. */
export function mainCurrency(text: string): string | null {
  const ranked = [...currenciesIn(text)].sort((a, b) => b[1] - a[1]);
  return ranked[0]?.[0] ?? null;
}
