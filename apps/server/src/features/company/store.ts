import type { CompanyBody, CompanyRow } from '@folio/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/open.ts';

const columns = [
  'id',
  'name',
  'name_zh',
  'registration_number',
  'incorporated_date',
  'industry',
  'br',
  'ci',
  'address',
  'fye',
  'directors',
  'shareholders',
  'secretaries',
  'base_currency',
  'contact_person',
  'contact_phone',
  'email',
  'state',
] as const;

function valuesOf(body: CompanyBody) {
  return {
    name: body.name,
    name_zh: body.name_zh || null,
    registration_number: body.registration_number,
    incorporated_date: body.incorporated_date,
    industry: body.industry,
    br: body.br,
    ci: body.ci,
    address: body.address,
    fye: body.fye,
    directors: JSON.stringify(body.directors),
    shareholders: JSON.stringify(body.shareholders),
    secretaries: JSON.stringify(body.secretaries),
    base_currency: body.base_currency,
    contact_person: body.contact_person || null,
    contact_phone: body.contact_phone ?? null,
    email: body.email ?? null,
  };
}

export async function insertCompany(queries: Queries, body: CompanyBody): Promise<string> {
  const row = await queries.insertInto('company').values(valuesOf(body)).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function updateCompany(queries: Queries, id: string, body: CompanyBody): Promise<void> {
  await queries.updateTable('company').set(valuesOf(body)).where('id', '=', id).execute();
}

export async function addMember(queries: Queries, companyId: string, userId: string, level: number): Promise<void> {
  await queries.insertInto('company_member').values({ company_id: companyId, user_id: userId, level }).execute();
}

function companiesOf(queries: Queries, userId: string, level: number, q: string | undefined) {
  let query = queries
    .selectFrom('company_member')
    .innerJoin('company', 'company.id', 'company_member.company_id')
    .where('user_id', '=', userId);
  // ALL=1 and MEMBER=3 list every company of the user, OWNER=2 only those they may write in.
  if (level === 2) query = query.where('company_member.level', '=', 2);
  if (q)
    query = query.where((e) =>
      e.or([
        e('company.name', 'ilike', `%${likeText(q)}%`),
        e('company.name_zh', 'ilike', `%${likeText(q)}%`),
        e('company.br', 'ilike', `%${likeText(q)}%`),
      ]),
    );
  return query;
}

function likeText(q: string): string {
  return q.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

export async function listCompanies(
  queries: Queries,
  userId: string,
  page: { page: number; limit: number; level: number; q?: string | undefined },
): Promise<{ rows: CompanyRow[]; total: number }> {
  const rows = await companiesOf(queries, userId, page.level, page.q)
    .select(columns.map((column) => `company.${column}` as const))
    .select('company_member.level as level')
    .orderBy('company.created_at')
    .orderBy('company.id')
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
    .execute();
  const count = await companiesOf(queries, userId, page.level, page.q)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map(toRow), total: count.total };
}

export async function findCompany(queries: Queries, id: string, level: number): Promise<CompanyRow | null> {
  const row = await queries.selectFrom('company').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? toRow({ ...row, level }) : null;
}

export async function hasPostings(queries: Queries): Promise<boolean> {
  return (await queries.selectFrom('journal_entry').select('id').limit(1).executeTakeFirst()) !== undefined;
}

type StoredCompany = Omit<CompanyRow, 'directors' | 'shareholders' | 'secretaries' | 'state'> & {
  directors: unknown;
  shareholders: unknown;
  secretaries: unknown;
  state: string;
};

function toRow(row: StoredCompany): CompanyRow {
  return {
    ...row,
    directors: texts(row.directors),
    shareholders: texts(row.shareholders),
    secretaries: texts(row.secretaries),
    state: row.state === 'archived' ? 'archived' : 'active',
  };
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
