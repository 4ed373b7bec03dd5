import type { QuestionState, QuestionSubjectType } from '@folio/contract';
import type { Day } from '@folio/ledger';
import { type RawBuilder, sql } from 'kysely';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';

/** A question with what it is about and what became of it. */
export interface StoredQuestion {
  id: string;
  number: number;
  subjectType: QuestionSubjectType;
  subjectId: string | null;
  about: string;
  detail: string | null;
  bankAccountId: string | null;
  date: Day | null;
  amountMinor: bigint | null;
  currency: string | null;
  text: string;
  askedBy: string | null;
  askedThrough: string | null;
  askedAt: Date;
  practiceId: string | null;
  /** The name of the practice that was asked; null if the client was. */
  toPractice: string | null;
  email: string | null;
  language: Language;
  mailId: string | null;
  state: QuestionState;
  answer: string | null;
  answerNone: boolean;
  answeredBy: string | null;
  answeredAt: Date | null;
  closedBy: string | null;
  closedAt: Date | null;
}

export interface QuestionFilter {
  state?: QuestionState | undefined;
  subjectType?: QuestionSubjectType | undefined;
  subjectId?: string | undefined;
  q?: string | undefined;
}

function filtered(tx: CompanyTransaction, filter: QuestionFilter): RawBuilder<unknown> {
  const { state, subjectType, subjectId, q } = filter;
  const conditions = [sql`question.company_id = ${tx.companyId}`];
  if (state !== undefined) conditions.push(sql`question.state = ${state}`);
  if (subjectType !== undefined) conditions.push(sql`question.subject_type = ${subjectType}`);
  if (subjectId !== undefined)
    conditions.push(sql`${subjectId}::uuid in (question.bank_line_id, question.document_id, question.invoice_id)`);
  const words = q?.trim() ?? '';
  if (/^\d{1,9}$/.test(words)) conditions.push(sql`question.number = ${Number(words)}`);
  else if (words !== '') {
    const pattern = `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    conditions.push(sql`(question.about ilike ${pattern} or question.text ilike ${pattern} or question.answer ilike ${pattern}
      or question.email ilike ${pattern} or question.answered_name ilike ${pattern})`);
  }
  return sql.join(conditions, sql` and `);
}

const columns = sql`
  question.id, question.number, question.subject_type as "subjectType",
  coalesce(question.bank_line_id, question.document_id, question.invoice_id) as "subjectId",
  coalesce(line.payee, line.description, paper.name, nullif(invoice.number, ''), question.about) as about,
  case when line.payee is not null then line.description else nullif(invoice.contact_name, '') end as detail,
  line.bank_account_id as "bankAccountId",
  coalesce(line.date, invoice.issue_date) as date,
  coalesce(line.amount_minor,
           case when invoice.type in ('purchase_bill', 'sales_credit_note') then -invoice.total_minor else invoice.total_minor end)
    as "amountMinor",
  coalesce(account.currency, invoice.currency) as currency, question.text,
  asker.name as "askedBy", question.asked_through as "askedThrough", question.asked_at as "askedAt",
  question.practice_id as "practiceId", question.to_practice as "toPractice", question.email,
  question.language, question.mail_id as "mailId", question.state, question.answer, question.answer_none as "answerNone",
  coalesce(answerer.name, question.answered_name) as "answeredBy", question.answered_at as "answeredAt",
  closer.name as "closedBy", question.closed_at as "closedAt"`;

const beside = sql`
  left join bank_line line on line.company_id = question.company_id and line.id = question.bank_line_id
  left join bank_account account on account.company_id = line.company_id and account.id = line.bank_account_id
  left join document paper on paper.company_id = question.company_id and paper.id = question.document_id
  left join invoice on invoice.company_id = question.company_id and invoice.id = question.invoice_id
  left join app_user asker on asker.id = question.asked_by
  left join app_user answerer on answerer.id = question.answered_by
  left join app_user closer on closer.id = question.closed_by`;

/** A page of questions, the newest first. */
export async function pageOfQuestions(
  tx: CompanyTransaction,
  filter: QuestionFilter,
  page: { limit: number; offset: number },
): Promise<StoredQuestion[]> {
  const { rows } = await sql<StoredQuestion>`
    select ${columns}
      from (select * from client_question question where ${filtered(tx, filter)}
             order by number desc limit ${page.limit} offset ${page.offset}) question
      ${beside} order by question.number desc`.execute(tx.queries);
  return rows;
}

/** Questions by id, in the order they were asked. */
export async function readQuestions(tx: CompanyTransaction, ids: readonly string[]): Promise<StoredQuestion[]> {
  const { rows } = await sql<StoredQuestion>`
    select ${columns} from client_question question ${beside}
     where question.company_id = ${tx.companyId} and question.id = any(${[...ids]}::uuid[])
     order by question.number`.execute(tx.queries);
  return rows;
}

export async function countByState(
  tx: CompanyTransaction,
  filter: Omit<QuestionFilter, 'state'>,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from client_question question where ${filtered(tx, filter)} group by state`.execute(
    tx.queries,
  );
  return new Map(rows.map(({ state, count }) => [state, count]));
}

/** The files that came for questions. */
export async function readFiles(
  tx: CompanyTransaction,
  ids: readonly string[],
): Promise<{ questionId: string; id: string; name: string }[]> {
  return tx.queries
    .selectFrom('client_question_document')
    .select(['question_id as questionId', 'document_id as id', 'name'])
    .where('company_id', '=', tx.companyId)
    .where('question_id', 'in', ids)
    .orderBy('sent_at')
    .orderBy('document_id')
    .execute();
}
