import { isLedgerIssue, parseDecimal } from '@folio/ledger';
import type { FieldIssue } from '../../../platform/http/domain-error.ts';
import type { TaxCodeFields } from './store.ts';

const MAX_DECIMALS = 4;
/** Kinds without a rate. */
const WITHOUT_RATE: readonly TaxCodeFields['kind'][] = ['zero_rated', 'exempt', 'out_of_scope'];

/**
 * The faults of a tax code: a rate must be a percentage from 0 to 100 and absent where the kind has no rate, and the
 * days must be in order.
 */
export function taxCodeFaults(fields: TaxCodeFields): FieldIssue[] {
  const faults: FieldIssue[] = [];
  const percent = percentOf(fields.rate_percent);
  const values = { found: fields.rate_percent };
  if (percent === null) faults.push({ path: 'rate_percent', word: 'tax_rate_range', values });
  else if (percent !== 0 && WITHOUT_RATE.includes(fields.kind))
    faults.push({ path: 'rate_percent', word: 'tax_rate_of_kind' });
  else if (percent === 0 && fields.kind === 'reverse_charge')
    faults.push({ path: 'rate_percent', word: 'tax_rate_needed' });
  const { valid_from: from, valid_to: to } = fields;
  if (from !== null && to !== null && to < from)
    faults.push({ path: 'valid_to', word: 'tax_code_days', values: { from, to } });
  return faults;
}

function percentOf(text: string): number | null {
  try {
    const percent = parseDecimal(text, MAX_DECIMALS);
    return percent.lt(0) || percent.gt(100) ? null : percent.toNumber();
  } catch (error) {
    if (isLedgerIssue(error)) return null;
    throw error;
  }
}

/** Fields that posted tax was calculated from: they cannot change after the code was used in a posting. */
export function fixedFieldFaults(before: TaxCodeFields, after: TaxCodeFields): FieldIssue[] {
  const fixed = ['rate_percent', 'recoverable', 'kind'] as const;
  return fixed
    .filter((field) => before[field] !== after[field])
    .map((path) => ({ path, word: 'tax_code_used', values: { code: before.code } }));
}
