import type { MemberRole } from '@folio/contract';
import type { Queries } from '../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

export interface StoredMember {
  id: string;
  number: number;
  name: string;
  email: string;
  role: string;
  lastSeenAt: Date | null;
}

/**
 * The company's members by number. Addresses and sessions belong to the installation and not to a company, so the
 * query runs outside the company's database role.
 */
export async function readMembers(queries: Queries, companyId: string): Promise<StoredMember[]> {
  const rows = await queries
    .selectFrom('company_member as member')
    .innerJoin('app_user as person', 'person.id', 'member.user_id')
    .leftJoin('user_session as session', 'session.user_id', 'member.user_id')
    .select((e) => [
      'person.id',
      'member.number',
      'person.name',
      'person.email',
      'member.role',
      e.fn.max('session.last_seen_at').as('lastSeenAt'),
    ])
    .where('member.company_id', '=', companyId)
    .groupBy(['person.id', 'member.number', 'person.name', 'person.email', 'member.role'])
    .orderBy('member.number')
    .execute();
  return rows.map((row) => ({ ...row, number: row.number ?? 0 }));
}

/** Until the transaction ends, only one caller at a time can change who belongs to the company. */
export async function lockStaff({ queries, companyId }: CompanyTransaction): Promise<void> {
  await queries.selectFrom('company').select('id').where('id', '=', companyId).forUpdate().executeTakeFirstOrThrow();
}

/** A member with their display name; null when the company has no such member. */
export async function findMember(
  { queries, companyId }: CompanyTransaction,
  userId: string,
): Promise<{ name: string; role: string } | null> {
  const row = await queries
    .selectFrom('company_member as member')
    .innerJoin('app_user as person', 'person.id', 'member.user_id')
    .select(['person.name', 'member.role'])
    .where('member.company_id', '=', companyId)
    .where('member.user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

export async function countOwners({ queries, companyId }: CompanyTransaction): Promise<number> {
  const rows = await queries
    .selectFrom('company_member')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('role', '=', 'owner')
    .execute();
  return rows.length;
}

export async function insertMember(
  { queries, companyId }: CompanyTransaction,
  member: { userId: string; role: string; number: number },
): Promise<void> {
  const { userId, role, number } = member;
  await queries.insertInto('company_member').values({ company_id: companyId, user_id: userId, role, number }).execute();
}

export async function writeRole(
  { queries, companyId }: CompanyTransaction,
  userId: string,
  role: MemberRole,
): Promise<void> {
  await queries
    .updateTable('company_member')
    .set({ role })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteMember({ queries, companyId }: CompanyTransaction, userId: string): Promise<void> {
  await queries
    .deleteFrom('company_member')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute();
}

/** The owners of a company, with the mail address and language of each. */
export async function readOwners(
  queries: Queries,
  companyId: string,
): Promise<{ id: string; email: string; language: string }[]> {
  return queries
    .selectFrom('company_member as member')
    .innerJoin('app_user as person', 'person.id', 'member.user_id')
    .select(['person.id', 'person.email', 'person.language'])
    .where('member.company_id', '=', companyId)
    .where('member.role', '=', 'owner')
    .execute();
}
