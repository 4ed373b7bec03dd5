import type { LayoutMemory } from '@folio/documents';
import { sql } from 'kysely';
import { z } from 'zod';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

/**
 * A partner for whom only accounts were learned has an empty memory, so that one id identifies everything known about
 * it.
 */
const storedMemory = z.custom<Partial<LayoutMemory>>((value) => typeof value === 'object' && value !== null);

const MOST = 2000;

/** What corrections taught about suppliers' documents, newest first. */
export async function readLayoutMemories(tx: CompanyTransaction): Promise<LayoutMemory[]> {
  const rows = await tx.queries
    .selectFrom('reading_memory')
    .select('memory')
    .where('company_id', '=', tx.companyId)
    .orderBy('learned_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => storedMemory.parse(row.memory)).filter(isLayout);
}

function isLayout(memory: Partial<LayoutMemory>): memory is LayoutMemory {
  return memory.anchors !== undefined;
}

export interface MemoryRow {
  id: string;
  supplierKey: string;
  supplierName: string;
  memory: Partial<LayoutMemory>;
  times: number;
  learnedAt: Date;
}

/** Reads and locks the row of a supplier; creates an empty one if it does not exist. */
export async function lockMemory(
  tx: CompanyTransaction,
  supplier: { key: string; name: string; at: Date },
): Promise<MemoryRow> {
  await tx.queries
    .insertInto('reading_memory')
    .values({
      company_id: tx.companyId,
      supplier_key: supplier.key,
      supplier_name: supplier.name,
      memory: '{}',
      times: 0,
      learned_at: supplier.at,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'supplier_key']).doNothing())
    .execute();
  const row = await rows(tx).where('supplier_key', '=', supplier.key).forUpdate().executeTakeFirstOrThrow();
  return toRow(row);
}

export async function writeMemory(
  tx: CompanyTransaction,
  id: string,
  set: { memory: Partial<LayoutMemory> | null; learnedFrom: string | null; at: Date },
): Promise<void> {
  await tx.queries
    .updateTable('reading_memory')
    .set({
      ...(set.memory === null ? {} : { memory: JSON.stringify(set.memory) }),
      learned_from: set.learnedFrom,
      learned_at: set.at,
      times: sql`times + 1`,
    })
    .where(ownRow(tx, id))
    .execute();
}

function rows(tx: CompanyTransaction) {
  return tx.queries
    .selectFrom('reading_memory')
    .select([
      'id',
      'supplier_key as supplierKey',
      'supplier_name as supplierName',
      'memory',
      'times',
      'learned_at as learnedAt',
    ])
    .where('company_id', '=', tx.companyId);
}

function toRow(row: Omit<MemoryRow, 'memory'> & { memory: unknown }): MemoryRow {
  return { ...row, memory: storedMemory.parse(row.memory) };
}

export async function pageOfMemories(
  tx: CompanyTransaction,
  { page, limit, q }: { page: number; limit: number; q?: string | undefined },
): Promise<{ rows: MemoryRow[]; total: number }> {
  const pattern = `%${(q ?? '').replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const found = await rows(tx)
    .where('supplier_name', 'ilike', pattern)
    .orderBy('supplier_name')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await tx.queries
    .selectFrom('reading_memory')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('company_id', '=', tx.companyId)
    .where('supplier_name', 'ilike', pattern)
    .executeTakeFirstOrThrow();
  return { rows: found.map(toRow), total };
}

/** Deletes what is known about a supplier's documents; returns its key, or null if the row does not exist. */
export async function deleteMemory(tx: CompanyTransaction, id: string): Promise<string | null> {
  const row = await tx.queries
    .deleteFrom('reading_memory')
    .where(ownRow(tx, id))
    .returning('supplier_key')
    .executeTakeFirst();
  return row?.supplier_key ?? null;
}

export interface PartnerAccount {
  partnerKey: string;
  accountCode: string;
  name: string;
  nameZh: string;
  times: number;
}

/** The accounts chosen for these partners, most used first. */
export async function accountsOfPartners(tx: CompanyTransaction, keys: readonly string[]): Promise<PartnerAccount[]> {
  if (keys.length === 0) return [];
  const { rows: found } = await sql<PartnerAccount>`
    select m.partner_key as "partnerKey", m.account_code as "accountCode", a.name, a.name_zh as "nameZh", sum(m.times)::int as times
      from account_memory m
      join ledger_account a on a.company_id = m.company_id and a.code = m.account_code
     where m.company_id = ${tx.companyId} and m.word_key = '' and m.partner_key = any(${[...keys]}::text[])
     group by m.partner_key, m.account_code, a.name, a.name_zh
     order by times desc, m.account_code`.execute(tx.queries);
  return found;
}
