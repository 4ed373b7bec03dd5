import { isLedgerFault, parseDecimal } from '@folio/ledger';
import type { FieldFault } from '../../platform/http/refusal.ts';
import type { TaxCodeFields } from './store.ts';

const MOST_DECIMALS = 4;
/** Kinds that charge nothing. */
const WITHOUT_RATE: readonly TaxCodeFields['kind'][] = ['zero_rated', 'exempt', 'out_of_scope'];

/** What is wrong with a tax code: a percentage from 0 to 100, none where the kind has none, and an order of its days. */
export function taxCodeFaults(fields: TaxCodeFields): FieldFault[] {
  const faults: FieldFault[] = [];
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
    const percent = parseDecimal(text, MOST_DECIMALS);
    return percent.lt(0) || percent.gt(100) ? null : percent.toNumber();
  } catch (error) {
    if (isLedgerFault(error)) return null;
    throw error;
  }
}

/** Fields that posted tax was worked out by: they stay as they are once a code was posted. */
export function fixedFieldFaults(before: TaxCodeFields, after: TaxCodeFields): FieldFault[] {
  const fixed = ['rate_percent', 'recoverable', 'kind'] as const;
  return fixed
    .filter((field) => before[field] !== after[field])
    .map((path) => ({ path, word: 'tax_code_used', values: { code: before.code } }));
}
