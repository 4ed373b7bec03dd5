import type { Day } from '../calendar/index.ts';
import { LedgerIssue } from '../fault.ts';

export const TAX_KINDS = ['standard', 'zero_rated', 'exempt', 'out_of_scope', 'reverse_charge'] as const;

/**
 * How a code taxes: `standard` at its rate; `zero_rated`, `exempt` and `out_of_scope` at 0 percent, separated because
 * returns report them separately; `reverse_charge`: the supplier charges nothing and the buyer accounts for the tax
 * at the code's rate.
 */
export type TaxKind = (typeof TAX_KINDS)[number];

/**
 * A tax code with its names as shown.
 * - `country`: two letters of the country whose tax it is; null for a code of no one country.
 * - `ratePercent`: a decimal string ('20').
 * - `kind`: absent means `standard`.
 * - `recoverable`: whether input tax under it can be claimed back.
 * - `validFrom`, `validTo`: first and last day it may be used; null or absent means without limit.
 */
export interface TaxCode {
  readonly code: string;
  readonly name?: string;
  readonly nameZh?: string;
  readonly country?: string | null;
  readonly ratePercent: string;
  readonly kind?: TaxKind;
  readonly recoverable: boolean;
  readonly validFrom?: Day | null;
  readonly validTo?: Day | null;
}

/** The tax code of an item, null when the item has none. Throws `unknown_tax_code`. */
export function taxCodeOf(code: string | null, taxCodes: readonly TaxCode[]): TaxCode | null {
  if (code === null) return null;
  const found = taxCodes.find((candidate) => candidate.code === code);
  if (found === undefined) throw new LedgerIssue('unknown_tax_code', { taxCode: code });
  return found;
}

/** The percentage the seller adds under a code: its rate when standard, zero otherwise. */
export function chargedPercent(code: TaxCode | null): string {
  return code !== null && (code.kind ?? 'standard') === 'standard' ? code.ratePercent : '0';
}

/** The percentage the buyer accounts for under a code: its rate under reverse charge, zero otherwise. */
export function selfAssessedPercent(code: TaxCode | null): string {
  return code?.kind === 'reverse_charge' ? code.ratePercent : '0';
}
