import type { KeptLayout } from '@folio/documents';
import type { Queries } from '../../../../platform/database/open.ts';
import { storedLayout } from './layout-store.ts';

/** Who looks for layouts of other clients: somebody of a practice, at one of its clients. */
export interface PracticeCaller {
  userId: string;
  practiceId: string;
  /** The client the caller is at. */
  companyId: string;
}

export interface PracticeLayout extends KeptLayout {
  name: string;
  /** The client at which it was taught. */
  company: string;
}

const MOST = 500;

/**
 * Layouts of the other clients of the practice that the caller reaches through that same practice. Row-level security shows
 * one company only, so this asks as the server; who reaches what is said by `company_reach`, as everywhere.
 */
function layoutsFor(queries: Queries, { userId, practiceId, companyId }: PracticeCaller) {
  return queries
    .selectFrom('statement_layout as layout')
    .innerJoin('company_reach as reach', 'reach.company_id', 'layout.company_id')
    .innerJoin('company', 'company.id', 'layout.company_id')
    .select(['layout.id', 'layout.name', 'layout.layout', 'company.name as company'])
    .where('reach.user_id', '=', userId)
    .where('reach.practice_id', '=', practiceId)
    .where('layout.company_id', '<>', companyId)
    .where('company.state', '=', 'active');
}

export async function readPracticeLayouts(queries: Queries, caller: PracticeCaller): Promise<PracticeLayout[]> {
  const rows = await layoutsFor(queries, caller)
    .orderBy('layout.learned_at', 'desc')
    .orderBy('layout.id')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({ ...row, layout: storedLayout.parse(row.layout) }));
}

export async function practiceLayoutById(
  queries: Queries,
  caller: PracticeCaller,
  id: string,
): Promise<PracticeLayout | null> {
  const row = await layoutsFor(queries, caller).where('layout.id', '=', id).executeTakeFirst();
  return row === undefined ? null : { ...row, layout: storedLayout.parse(row.layout) };
}
