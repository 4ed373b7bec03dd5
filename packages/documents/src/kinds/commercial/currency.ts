import { computedField, readField } from '../../evidence/evidence.ts';
import type { Field } from '../../evidence/field.ts';
import type { Line } from '../../page/layout.ts';
import { mainCurrency } from '../../values/currency.ts';

/** Places that tell which currency a bare dollar sign, or no sign at all, stands for. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/hong kong|kowloon|new territories|\bN\.T\.|香港|九龍|新界/iu, 'HKD'],
  [/malaysia|sdn\.?\s*bhd|kuala lumpur|selangor|johor|\bRM\b|jalan|\bgst\b/iu, 'MYR'],
  [/singapore/iu, 'SGD'],
  [/(?:\p{Script=Han}{2,}[^\p{Script=Han}]+){4}/u, 'HKD'],
  [/deutschland|germany|rechnung|gmbh|mwst/iu, 'EUR'],
  [/\b[A-Z]{2},? \d{5}\b|\bUSA\b|united states|\$/u, 'USD'],
];

/** The currency of a document: named on it, or else told by the place it comes from. */
export function currencyOf(lines: readonly Line[]): Field<string> | null {
  const text = lines.map((line) => line.text).join('\n');
  const named = mainCurrency(text);
  if (named !== null) {
    const line = lines.find((candidate) => mainCurrency(candidate.text) === named);
    return readField(named, line?.tokens ?? [], 0.9);
  }
  const place = PLACES.find(([pattern]) => pattern.test(text));
  return place === undefined ? null : computedField(place[1], 0.6);
}
