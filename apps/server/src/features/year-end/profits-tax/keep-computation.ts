import type {
  AuditAction,
  newTaxComputationBody,
  saveTaxComputationBody,
  TaxComputation,
  TaxOverview,
  TaxProfile,
} from '@folio/contract';
import {
  addDays,
  basisPeriodFault,
  type Day,
  type Period,
  yearBefore,
  yearContaining,
  yearOfAssessment,
} from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { type AuditedFields, fieldChanges, type LedgerCall, writeAudit } from '../../books/ledger/index.ts';
import { refuseInputs } from './check-inputs.ts';
import { openComputation, openDraft, presentComputation, presentRow, withFigures } from './present.ts';
import { propose } from './proposals.ts';
import { readHongKongBooks } from './read-profit.ts';
import { rolledForward } from './roll-forward.ts';
import {
  deleteComputation,
  insertComputation,
  listComputations,
  readProfile,
  touch,
  updateDraft,
  writeProfile,
} from './store.ts';

/** The profile, every computation with its figures, and the year that comes next. */
export async function readOverview(tx: CompanyTransaction, { today }: LedgerCall): Promise<TaxOverview> {
  const { years } = await readHongKongBooks(tx);
  const computations = await listComputations(tx);
  const rows = [];
  for (const computation of computations) rows.push(presentRow(await withFigures(tx, computation)));
  const last = computations[0]?.basisTo;
  const from = last === undefined ? yearBefore(yearContaining(today, years), years).from : addDays(last, 1);
  const { to } = yearContaining(from, years);
  const next = { year_of_assessment: yearOfAssessment(to), basis_from: from, basis_to: to };
  return { profile: await readProfile(tx), rows, next };
}

/** Saves the profile. Throws `stale_version`. */
export async function saveProfile(tx: CompanyTransaction, call: LedgerCall, profile: TaxProfile): Promise<TaxProfile> {
  const before = await readProfile(tx);
  if (!(await writeProfile(tx, profile))) throw new DomainError('stale_version');
  const after = await readProfile(tx);
  const fields = ({ version: _, ...rest }: TaxProfile): AuditedFields =>
    Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value === null ? null : String(value)]));
  const change = fieldChanges(fields(before), fields(after));
  const { userId, now: at } = call;
  await writeAudit(tx, {
    userId,
    at,
    action: 'tax_profile_changed',
    subjectType: 'company',
    subjectId: tx.companyId,
    change,
  });
  return after;
}

/** Begins a year. Throws `validation_failed` for a basis period that may not be used, and `conflict` if the year exists. */
export async function createComputation(
  tx: CompanyTransaction,
  call: LedgerCall,
  body: z.output<typeof newTaxComputationBody>,
): Promise<TaxComputation> {
  const { year_of_assessment: year, basis_from: basisFrom, basis_to: basisTo } = body;
  await refusePeriod(tx, { from: basisFrom, to: basisTo }, year);
  const inputs = await rolledForward(tx, year);
  const made = { year, basisFrom, basisTo, inputs, createdBy: call.userId, at: call.now };
  const id = await insertComputation(tx, made);
  if (id === null) throw new DomainError('conflict', { word: 'tax_year_exists', values: { year } });
  await propose(tx, id, { from: basisFrom, to: basisTo });
  await noteTax(tx, call, id, 'tax_computation_added', { year: { before: null, after: year } });
  return presentComputation(await openComputation(tx, id));
}

export async function getComputation(tx: CompanyTransaction, id: string): Promise<TaxComputation> {
  return presentComputation(await openComputation(tx, id));
}

/** Saves the figures of a draft. Throws as `createComputation`, `stale_version`, and `conflict` for an approved one. */
export async function saveComputation(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  body: z.output<typeof saveTaxComputationBody>,
): Promise<TaxComputation> {
  const { computation, now } = await openDraft(tx, id, body.version);
  const period = { from: body.basis_from, to: body.basis_to };
  await refusePeriod(tx, period, computation.year);
  await refuseInputs(tx, body.inputs);
  await updateDraft(tx, id, {
    basisFrom: period.from,
    basisTo: period.to,
    isCessation: body.is_cessation,
    inputs: body.inputs,
  });
  if (period.from !== computation.basisFrom || period.to !== computation.basisTo) await propose(tx, id, period);
  const after = await openComputation(tx, id);
  const fields = ({ figures: { assessable, payable } }: typeof now) => ({ assessable, payable });
  await noteTax(tx, call, id, 'tax_computation_changed', {
    year: { before: null, after: computation.year },
    ...fieldChanges(fields(now), fields(after.now)),
  });
  return presentComputation(after);
}

/** Proposes adjustments from the accounts again; see `propose`. */
export async function proposeForDraft(tx: CompanyTransaction, id: string, version: number): Promise<TaxComputation> {
  const { computation } = await openDraft(tx, id, version);
  await propose(tx, id, { from: computation.basisFrom, to: computation.basisTo });
  await touch(tx, id);
  return presentComputation(await openComputation(tx, id));
}

export async function removeComputation(tx: CompanyTransaction, call: LedgerCall, id: string): Promise<void> {
  const { computation } = await openComputation(tx, id);
  if (computation.state === 'approved') throw new DomainError('conflict', { word: 'tax_computation_approved' });
  if (computation.journal !== null) throw new DomainError('conflict', { word: 'tax_has_journal' });
  await deleteComputation(tx, id);
  await noteTax(tx, call, id, 'tax_computation_removed', { year: { before: computation.year, after: null } });
}

async function refusePeriod(tx: CompanyTransaction, period: Period, year: string): Promise<void> {
  const { commenced_on: commencedOn } = await readProfile(tx);
  const fault = periodIssue(period, year, commencedOn);
  if (fault !== null) throw new DomainError('validation_failed', { faults: [fault] });
}

function periodIssue(period: Period, year: string, commencedOn: Day | null): FieldIssue | null {
  const found = basisPeriodFault(period, year, commencedOn);
  if (found === null) return null;
  const path = 'basis_to';
  if (found.fault === 'too_long') return { path, word: 'tax_period_too_long', values: { last: found.maxTo } };
  if (found.fault === 'other_year')
    return { path, word: 'tax_period_other_year', values: { found: found.found, expected: year } };
  return { path, word: 'tax_period_backwards' };
}

export async function noteTax(
  tx: CompanyTransaction,
  { userId, now: at }: LedgerCall,
  id: string,
  action: AuditAction,
  change: object,
): Promise<void> {
  await writeAudit(tx, { userId, at, action, subjectType: 'tax_computation', subjectId: id, change });
}
