import type { TaxCodeRow } from '@folio/contract';
import { isLedgerIssue, parseDecimal } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import type { Guards } from '../../../platform/http/guard.ts';
import {
  type AuditedFields,
  fieldChanges,
  type LedgerCall,
  openBooks,
  trimDecimal,
  writeAudit,
} from '../ledger/index.ts';
import { insertTaxCode, readTaxCodeRows, type TaxCodeFields, updateTaxCodeRow } from './store.ts';

/** Adds a tax code. A code that exists already is rejected. */
export async function createTaxCode(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: TaxCodeFields,
): Promise<TaxCodeRow> {
  const fields = checked(input);
  if (!(await insertTaxCode(tx, fields))) {
    const values = { code: fields.code };
    throw new DomainError('validation_failed', { faults: [{ path: 'code', word: 'tax_code_taken', values }] });
  }
  await audit(tx, call, fields.code, null, fields);
  return { ...fields, used: false };
}

/**
 * Changes a tax code. Once it was used in a posting, its rate, kind and recoverability cannot change: the user ends
 * its validity and adds a new code. Waits for postings in progress, so that none uses the code meanwhile.
 */
export async function updateTaxCode(
  tx: CompanyTransaction,
  call: LedgerCall,
  input: TaxCodeFields,
): Promise<TaxCodeRow> {
  await openBooks(tx);
  const [before] = await readTaxCodeRows(tx, input.code);
  if (before === undefined) throw new DomainError('not_found');
  const fields = checked(input);
  const faults = before.used ? fixedFieldFaults(before, fields) : [];
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
  await updateTaxCodeRow(tx, fields);
  await audit(tx, call, fields.code, before, fields);
  return { ...fields, used: before.used };
}

/** Returns the fields as the database returns them; rejects with all faults at once. */
function checked(input: TaxCodeFields): TaxCodeFields {
  const faults = taxCodeFaults(input);
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
  const { code, name, name_zh, country, rate_percent, kind, recoverable, valid_from, valid_to } = input;
  const ratePercent = trimDecimal(parseDecimal(rate_percent, 8).toFixed());
  return {
    code,
    name,
    name_zh: name_zh || name,
    country,
    rate_percent: ratePercent,
    kind,
    recoverable,
    valid_from,
    valid_to,
  };
}

async function audit(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  code: string,
  before: TaxCodeFields | null,
  after: TaxCodeFields,
): Promise<void> {
  const change = fieldChanges(before && auditedFields(before), auditedFields(after));
  if (Object.keys(change).length === 0) return;
  const action = before === null ? 'tax_code_added' : 'tax_code_changed';
  await writeAudit(tx, { userId, at, action, subjectType: 'tax_code', subjectId: code, change });
}

function auditedFields(fields: TaxCodeFields): AuditedFields {
  return {
    name: fields.name,
    name_zh: fields.name_zh,
    country: fields.country,
    rate_percent: fields.rate_percent,
    kind: fields.kind,
    recoverable: String(fields.recoverable),
    valid_from: fields.valid_from,
    valid_to: fields.valid_to,
  };
}

/** The database keeps a tax code that posted entries use. */
export const taxCodeGuards: Guards = {
  FO012: (code) => new DomainError('conflict', { word: 'tax_code_used', values: { code } }),
};

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
