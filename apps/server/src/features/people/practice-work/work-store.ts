import type { DeadlineKind } from '@folio/contract';
import { type CompanyForm, type Day, periodOfDueDay } from '@folio/ledger';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';
import { waitsForReview } from '../../shared/stored-file/index.ts';
import { clientsOf } from '../practice/index.ts';
import type { ClientWork } from './work-items.ts';

interface WorkRecord {
  companyId: string;
  name: string;
  nameZh: string | null;
  state: string;
  toReview: number;
  toReviewSince: Day | null;
  failed: number;
  failedSince: Day | null;
  lines: number;
  linesSince: Day | null;
  questions: number;
  questionsSince: Day | null;
  answers: number;
  answersSince: Day | null;
  lockedThrough: Day | null;
  firstPosted: Day | null;
  incorporatedOn: Day | null;
  registrationExpiresOn: Day | null;
  form: CompanyForm;
  met: { deadline: DeadlineKind; period: string }[];
  assigneeId: string | null;
  assigneeName: string | null;
}

/** The day of a moment in Hong Kong. */
const dayOf = (moment: string) => sql.raw(`to_char(min(${moment}) at time zone 'Asia/Hong_Kong', 'YYYY-MM-DD')`);

/**
 * What waits in the books of every client that the person sees. As in the list of clients, each kind of work takes one
 * index scan over all clients, so the cost does not grow with the books.
 */
export async function readClientWork(
  queries: Queries,
  { practiceId, userId, q }: { practiceId: string; userId: string; q: string },
): Promise<ClientWork[]> {
  const theirs = sql`company_id = any ((select array_agg(company_id) from client)::uuid[])`;
  const { rows } = await sql<WorkRecord>`
    with client as materialized (${clientsOf({ practiceId, userId, q })}
    ), papers as materialized (
      select company_id, count(*) filter (where ${waitsForReview()})::int as to_review,
             ${dayOf("case when state <> 'failed' then uploaded_at end")} as to_review_since,
             count(*) filter (where state = 'failed')::int as failed,
             ${dayOf("case when state = 'failed' then uploaded_at end")} as failed_since
        from document where ${theirs} and state in ('needs_review', 'failed') group by company_id
    ), lines as materialized (
      select company_id, count(*)::int as count, min(date) as since
        from bank_line where ${theirs} and state in ('unreviewed', 'suggested') group by company_id
    ), questions as materialized (
      select company_id, count(*)::int as count, ${dayOf('asked_at')} as since
        from client_question where practice_id = ${practiceId} and ${theirs} and state = 'open' group by company_id
    ), answers as materialized (
      select company_id, count(*)::int as count, ${dayOf('answered_at')} as since
        from client_question where ${theirs} and state = 'answered' and to_practice is null group by company_id
    )
    select company.id as "companyId", company.name, company.name_zh as "nameZh", company.state,
           coalesce(papers.to_review, 0) as "toReview", papers.to_review_since as "toReviewSince",
           coalesce(papers.failed, 0) as failed, papers.failed_since as "failedSince",
           coalesce(lines.count, 0) as lines, lines.since as "linesSince",
           coalesce(questions.count, 0) as questions, questions.since as "questionsSince",
           coalesce(answers.count, 0) as answers, answers.since as "answersSince",
           company.locked_through as "lockedThrough", posted.first as "firstPosted",
           company.incorporated_date as "incorporatedOn", company.br_expires_on as "registrationExpiresOn",
           coalesce(fact.form, 'private') as form, coalesce(met.list, '[]') as met, assignee.user_id as "assigneeId", assignee.name as "assigneeName"
      from client join company on company.id = client.company_id
      left join papers on papers.company_id = company.id
      left join lines on lines.company_id = company.id
      left join questions on questions.company_id = company.id
      left join answers on answers.company_id = company.id
      left join lateral (select date as first from journal_entry where company_id = company.id
                          order by date limit 1) posted on true
      left join deadline_fact fact on fact.company_id = company.id
      left join lateral (select json_agg(json_build_object('deadline', kind, 'period', period)) as list
                           from deadline_mark
                          where company_id = company.id and done_on is not null) met on true
      left join lateral (select member.user_id, member.name
                           from practice_client_assignee given
                           join practice_member member on member.practice_id = given.practice_id
                            and member.user_id = given.user_id and member.state = 'active'
                          where given.practice_id = ${practiceId} and given.company_id = company.id) assignee on true`.execute(
    queries,
  );
  return rows.map(present);
}

