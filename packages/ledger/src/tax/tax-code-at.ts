import type { Day } from '../calendar/index.ts';
import { LedgerIssue } from '../fault.ts';
import type { TaxCode } from '../invoicing/index.ts';

/** True when a code may be used on a day; both its limits are inclusive. */
export function isValidOn(code: TaxCode, day: Day): boolean {
  return (code.validFrom ?? day) <= day && day <= (code.validTo ?? day);
}

/**
 * The version of a tax code valid on a day: a list may hold one code several times, for the rates of different years.
 * Throws `unknown_tax_code`, or `tax_code_not_valid` (with the limits of the code's last version, '…' for no limit)
 * when no version covers the day.
 */
export function taxCodeAt(codes: readonly TaxCode[], code: string, day: Day): TaxCode {
  const versions = codes.filter((candidate) => candidate.code === code);
  const last = versions.at(-1);
  if (last === undefined) throw new LedgerIssue('unknown_tax_code', { taxCode: code });
  const found = versions.find((version) => isValidOn(version, day));
  if (found !== undefined) return found;
  const limits = { from: last.validFrom ?? '…', to: last.validTo ?? '…' };
  throw new LedgerIssue('tax_code_not_valid', { taxCode: code, day, ...limits });
}

/** The version of every code in use on a day; null means no code and is skipped. Throws as `taxCodeAt`. */
export function taxCodesAt(codes: readonly TaxCode[], used: readonly (string | null)[], day: Day): TaxCode[] {
  const distinct = new Set(used.filter((code) => code !== null));
  return [...distinct].map((code) => taxCodeAt(codes, code, day));
}
