import type { ClientQuestion, QuestionListMeta, questionEndpoints } from '@folio/contract';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { readMailsById } from '../../trade/emails/index.ts';
import { countByState, pageOfQuestions, readFiles, readQuestions, type StoredQuestion } from './list-store.ts';
import { readMailsOf } from './mail-store.ts';
import { presentMailOf, presentQuestion } from './present-question.ts';

type Query = z.infer<(typeof questionEndpoints)['list']['query']>;
interface Looker {
  now: Date;
  language: Language;
}

/** A page of questions, newest first, with the number of questions in each state. */
export async function listQuestions(
  tx: CompanyTransaction,
  looker: Looker,
  query: Query,
): Promise<{ rows: ClientQuestion[]; meta: QuestionListMeta }> {
  const { page, limit, q, state, subject_type: subjectType, subject_id: subjectId } = query;
  const filter = { q, subjectType, subjectId };
  const rows = await pageOfQuestions(tx, { ...filter, state }, { limit, offset: (page - 1) * limit });
  const counted = await countByState(tx, filter);
  const of = (one: string) => counted.get(one) ?? 0;
  const counts = {
    open: of('open'),
    answered: of('answered'),
    settled: of('settled'),
    withdrawn: of('withdrawn'),
  };
  const total = state === undefined ? [...counted.values()].reduce((sum, count) => sum + count, 0) : of(state);
  return { rows: await furnished(tx, looker, rows), meta: { page, limit, total, counts } };
}

/** Throws `not_found`. */
export async function getQuestion(tx: CompanyTransaction, looker: Looker, id: string): Promise<ClientQuestion> {
  const [question] = await getQuestions(tx, looker, [id]);
  if (question === undefined) throw new DomainError('not_found');
  return question;
}

/** Questions by id, in the order they were asked. */
export async function getQuestions(
  tx: CompanyTransaction,
  looker: Looker,
  ids: readonly string[],
): Promise<ClientQuestion[]> {
  return furnished(tx, looker, await readQuestions(tx, ids));
}

/** Adds to each question its files and the mail it was last sent with. */
async function furnished(
  tx: CompanyTransaction,
  { now, language }: Looker,
  rows: readonly StoredQuestion[],
): Promise<ClientQuestion[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const files = Map.groupBy(await readFiles(tx, ids), ({ questionId }) => questionId);
  const sent = new Map((await readMailsOf(tx, ids)).map((mail) => [mail.questionId, mail]));
  const mailIds = [...new Set([...sent.values()].map(({ id }) => id))];
  const mails = new Map((await readMailsById(tx, mailIds, { language })).map((mail) => [mail.id, mail]));
  return rows.map((row) => {
    const newest = sent.get(row.id);
    const mail = newest && mails.get(newest.id);
    const shown = newest && mail ? presentMailOf(newest, mail, now) : null;
    return presentQuestion(row, { files: files.get(row.id) ?? [], mail: shown });
  });
}
