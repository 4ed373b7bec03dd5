import { SEED_TAX_CODES } from '@folio/ledger';
import type { TaxCodeFields } from './store.ts';

/** Codes usual abroad, ready to be added. */
export function usualTaxCodes(): TaxCodeFields[] {
  return SEED_TAX_CODES.map((seed) => ({
    code: seed.code,
    name: seed.name,
    name_zh: seed.nameZh,
    country: seed.country,
    rate_percent: seed.ratePercent,
    kind: seed.kind,
    recoverable: seed.recoverable,
    valid_from: seed.validFrom,
    valid_to: seed.validTo,
  }));
}
