import type { CompanyBody, CompanyRow, MemberRole } from '@folio/contract';
import { ALL, levelOf, OWNER, type Role, roleOf } from '@folio/permissions';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/open.ts';

/** What somebody is in a company, and the practice through which they reach it. */
export interface Standing {
  role: Role;
  practice: { id: string; name: string } | null;
}

export interface CompanyFilter {
  /** ALL=1, OWNER=2, MEMBER=3. */
  level: number;
  state?: 'active' | 'archived' | undefined;
  q?: string | undefined;
}

/** The one who makes a company. */
export const asOwner: Standing = { role: 'owner', practice: null };

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

/** Makes somebody one of the company's people. */
export async function addMember(queries: Queries, companyId: string, userId: string, role: MemberRole): Promise<void> {
  await queries.insertInto('company_member').values({ company_id: companyId, user_id: userId, role }).execute();
}

/** Every company the user reaches, once: as its member before through a practice. */
function companiesOf(queries: Queries, userId: string, { level, q, state }: CompanyFilter) {
  let query = queries
    .selectFrom('company')
    .innerJoin(
      (e) =>
        e
          .selectFrom('company_reach')
          .distinctOn('company_id')
          .select(['company_id', 'role', 'level', 'practice_id'])
          .where('user_id', '=', userId)
          .orderBy('company_id')
          .orderBy(sql`practice_id nulls first`)
          .orderBy('level')
          .as('reach'),
      (join) => join.onRef('reach.company_id', '=', 'company.id'),
    )
    .leftJoin('practice', 'practice.id', 'reach.practice_id');
  if (level !== ALL) query = query.where('reach.practice_id', 'is', null);
  if (level === OWNER) query = query.where('reach.level', '=', OWNER);
  if (state) query = query.where('company.state', '=', state);
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
  page: CompanyFilter & { page: number; limit: number },
): Promise<{ rows: CompanyRow[]; total: number }> {
  const rows = await companiesOf(queries, userId, page)
    .select(columns.map((column) => `company.${column}` as const))
    .select(['reach.role', 'practice.id as practiceId', 'practice.name as practiceName'])
    .orderBy('company.state')
    .orderBy('company.created_at')
    .orderBy('company.id')
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
    .execute();
  const count = await companiesOf(queries, userId, page)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return {
    rows: rows.map(({ role, practiceId, practiceName, ...row }) =>
      toRow(row, standingOf(role, practiceId, practiceName)),
    ),
    total: count.total,
  };
}

function standingOf(role: string | null, practiceId: string | null, practiceName: string | null): Standing {
  const known = roleOf(role);
  if (known === null) throw new Error(`unknown role ${role}`);
  return {
    role: known,
    practice: practiceId === null || practiceName === null ? null : { id: practiceId, name: practiceName },
  };
}

/** The company as somebody who stands in it so sees it. */
export async function findCompany(queries: Queries, id: string, standing: Standing): Promise<CompanyRow | null> {
  const row = await queries.selectFrom('company').select(columns).where('id', '=', id).executeTakeFirst();
  return row ? toRow(row, standing) : null;
}

export async function hasPostings(queries: Queries): Promise<boolean> {
  return (await queries.selectFrom('journal_entry').select('id').limit(1).executeTakeFirst()) !== undefined;
}

type StoredCompany = Omit<
  CompanyRow,
  'directors' | 'shareholders' | 'secretaries' | 'state' | 'level' | 'role' | 'via_practice'
> & {
  directors: unknown;
  shareholders: unknown;
  secretaries: unknown;
  state: string;
};

function toRow(row: StoredCompany, { role, practice }: Standing): CompanyRow {
  return {
    ...row,
    level: levelOf(role),
    role,
    via_practice: practice,
    directors: texts(row.directors),
    shareholders: texts(row.shareholders),
    secretaries: texts(row.secretaries),
    state: row.state === 'archived' ? 'archived' : 'active',
  };
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
