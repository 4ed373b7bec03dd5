import { type PaymentTermRow, paymentTermRow } from '@folio/contract';
import { sql } from 'kysely';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

type Term = Omit<PaymentTermRow, 'id'>;

/** A company's payment terms, active ones first, in the order they were added. */
export async function readTerms(tx: CompanyTransaction): Promise<PaymentTermRow[]> {
  const rows = await tx.queries
    .selectFrom('payment_term')
    .select(['id', 'name', 'name_zh', 'kind', 'days', 'months', 'active'])
    .where('company_id', '=', tx.companyId)
    .orderBy('active', 'desc')
    .orderBy('created_at')
    .orderBy('kind')
    .orderBy('days')
    .orderBy('id')
    .execute();
  return rows.map((row) => paymentTermRow.parse(row));
}

/** Adds terms except those whose name exists already; returns the ids of the added ones. */
export async function insertTerms(tx: CompanyTransaction, terms: readonly Term[]): Promise<string[]> {
  const rows = await tx.queries
    .insertInto('payment_term')
    .values(terms.map((term) => ({ company_id: tx.companyId, ...term })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function writeTerm(tx: CompanyTransaction, id: string, term: Term): Promise<void> {
  await tx.queries.updateTable('payment_term').set(term).where(ownRow(tx, id)).execute();
}

/** True when other terms have the name already, in any spelling. */
export async function termNamed(tx: CompanyTransaction, name: string, except: string | null): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payment_term
     where company_id = ${tx.companyId} and lower(name) = lower(${name}) and id is distinct from ${except}::uuid`.execute(
    tx.queries,
  );
  return rows.length > 0;
}
