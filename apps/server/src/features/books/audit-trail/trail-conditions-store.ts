import { HONG_KONG } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { TrailFilter } from './trail-filter.ts';
import type { TrailPlace } from './trail-place.ts';

/** One source of the log: its table, its order, and the conditions of a filter. */
export interface Conditions {
  source: TrailPlace['source'];
  table: RawBuilder<unknown>;
  at: RawBuilder<unknown>;
  tie: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  /** False where the filter excludes this source. */
  isAsked(filter: TrailFilter): boolean;
  where(companyId: string, filter: TrailFilter): RawBuilder<unknown>;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The start and end of calendar days in Hong Kong as instants. */
function within(at: RawBuilder<unknown>, { from, to }: TrailFilter): RawBuilder<unknown> {
  const after =
    from === undefined ? sql`` : sql`and ${at} >= (${from}::date)::timestamp at time zone ${sql.lit(HONG_KONG)}`;
  const before =
    to === undefined ? sql`` : sql`and ${at} < (${to}::date + 1)::timestamp at time zone ${sql.lit(HONG_KONG)}`;
  return sql`${after} ${before}`;
}

function given<T>(value: T | undefined, condition: (value: T) => RawBuilder<unknown>): RawBuilder<unknown> {
  return value === undefined ? sql`` : sql`and ${condition(value)}`;
}

function patternOf(q: string): string {
  return `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

const events: Conditions = {
  source: 'e',
  table: sql`audit_event event`,
  at: sql`event.at`,
  tie: sql`event.id`,
  order: sql`event.at desc, event.id desc`,
  isAsked: () => true,
  where: (companyId, filter) => sql`event.company_id = ${companyId} ${within(sql`event.at`, filter)}
    ${given(filter.subjectType, (type) => sql`event.subject_type = ${type}`)}
    ${given(filter.record, (record) => sql`event.subject_id = ${record}`)}
    ${given(filter.userId, (user) => sql`event.user_id = ${user}`)}
    ${given(filter.practiceId, (practice) => sql`event.practice_id = ${practice}`)}
    ${given(filter.actions, (actions) => sql`event.action = any (${actions})`)}
    ${given(
      filter.text,
      ({ q, actions }) => sql`(event.action = any (${actions}) or event.subject_id ilike ${patternOf(q)}
        or event.change::text ilike ${patternOf(q)} or event.address = ${q})`,
    )}`,
};

const journalNumber = sql`'J' || lpad(entry.number::text, greatest(4, length(entry.number::text)), '0')`;

const postings: Conditions = {
  source: 'j',
  table: sql`journal_entry entry`,
  at: sql`entry.posted_at`,
  tie: sql`entry.number`,
  order: sql`entry.posted_at desc, entry.number desc`,
  isAsked: ({ actions, record }) =>
    (actions === undefined || actions.includes('posted')) && (record === undefined || UUID.test(record)),
  where: (companyId, filter) => sql`entry.company_id = ${companyId} ${within(sql`entry.posted_at`, filter)}
    ${given(filter.subjectType === 'journal_entry' ? undefined : filter.subjectType, (type) => sql`entry.source_type = ${type}`)}
    ${given(filter.record, (record) => sql`(entry.id = ${record}::uuid or entry.source_id = ${record}::uuid)`)}
    ${given(filter.userId, (user) => sql`entry.posted_by = ${user}`)}
    ${given(filter.practiceId, (practice) => sql`entry.practice_id = ${practice}`)}
    ${given(
      filter.text,
      ({ q, actions }) => sql`(${actions.includes('posted')} or entry.narration ilike ${patternOf(q)}
        or entry.source_number ilike ${patternOf(q)} or entry.kind ilike ${patternOf(q)} or ${journalNumber} ilike ${patternOf(q)}
        or entry.address = ${q})`,
    )}`,
};

/**
 * The table's row policy decides which people and times are visible; the list of people here only makes the search
 * faster.
 */
const accounts: Conditions = {
  source: 'a',
  table: sql`account_event account`,
  at: sql`account.at`,
  tie: sql`account.id`,
  order: sql`account.at desc, account.id desc`,
  isAsked: ({ withAccounts }) => withAccounts,
  where: (companyId, filter) => sql`account.user_id = any (array(
      select period.user_id from company_reach_period period where period.company_id = ${companyId}))
    ${within(sql`account.at`, filter)}
    ${given(filter.userId, (user) => sql`account.user_id = ${user}`)}
    ${given(filter.actions, (actions) => sql`account.action = any (${actions})`)}
    ${given(
      filter.text,
      ({ q, actions }) => sql`(account.action = any (${actions}) or account.address = ${q}
        or account.user_agent ilike ${patternOf(q)})`,
    )}`,
};

export const CONDITIONS: readonly Conditions[] = [events, postings, accounts];
