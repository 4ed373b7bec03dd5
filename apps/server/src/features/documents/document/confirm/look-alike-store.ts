import { type AlikeRecord, segment } from '@folio/contract';
import { formatMoney } from '@folio/ledger';
import { z } from 'zod';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { storedAlike } from '../../ingestion/index.ts';

const ids = z.array(z.string());
const summary = z
  .object({
    title: z.string().nullable(),
    number: z.string().nullable(),
    total: z.string().nullable(),
    currency: z.string().nullable(),
  })
  .nullable();

/** The possible duplicates of a document that no user has marked as different. */
export function openAlike(row: { alike: unknown; different_from: unknown }) {
  const different = new Set(ids.parse(row.different_from));
  return storedAlike.parse(row.alike).filter((alike) => !different.has(alike.id));
}

/** The possible duplicates of a document that still exist. */
export async function readLookAlikes(
  tx: CompanyTransaction,
  row: { alike: unknown; different_from: unknown },
): Promise<AlikeRecord[]> {
  const alike = openAlike(row);
  if (alike.length === 0) return [];
  const named = (type: 'document' | 'invoice') => alike.filter((one) => one.type === type).map((one) => one.id);
  const records = [...(await documentsOf(tx, named('document'))), ...(await invoicesOf(tx, named('invoice')))];
  return alike.flatMap(({ type, id, reason }): AlikeRecord[] => {
    const record = records.find((one) => one.type === type && one.id === id);
    return record === undefined ? [] : [{ ...record, reason }];
  });
}

type Unjudged = Omit<AlikeRecord, 'reason'>;

async function documentsOf(tx: CompanyTransaction, wanted: readonly string[]): Promise<Unjudged[]> {
  if (wanted.length === 0) return [];
  const rows = await tx.queries
    .selectFrom('document')
    .select(['id', 'name', 'state', 'summary', 'segments', 'fact_date', 'fact_supplier'])
    .where('company_id', '=', tx.companyId)
    .where('id', 'in', wanted)
    .where('state', 'not in', ['merged', 'duplicate', 'trashed'])
    .execute();
  return rows.map((row) => {
    const told = summary.parse(row.summary);
    return {
      type: 'document' as const,
      id: row.id,
      name: row.name,
      supplier: row.fact_supplier ?? told?.title ?? null,
      number: told?.number ?? null,
      total: told?.total ?? null,
      currency: told?.currency ?? null,
      date: row.fact_date,
      state: row.state,
      page: z.array(segment).nullable().parse(row.segments)?.[0]?.page ?? 1,
    };
  });
}

async function invoicesOf(tx: CompanyTransaction, wanted: readonly string[]): Promise<Unjudged[]> {
  if (wanted.length === 0) return [];
  const rows = await tx.queries
    .selectFrom('invoice')
    .select(['id', 'number', 'currency', 'total_minor', 'issue_date', 'contact_name', 'confirm_status'])
    .where('company_id', '=', tx.companyId)
    .where('id', 'in', wanted)
    .where('confirm_status', '=', 'confirmed')
    .where('voided_on', 'is', null)
    .execute();
  return rows.map((row) => ({
    type: 'invoice' as const,
    id: row.id,
    name: row.number,
    supplier: row.contact_name,
    number: row.number,
    total: formatMoney(row.total_minor, row.currency),
    currency: row.currency,
    date: row.issue_date,
    state: row.confirm_status,
    page: null,
  }));
}
