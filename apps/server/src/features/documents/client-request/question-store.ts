import type { QuestionState, QuestionSubjectType } from '@folio/contract';
import { sql } from 'kysely';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';

export interface NewQuestion {
  subjectType: QuestionSubjectType;
  subjectId: string | null;
  /** Name of the record the question is about. */
  about: string;
  text: string;
  askedBy: string;
  askedThrough: string | null;
  at: Date;
  /** The practice that is asked; null if the client is. */
  practice: { id: string; name: string } | null;
  email: string | null;
  language: Language;
}

export async function insertQuestion(tx: CompanyTransaction, question: NewQuestion): Promise<string> {
  const { subjectType, subjectId } = question;
  const { rows } = await sql<{ id: string }>`
    insert into client_question (company_id, subject_type, bank_line_id, document_id, invoice_id, about, text, asked_by,
                                 asked_through, asked_at, practice_id, to_practice, email, language)
    values (${tx.companyId}, ${subjectType}, ${subjectType === 'bank_line' ? subjectId : null},
            ${subjectType === 'document' ? subjectId : null}, ${subjectType === 'invoice' ? subjectId : null},
            ${question.about}, ${question.text}, ${question.askedBy}, ${question.askedThrough}, ${question.at},
            ${question.practice?.id ?? null}, ${question.practice?.name ?? null}, ${question.email}, ${question.language})
    returning id`.execute(tx.queries);
  const [row] = rows;
  if (row === undefined) throw new Error('the question that was asked is not there');
  return row.id;
}

/** The searchable name of the record a question is about; null if the record does not exist. */
export async function nameOfSubject(
  tx: CompanyTransaction,
  type: Exclude<QuestionSubjectType, 'none'>,
  id: string,
): Promise<string | null> {
  const found = {
    bank_line: sql<{ name: string }>`
      select coalesce(payee, description) as name from bank_line where company_id = ${tx.companyId} and id = ${id}`,
    document: sql<{ name: string }>`select name from document where company_id = ${tx.companyId} and id = ${id}`,
    invoice: sql<{ name: string }>`
      select concat_ws(' · ', nullif(number, ''), nullif(contact_name, '')) as name from invoice
       where company_id = ${tx.companyId} and id = ${id}`,
  };
  const { rows } = await found[type].execute(tx.queries);
  return rows[0]?.name ?? null;
}

export interface HeldQuestion {
  id: string;
  number: number;
  state: QuestionState;
  bankLineId: string | null;
  practiceId: string | null;
  /** The name of the practice that was asked; null if the client was. */
  toPractice: string | null;
  answer: string | null;
  answerNone: boolean;
  files: number;
}

/**
 * Reads and locks a question until the transaction ends, so that two simultaneous answers run one after the other.
 * Null if it does not exist.
 */
export async function holdQuestion(tx: CompanyTransaction, id: string): Promise<HeldQuestion | null> {
  const { rows } = await sql<HeldQuestion>`
    select question.id, question.number, question.state, question.bank_line_id as "bankLineId",
           question.practice_id as "practiceId", question.to_practice as "toPractice", question.answer,
           question.answer_none as "answerNone",
           (select count(*)::int from client_question_document sent
             where sent.company_id = question.company_id and sent.question_id = question.id) as files
      from client_question question
     where question.company_id = ${tx.companyId} and question.id = ${id} for update of question`.execute(tx.queries);
  return rows[0] ?? null;
}

/** The person who answers: a member of the company, or a person who typed a name. */
export interface Answerer {
  userId: string | null;
  name: string | null;
}

/** Saves an answer and marks that the person who asked must be notified again. */
export async function writeAnswer(
  tx: CompanyTransaction,
  id: string,
  given: { text: string | null; none: boolean; by: Answerer; at: Date },
): Promise<void> {
  await tx.queries
    .updateTable('client_question')
    .set({
      state: 'answered',
      answer: given.text,
      answer_none: given.none,
      answered_by: given.by.userId,
      answered_name: given.by.name,
      answered_at: given.at,
      told_at: null,
    })
    .where(ownRow(tx, id))
    .execute();
}

/** Saves a file sent for a question; returns false if the file was saved before. */
export async function insertFile(
  tx: CompanyTransaction,
  file: { questionId: string; documentId: string; name: string; by: Answerer; at: Date },
): Promise<boolean> {
  const inserted = await tx.queries
    .insertInto('client_question_document')
    .values({
      company_id: tx.companyId,
      question_id: file.questionId,
      document_id: file.documentId,
      name: file.name,
      sent_by: file.by.userId,
      sent_name: file.by.name,
      sent_at: file.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('document_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Closes a question, unless it is closed already. */
export async function writeClosed(
  tx: CompanyTransaction,
  id: string,
  closed: { state: 'settled' | 'withdrawn'; by: string; at: Date },
): Promise<void> {
  await tx.queries
    .updateTable('client_question')
    .set({ state: closed.state, closed_by: closed.by, closed_at: closed.at })
    .where(ownRow(tx, id))
    .where('state', 'in', ['open', 'answered'])
    .execute();
}
