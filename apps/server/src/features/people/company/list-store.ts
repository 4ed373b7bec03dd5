import type { CompanyRow } from '@folio/contract';
import { ALL, OWNER, roleOf } from '@folio/permissions';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';
import { companyColumns, type Standing, toRow } from './store.ts';

export interface CompanyFilter {
  /** ALL=1, OWNER=2, MEMBER=3. */
  level: number;
  state?: 'active' | 'archived' | undefined;
  q?: string | undefined;
  /** The only visible company, for an API token bound to it; null shows all. */
  onlyId?: string | null;
}

/** Every company the user has access to, once: membership takes precedence over a practice. */
function companiesOf(queries: Queries, userId: string, { level, q, state, onlyId }: CompanyFilter) {
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
  if (onlyId) query = query.where('company.id', '=', onlyId);
  if (state) query = query.where('company.state', '=', state);
  if (q)
    query = query.where((e) =>
      e.or([
        e('company.name', 'ilike', `%${likeText(q)}%`),
        e('company.name_zh', 'ilike', `%${likeText(q)}%`),
        e('company.br', 'ilike', `%${likeText(q)}%`),
        e('company.br_certificate', 'ilike', `%${likeText(q)}%`),
        e('company.contact_person', 'ilike', `%${likeText(q)}%`),
        e('company.email', 'ilike', `%${likeText(q)}%`),
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
    .select(companyColumns.map((column) => `company.${column}` as const))
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
