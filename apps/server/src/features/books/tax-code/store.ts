import { type TaxCodeRow, taxCodeBody } from '@folio/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { trimDecimal } from '../ledger/index.ts';

export type TaxCodeFields = Omit<TaxCodeRow, 'used'>;

/** Tax codes by code; `used` means that a posted line has the code. With `code` only that one. */
export async function readTaxCodeRows(tx: CompanyTransaction, code?: string): Promise<TaxCodeRow[]> {
  const used = sql<boolean>`exists (select from journal_line line
    where line.company_id = tax_code.company_id and line.tax_code = tax_code.code)`;
  let query = tx.queries
    .selectFrom('tax_code')
    .selectAll()
    .select(used.as('used'))
    .where('company_id', '=', tx.companyId);
  if (code !== undefined) query = query.where('code', '=', code);
  const rows = await query.orderBy('code').execute();
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    name_zh: row.name_zh,
    country: row.country,
    rate_percent: trimDecimal(row.rate_percent),
    kind: taxCodeBody.shape.kind.parse(row.kind),
    recoverable: row.recoverable,
    valid_from: row.valid_from,
    valid_to: row.valid_to,
    used: row.used,
  }));
}

/** False when the code exists already. */
export async function insertTaxCode(tx: CompanyTransaction, fields: TaxCodeFields): Promise<boolean> {
  const row = await tx.queries
    .insertInto('tax_code')
    .values({ company_id: tx.companyId, ...fields })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateTaxCodeRow(tx: CompanyTransaction, { code, ...fields }: TaxCodeFields): Promise<void> {
  await tx.queries
    .updateTable('tax_code')
    .set(fields)
    .where('company_id', '=', tx.companyId)
    .where('code', '=', code)
    .execute();
}
