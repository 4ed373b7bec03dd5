import type { Queries } from '../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';

/** The only company details a client's link shows: its names. */
export async function readPublicNames(tx: CompanyTransaction): Promise<{ name: string; name_zh: string | null }> {
  return tx.queries
    .selectFrom('company')
    .select(['name', 'name_zh'])
    .where('id', '=', tx.companyId)
    .executeTakeFirstOrThrow();
}

/** The address that last received questions, and the company's own address. */
export async function readAddresses(
  tx: CompanyTransaction,
): Promise<{ last: { email: string | null; language: string } | null; own: string | null }> {
  const last = await tx.queries
    .selectFrom('client_question')
    .select(['email', 'language'])
    .where('company_id', '=', tx.companyId)
    .where('email', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const company = await tx.queries
    .selectFrom('company')
    .select('email')
    .where('id', '=', tx.companyId)
    .executeTakeFirstOrThrow();
  return { last: last ?? null, own: company.email };
}

/** The person who has owned the company for the longest time. */
export async function readOwner(
  queries: Queries,
  companyId: string,
): Promise<{ email: string; language: string } | null> {
  const row = await queries
    .selectFrom('company_member as member')
    .innerJoin('app_user as person', 'person.id', 'member.user_id')
    .select(['person.email', 'person.language'])
    .where('member.company_id', '=', companyId)
    .where('member.role', '=', 'owner')
    .orderBy('member.number')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** How to notify the person who asked; null if that person no longer has access to these books. */
export async function readAsker(
  queries: Queries,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<{ email: string; language: Language } | null> {
  const row = await queries
    .selectFrom('app_user as person')
    .select(['person.email', 'person.language'])
    .where('person.id', '=', userId)
    .where('person.closed_at', 'is', null)
    .where((e) =>
      e.exists(
        e
          .selectFrom('company_reach as reach')
          .select('reach.user_id')
          .whereRef('reach.user_id', '=', 'person.id')
          .where('reach.company_id', '=', companyId),
      ),
    )
    .executeTakeFirst();
  return row === undefined ? null : { email: row.email, language: languageOf(row.language) };
}

export async function readEmail(queries: Queries, userId: string): Promise<string | null> {
  const row = await queries.selectFrom('app_user').select('email').where('id', '=', userId).executeTakeFirst();
  return row?.email ?? null;
}

export function languageOf(stored: string): Language {
  return stored === 'zh-Hant' ? 'zh-Hant' : 'en-US';
}
