import {
  adjustmentKind,
  type TaxInputs,
  type TaxProfile,
  taxComputationState,
  taxEntity,
  taxInputs,
} from '@folio/contract';
import type { Day } from '@folio/ledger';
import { sql } from 'kysely';
import { z } from 'zod';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';
import { type ApprovedTax, approvedTax } from './approved-tax.ts';

/** A computation as stored. */
export interface StoredComputation {
  id: string;
  year: string;
  basisFrom: Day;
  basisTo: Day;
  isCessation: boolean;
  inputs: TaxInputs;
  state: 'draft' | 'approved';
  approved: ApprovedTax | null;
  hash: string | null;
  approvedBy: string | null;
  approvedAt: Date | null;
  version: number;
  journal: { id: string; number: string; state: 'posted' | 'reversed' } | null;
}

const storedColumns = z.object({
  inputs: taxInputs,
  state: taxComputationState,
  approved: approvedTax.nullable(),
  journal: z.object({ id: z.string(), number: z.string(), state: z.enum(['posted', 'reversed']) }).nullable(),
});

type Columns = Omit<StoredComputation, 'inputs' | 'state' | 'approved' | 'journal'>;

async function readComputations(
  tx: CompanyTransaction,
  id: string | null,
  lock: boolean,
): Promise<StoredComputation[]> {
  const { rows } = await sql<Columns>`
    select tax.id, tax.year_of_assessment as year, tax.basis_from as "basisFrom", tax.basis_to as "basisTo",
           tax.is_cessation as "isCessation", tax.inputs, tax.state, tax.approved, tax.hash, person.name as "approvedBy",
           tax.approved_at as "approvedAt", tax.version,
           case when journal.id is not null
                then json_build_object('id', journal.id, 'number', journal.number, 'state', journal.state) end as journal
      from tax_computation tax
      left join app_user person on person.id = tax.approved_by
      left join manual_journal journal on journal.company_id = tax.company_id and journal.id = tax.journal_id
     where tax.company_id = ${tx.companyId} and (${id}::uuid is null or tax.id = ${id}::uuid)
     order by tax.year_of_assessment desc ${lock ? sql`for update of tax` : sql``}`.execute(tx.queries);
  return rows.map((row) => ({ ...row, ...storedColumns.parse(row) }));
}

/** Every computation of the company, the latest year first. */
export function listComputations(tx: CompanyTransaction): Promise<StoredComputation[]> {
  return readComputations(tx, null, false);
}

export async function findComputation(
  tx: CompanyTransaction,
  id: string,
  lock = false,
): Promise<StoredComputation | null> {
  return (await readComputations(tx, id, lock))[0] ?? null;
}

/** The last day of the basis period of a year; null if the year has no computation. */
export async function readBasisEnd(tx: CompanyTransaction, year: string): Promise<Day | null> {
  const row = await tx.queries
    .selectFrom('tax_computation')
    .select('basis_to')
    .where('company_id', '=', tx.companyId)
    .where('year_of_assessment', '=', year)
    .executeTakeFirst();
  return row?.basis_to ?? null;
}

