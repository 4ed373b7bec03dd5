import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall, Language } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { writeAudits } from '../../books/ledger/index.ts';
import { limitAttempts, limitMailsOfDay } from '../../people/session/index.ts';
import { queueMail } from '../../trade/emails/index.ts';
import { readPublicNames } from './company-store.ts';
import { cancelUnsent, markRevoked } from './link-store.ts';
import { readQuestions, type StoredQuestion } from './list-store.ts';
import { standingOfMail, writeMail } from './mail-store.ts';
import { askingWords } from './mail-words.ts';
import { presentSubject } from './present-question.ts';

/** How long a link works. */
export const LINK_DAYS = 14;
/** Mails a company may send in a quarter of an hour: many clients' worth, and no flood. */
const MAX_MAILS = 60;

export interface Receiver {
  email: string;
  language: Language;
}

/** Counts a mail against what a company may send. Throws `too_many_requests`. */
export async function limitMails(call: CompanyCall): Promise<void> {
  const { database, companyId, now } = call;
  await limitAttempts(database.queries, 'question-mail', companyId, MAX_MAILS, now);
  await limitMailsOfDay(database.queries, 'questions', call);
}

/** Queues one mail that asks these questions; answers its id. */
export async function mailQuestions(
  tx: CompanyTransaction,
  call: Pick<CompanyCall, 'userId' | 'now' | 'practice'>,
  { questions, to }: { questions: readonly StoredQuestion[]; to: Receiver },
): Promise<string> {
  const { name, name_zh } = await readPublicNames(tx);
  const [first] = questions;
  const words = askingWords(
    {
      company: name,
      companyZh: name_zh,
      asker: first?.askedBy ?? name,
      practice: first?.askedThrough ?? null,
      questions: questions.map((question) => ({ subject: presentSubject(question), text: question.text })),
      days: LINK_DAYS,
    },
    to.language,
  );
  const mail = { kind: 'question' as const, to: [to.email], attachments: [], createdBy: call.userId, at: call.now };
  const mailId = await queueMail(tx, { ...mail, ...words });
  const ids = questions.map(({ id }) => id);
  await writeMail(tx, ids, { mailId, ...to });
  return mailId;
}

/**
 * Sends questions that wait once more, by a new link: one they were sent by before leads to them no more. Throws `conflict` when one of
 * them is done with or was asked of a practice, `not_found` for one that is not there.
 */
export async function sendAgain(
  tx: CompanyTransaction,
  call: Pick<CompanyCall, 'userId' | 'now' | 'practice'>,
  { ids, ...to }: Receiver & { ids: readonly string[] },
): Promise<string> {
  const questions = await readQuestions(tx, ids);
  if (questions.length < new Set(ids).size) throw new DomainError('not_found');
  const done = questions.find(({ state }) => state === 'settled' || state === 'withdrawn');
  if (done !== undefined)
    throw new DomainError('conflict', { word: 'question_closed', values: { number: String(done.number) } });
  const others = questions.find(({ toPractice }) => toPractice !== null);
  if (others?.toPractice != null)
    throw new DomainError('conflict', { word: 'question_no_link', values: { practice: others.toPractice } });
  const mailId = await mailQuestions(tx, call, { questions, to });
  await closeEmpty(tx, questions, call.now);
  const event = { userId: call.userId, at: call.now, action: 'question.sent' as const, subjectType: 'client_question' };
  await writeAudits(
    tx,
    ids.map((id) => ({ ...event, subjectId: id, change: { to: to.email } })),
  );
  return mailId;
}

/** A mail that asks nothing any more leads nowhere: its link is closed, and it is not sent if it waits. */
async function closeEmpty(tx: CompanyTransaction, questions: readonly StoredQuestion[], at: Date): Promise<void> {
  const before = new Set(questions.flatMap(({ mailId }) => (mailId === null ? [] : [mailId])));
  const empty: string[] = [];
  for (const mailId of before) if ((await standingOfMail(tx, mailId)).length === 0) empty.push(mailId);
  if (empty.length === 0) return;
  await markRevoked(tx, empty, at);
  await cancelUnsent(tx, empty);
}