function present(row: WorkRecord): ClientWork {
  return {
    companyId: row.companyId,
    name: row.name,
    nameZh: row.nameZh,
    archived: row.state === 'archived',
    toReview: { count: row.toReview, since: row.toReviewSince },
    failed: { count: row.failed, since: row.failedSince },
    lines: { count: row.lines, since: row.linesSince },
    questions: { count: row.questions, since: row.questionsSince },
    answers: { count: row.answers, since: row.answersSince },
    lockedThrough: row.lockedThrough,
    firstPosted: row.firstPosted,
    incorporatedOn: row.incorporatedOn,
    registrationExpiresOn: row.registrationExpiresOn,
    form: row.form,
    met: row.met,
    assignee:
      row.assigneeId === null || row.assigneeName === null ? null : { userId: row.assigneeId, name: row.assigneeName },
  };
}

/** The active people of a practice, by name. */
export async function readPeople(queries: Queries, practiceId: string): Promise<{ userId: string; name: string }[]> {
  const { rows } = await sql<{ userId: string; name: string }>`
    select user_id as "userId", name from practice_member
     where practice_id = ${practiceId} and state = 'active' and user_id is not null
     order by lower(name), user_id`.execute(queries);
  return rows;
}

/** The name of a client that a person of the practice sees; null if they do not see it. */
export async function readSeenClient(
  queries: Queries,
  who: { practiceId: string; userId: string },
  companyId: string,
): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select company.name from (${clientsOf({ ...who, q: '' })}) reached
      join company on company.id = reached.company_id where company.id = ${companyId}`.execute(queries);
  return rows[0]?.name ?? null;
}

/** Null: the client is not assigned to a person. */
export async function writeAssignee(
  queries: Queries,
  { practiceId, companyId, userId }: { practiceId: string; companyId: string; userId: string | null },
): Promise<void> {
  if (userId === null)
    await queries
      .deleteFrom('practice_client_assignee')
      .where('practice_id', '=', practiceId)
      .where('company_id', '=', companyId)
      .execute();
  else
    await queries
      .insertInto('practice_client_assignee')
      .values({ practice_id: practiceId, company_id: companyId, user_id: userId })
      .onConflict((conflict) => conflict.columns(['practice_id', 'company_id']).doUpdateSet({ user_id: userId }))
      .execute();
}

interface MetDeadline {
  companyId: string;
  deadline: DeadlineKind;
  dueOn: Day;
}

/** A deadline that was marked before keeps its first mark. `doneOn` is the day of the mark in Hong Kong. */
export async function insertMet(
  queries: Queries,
  { companyId, deadline, dueOn }: MetDeadline,
  by: { userId: string; at: Date; doneOn: Day },
): Promise<void> {
  const recorded = { done_on: by.doneOn, marked_by: by.userId, marked_at: by.at };
  await queries
    .insertInto('deadline_mark')
    .values({ company_id: companyId, kind: deadline, period: periodOfDueDay(deadline, dueOn), ...recorded })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'kind', 'period'])
        .doUpdateSet(recorded)
        .where('deadline_mark.done_on', 'is', null),
    )
    .execute();
}

export async function deleteMet(queries: Queries, { companyId, deadline, dueOn }: MetDeadline): Promise<void> {
  await queries
    .updateTable('deadline_mark')
    .set({ done_on: null })
    .where('company_id', '=', companyId)
    .where('kind', '=', deadline)
    .where('period', '=', periodOfDueDay(deadline, dueOn))
    .execute();
}