/** Null if the year has a computation already. */
export async function insertComputation(
  tx: CompanyTransaction,
  made: { year: string; basisFrom: Day; basisTo: Day; inputs: TaxInputs; createdBy: string; at: Date },
): Promise<string | null> {
  const row = await tx.queries
    .insertInto('tax_computation')
    .values({
      company_id: tx.companyId,
      year_of_assessment: made.year,
      basis_from: made.basisFrom,
      basis_to: made.basisTo,
      inputs: JSON.stringify(made.inputs),
      created_by: made.createdBy,
      created_at: made.at,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'year_of_assessment']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function updateDraft(
  tx: CompanyTransaction,
  id: string,
  draft: { basisFrom: Day; basisTo: Day; isCessation: boolean; inputs: TaxInputs },
): Promise<void> {
  await change(tx, id, {
    basis_from: draft.basisFrom,
    basis_to: draft.basisTo,
    is_cessation: draft.isCessation,
    inputs: JSON.stringify(draft.inputs),
  });
}

/** Raises the version, so that a save from an earlier look is rejected. */
export async function touch(tx: CompanyTransaction, id: string): Promise<void> {
  await change(tx, id, {});
}

export async function setApproved(
  tx: CompanyTransaction,
  id: string,
  by: { approved: ApprovedTax; hash: string; userId: string; at: Date } | null,
): Promise<void> {
  const kept = by && {
    approved: JSON.stringify(by.approved),
    hash: by.hash,
    approved_by: by.userId,
    approved_at: by.at,
  };
  const none = { approved: null, hash: null, approved_by: null, approved_at: null };
  await change(tx, id, { state: by === null ? 'draft' : 'approved', ...(kept ?? none) });
}

export async function setJournal(tx: CompanyTransaction, id: string, journalId: string): Promise<void> {
  await change(tx, id, { journal_id: journalId });
}

async function change(tx: CompanyTransaction, id: string, columns: Record<string, unknown>): Promise<void> {
  await tx.queries
    .updateTable('tax_computation')
    .set({ ...columns, version: sql`version + 1` })
    .where(ownRow(tx, id))
    .execute();
}

export async function deleteComputation(tx: CompanyTransaction, id: string): Promise<void> {
  await tx.queries.deleteFrom('tax_computation').where(ownRow(tx, id)).execute();
}

const defaults: TaxProfile = {
  file_number: null,
  entity: 'corporation',
  lower_tier: true,
  commenced_on: null,
  version: 0,
};

/** The tax profile; before it was saved, the defaults with the day of incorporation as the day the business began. */
export async function readProfile(tx: CompanyTransaction): Promise<TaxProfile> {
  const row = await tx.queries
    .selectFrom('tax_profile')
    .select(['file_number', 'entity', 'lower_tier', 'commenced_on', 'version'])
    .where('company_id', '=', tx.companyId)
    .executeTakeFirst();
  if (row !== undefined) return { ...row, entity: taxEntity.parse(row.entity) };
  const company = await tx.queries
    .selectFrom('company')
    .select('incorporated_date')
    .where('id', '=', tx.companyId)
    .executeTakeFirst();
  return { ...defaults, commenced_on: company?.incorporated_date ?? null };
}

/** False if the profile has another version by now. */
export async function writeProfile(tx: CompanyTransaction, { version, ...profile }: TaxProfile): Promise<boolean> {
  if (version === 0) {
    const made = await tx.queries
      .insertInto('tax_profile')
      .values({ company_id: tx.companyId, ...profile })
      .onConflict((conflict) => conflict.column('company_id').doNothing())
      .returning('company_id')
      .execute();
    return made.length === 1;
  }
  const changed = await tx.queries
    .updateTable('tax_profile')
    .set({ ...profile, version: sql`version + 1` })
    .where('company_id', '=', tx.companyId)
    .where('version', '=', version)
    .returning('company_id')
    .execute();
  return changed.length === 1;
}

const storedKind = z.object({
  kind: adjustmentKind,
  state: z.enum(['proposed', 'accepted', 'dismissed']),
  accounts: z.array(z.string()),
});

export interface StoredAdjustment extends z.infer<typeof storedKind> {
  id: string;
  amountMinor: bigint;
  proposedMinor: bigint | null;
  reason: string;
  decidedBy: string | null;
}

/** The adjustments of a computation, in the order in which they were added. */
export async function readAdjustments(tx: CompanyTransaction, computationId: string): Promise<StoredAdjustment[]> {
  const rows = await tx.queries
    .selectFrom('tax_adjustment as adjustment')
    .leftJoin('app_user as person', 'person.id', 'adjustment.decided_by')
    .select([
      'adjustment.id',
      'adjustment.kind',
      'adjustment.amount_minor as amountMinor',
      'adjustment.proposed_minor as proposedMinor',
      'adjustment.accounts',
      'adjustment.state',
      'adjustment.reason',
      'person.name as decidedBy',
    ])
    .where('adjustment.company_id', '=', tx.companyId)
    .where('adjustment.computation_id', '=', computationId)
    .orderBy('adjustment.kind')
    .orderBy('adjustment.id')
    .execute();
  return rows.map((row) => ({ ...row, ...storedKind.parse(row) }));
}

export interface AdjustmentColumns {
  kind: string;
  amountMinor: bigint;
  proposedMinor: bigint | null;
  accounts: readonly string[];
  state: 'proposed' | 'accepted' | 'dismissed';
  reason: string;
  by: { userId: string; at: Date } | null;
}

function columnsOf({ kind, amountMinor, proposedMinor, accounts, state, reason, by }: AdjustmentColumns) {
  return {
    kind,
    amount_minor: amountMinor,
    proposed_minor: proposedMinor,
    accounts: JSON.stringify(accounts),
    state,
    reason,
    decided_by: by?.userId ?? null,
    decided_at: by?.at ?? null,
  };
}

export async function insertAdjustment(
  tx: CompanyTransaction,
  computationId: string,
  row: AdjustmentColumns,
): Promise<void> {
  await tx.queries
    .insertInto('tax_adjustment')
    .values({ company_id: tx.companyId, computation_id: computationId, ...columnsOf(row) })
    .execute();
}

export async function updateAdjustment(tx: CompanyTransaction, id: string, row: AdjustmentColumns): Promise<void> {
  await tx.queries.updateTable('tax_adjustment').set(columnsOf(row)).where(ownRow(tx, id)).execute();
}

export async function deleteAdjustments(tx: CompanyTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.queries
    .deleteFrom('tax_adjustment')
    .where('company_id', '=', tx.companyId)
    .where('id', 'in', [...ids])
    .execute();
}
