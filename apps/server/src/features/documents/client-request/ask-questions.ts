import type { askRequest, ClientQuestion, QuestionProposal } from '@folio/contract';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { writeAudits } from '../../books/ledger/index.ts';
import { languageOf, readAddresses, readOwner } from './company-store.ts';
import { getQuestions } from './list-questions.ts';
import { readQuestions, type StoredQuestion } from './list-store.ts';
import { insertQuestion, type NewQuestion, nameOfSubject } from './question-store.ts';
import { mailQuestions } from './send-questions.ts';

type Asked = z.infer<typeof askRequest>;
type Texts = Pick<Asked, 'questions'>;

/**
 * Asks the client. With an address all questions go out by one mail with one link; its id is answered for the worker. Throws
 * `validation_failed` where a question is about a record this company does not have.
 */
export async function askQuestions(
  tx: CompanyTransaction,
  call: CompanyCall,
  asked: Asked,
): Promise<{ questions: ClientQuestion[]; mailId: string | null }> {
  const { email, language } = asked;
  const questions = await keepQuestions(tx, call, asked, { practice: null, email, language });
  const mailId = email === null ? null : await mailQuestions(tx, call, { questions, to: { email, language } });
  const ids = questions.map(({ id }) => id);
  return { questions: await getQuestions(tx, call, ids), mailId };
}

/** Stores the questions and notes them in the audit trail. Throws as `askQuestions`. */
export async function keepQuestions(
  tx: CompanyTransaction,
  call: CompanyCall,
  asked: Texts,
  to: Pick<NewQuestion, 'practice' | 'email' | 'language'>,
): Promise<StoredQuestion[]> {
  const subjects = await namesOf(tx, asked);
  const { userId, now: at } = call;
  const by = { askedBy: userId, askedThrough: call.practice?.name ?? null, at };
  const ids: string[] = [];
  for (const [index, { subject_type: subjectType, subject_id: subjectId, text }] of asked.questions.entries()) {
    const about = subjects[index] ?? '';
    ids.push(await insertQuestion(tx, { subjectType, subjectId, about, text, ...to, ...by }));
  }
  const questions = await readQuestions(tx, ids);
  const receiver = to.practice?.name ?? to.email;
  const event = { userId, at, action: 'question.asked' as const, subjectType: 'client_question' };
  await writeAudits(
    tx,
    questions.map(({ id, number, text }) => {
      const told = { number: String(number), text };
      return { ...event, subjectId: id, change: receiver === null ? told : { ...told, to: receiver } };
    }),
  );
  return questions;
}

/** The name of each question's record, every one that is not there at once. */
async function namesOf(tx: CompanyTransaction, { questions }: Texts): Promise<string[]> {
  const faults: FieldIssue[] = [];
  const names: string[] = [];
  for (const [index, { subject_type: type, subject_id: id }] of questions.entries()) {
    const name = type === 'none' ? '' : id === null ? null : await nameOfSubject(tx, type, id);
    if (name === null || (type === 'none' && id !== null))
      faults.push({ path: `questions.${index}.subject_id`, word: 'question_subject_gone' });
    names.push(name ?? '');
  }
  if (faults.length > 0) throw new DomainError('validation_failed', { word: 'question_subject_gone', faults });
  return names;
}

/** Where the next question goes: where the last one went, else the company's own address, else its owner's. */
export async function proposeReceiver(call: CompanyCall): Promise<QuestionProposal> {
  const { last, own } = await call.transaction(readAddresses);
  const owner = await readOwner(call.database.queries, call.companyId);
  const language = last?.language ?? owner?.language;
  return {
    email: last?.email ?? own ?? owner?.email ?? null,
    language: language === undefined ? call.language : languageOf(language),
  };
}
