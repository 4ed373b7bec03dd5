import type { ContactRow } from '@folio/contract';
import { sql } from 'kysely';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { Contact, ContactInput } from './find-or-create.ts';

function contacts(tx: CompanyTransaction) {
  return tx.queries
    .selectFrom('contact')
    .select(['id', 'name', 'name_zh as nameZh'])
    .where('company_id', '=', tx.companyId);
}

export async function findById(tx: CompanyTransaction, id: string): Promise<Contact | null> {
  return (await contacts(tx).where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function findByKey(tx: CompanyTransaction, key: string, name: string): Promise<Contact | null> {
  const row = await contacts(tx)
    .where((e) => e.or([e('name_key', '=', key), e('name_zh', '=', name)]))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertContact(
  tx: CompanyTransaction,
  input: ContactInput & { key: string },
): Promise<Contact | null> {
  const row = await tx.queries
    .insertInto('contact')
    .values({
      company_id: tx.companyId,
      name: input.name,
      name_zh: input.nameZh ?? null,
      name_key: input.key,
      address: input.address ?? null,
      tax_id: input.taxId ?? null,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'name_key']).doNothing())
    .returning(['id', 'name', 'name_zh as nameZh'])
    .executeTakeFirst();
  return row ?? null;
}

export async function listContacts(
  tx: CompanyTransaction,
  query: { page: number; limit: number; q?: string | undefined },
): Promise<{ rows: ContactRow[]; total: number }> {
  let found = tx.queries.selectFrom('contact').where('company_id', '=', tx.companyId);
  if (query.q) {
    const pattern = `%${query.q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    found = found.where((e) => e.or([e('name', 'ilike', pattern), e('name_zh', 'ilike', pattern)]));
  }
  const rows = await found
    .select(['id', 'name', 'name_zh'])
    .orderBy('name')
    .orderBy('id')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}
