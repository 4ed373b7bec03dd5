import type { Accountant, askAccountantRequest, ClientQuestion } from '@folio/contract';
import type { z } from 'zod';
import type { Queries } from '../../../platform/database/open.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { mailWanted } from '../../people/account-setting/index.ts';
import { queueMail } from '../../trade/emails/index.ts';
import { type AccountantPerson, readAccountants, readPeopleOf } from './accountant-store.ts';
import { keepQuestions } from './ask-questions.ts';
import { readPublicNames } from './company-store.ts';
import { getQuestions } from './list-questions.ts';
import type { StoredQuestion } from './list-store.ts';
import { inquiringWords } from './mail-words.ts';
import { presentSubject } from './present-question.ts';

type Asked = z.infer<typeof askAccountantRequest>;
type AskedAt = Asked & { publicUrl: string };

/** The practices that the company can ask; none for the people of a practice, who are asked themselves. */
export async function listAccountants({ database, companyId, practice }: CompanyCall): Promise<Accountant[]> {
  return practice === null ? readAccountants(database.queries, companyId) : [];
}

/**
 * Asks a practice that works in these books. Each of its people who look after the company gets one email, unless they turned off emails
 * about questions to them; the ids are answered for the worker. Throws `forbidden` for the people of a practice, and `validation_failed` where the practice does not work in these books or a
 * question is about a record that this company does not have.
 */
export async function askAccountant(
  call: CompanyCall,
  { publicUrl, ...asked }: AskedAt,
): Promise<{ questions: ClientQuestion[]; mailIds: string[] }> {
  const { database, companyId } = call;
  if (call.practice !== null) throw new DomainError('forbidden', { word: 'question_own_practice' });
  const practice = (await listAccountants(call)).find(({ id }) => id === asked.practice_id);
  if (practice === undefined)
    throw new DomainError('validation_failed', { faults: [{ path: 'practice_id', word: 'question_no_practice' }] });
  const people = await readersOf(database.queries, { companyId, practiceId: practice.id });
  return call.transaction(async (tx) => {
    const to = { practice, email: null, language: call.language };
    const questions = await keepQuestions(tx, call, asked, to);
    const mailIds: string[] = [];
    for (const person of people) mailIds.push(await mailPerson(tx, call, { questions, person, publicUrl }));
    const ids = questions.map(({ id }) => id);
    return { questions: await getQuestions(tx, call, ids), mailIds };
  });
}

/** The people of the practice who want emails about questions; the others find them in the work of the practice. */
async function readersOf(queries: Queries, asked: { companyId: string; practiceId: string }) {
  const readers: AccountantPerson[] = [];
  for (const person of await readPeopleOf(queries, asked))
    if (await mailWanted(queries, person.userId, 'question_asked')) readers.push(person);
  return readers;
}

async function mailPerson(
  tx: CompanyTransaction,
  { userId, now: at }: CompanyCall,
  {
    questions,
    person,
    publicUrl,
  }: { questions: readonly StoredQuestion[]; person: AccountantPerson; publicUrl: string },
): Promise<string> {
  const { name, name_zh } = await readPublicNames(tx);
  const words = inquiringWords(
    {
      company: name,
      companyZh: name_zh,
      asker: questions[0]?.askedBy ?? name,
      questions: questions.map((question) => ({ subject: presentSubject(question), text: question.text })),
      url: `${publicUrl}/practice/work?kind=answer_questions`,
    },
    person.language,
  );
  const mail = { kind: 'question' as const, to: [person.email], attachments: [], createdBy: userId, at };
  return queueMail(tx, { ...mail, ...words });
}
