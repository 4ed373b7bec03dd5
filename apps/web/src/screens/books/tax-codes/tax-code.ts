import type { Day } from '@folio/ledger/calendar';
import type { TaxCode } from '../../../api/queries/books/accounting-tax-code.ts';

export type Validity = 'inForce' | 'ended' | 'future';

export function validityOf(code: Pick<TaxCode, 'valid_from' | 'valid_to'>, on: Day): Validity {
  if (code.valid_to !== null && code.valid_to < on) return 'ended';
  return code.valid_from !== null && code.valid_from > on ? 'future' : 'inForce';
}

export const taxKinds = ['standard', 'zero_rated', 'exempt', 'out_of_scope', 'reverse_charge'] as const;

/** Kinds under which tax is charged or accounted for; the others have no rate. */
export function hasRate(kind: TaxCode['kind']): boolean {
  return kind === 'standard' || kind === 'reverse_charge';
}

export const emptyTaxCode: TaxCode = {
  code: '',
  name: '',
  name_zh: '',
  country: null,
  rate_percent: '0',
  kind: 'standard',
  recoverable: true,
  valid_from: null,
  valid_to: null,
};

/** Drops trailing zeros: `5.00` becomes 5, `17.50` becomes 17.5. */
export function shownRate(ratePercent: string): string {
  return ratePercent.includes('.') ? ratePercent.replace(/\.?0+$/, '') : ratePercent;
}

interface Findable {
  code: string;
  name: string;
  name_zh: string;
}

/** The codes whose code, name or country contains every typed word. */
export function findTaxCodes<C extends Findable>(codes: readonly C[], q: string, countryOf: (code: C) => string): C[] {
  const words = q.trim().toLowerCase().split(/\s+/);
  return codes.filter((code) => {
    const hay = `${code.code} ${code.name} ${code.name_zh} ${countryOf(code)}`.toLowerCase();
    return words.every((one) => hay.includes(one));
  });
}

/** Codes grouped by country, countries by name; codes without a country come last. */
export function byCountry<C extends { country: string | null }>(
  codes: readonly C[],
  nameOf: (country: string) => string,
): { country: string | null; codes: C[] }[] {
  const countries = [...new Set(codes.map((code) => code.country))];
  const sorted = countries.sort((a, b) => {
    if (a === null || b === null) return a === null ? 1 : -1;
    return nameOf(a).localeCompare(nameOf(b));
  });
  return sorted.map((country) => ({ country, codes: codes.filter((code) => code.country === country) }));
}
