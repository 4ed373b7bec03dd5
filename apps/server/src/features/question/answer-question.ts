import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { overAllPapers } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { dropOnLine } from '../bank-evidence/index.ts';
import { writeAudit } from '../ledger/index.ts';
import { type Answerer, type HeldQuestion, holdQuestion, insertFile, writeAnswer } from './question-store.ts';

/** Files one question takes. */
const MOST_FILES = 20;

/** Who answers, when, and by which link if by one. */
export interface Answering {
  by: Answerer;
  at: Date;
  linkId?: string;
}

/**
 * Takes an answer: words, that there is none, or nothing more where files say it. The same answer again changes nothing. Throws
 * `not_found`, `conflict` for a question that is done with, `validation_failed` for an empty answer.
 */
export async function answerQuestion(
  tx: CompanyTransaction,
  answering: Answering,
  { id, text, none }: { id: string; text: string; none: boolean },
): Promise<void> {
  const question = await holdStanding(tx, id);
  if (text === '' && !none && question.files === 0)
    throw new Refusal('validation_failed', { faults: [{ path: 'text', word: 'question_answer_empty' }] });
  const words = text === '' ? null : text;
  if (question.state === 'answered' && question.answer === words && question.answerNone === none) return;
  await writeAnswer(tx, id, { text: words, none, by: answering.by, at: answering.at });
  await note(tx, answering, id, { ...(words !== null && { text: words }), ...(none && { none: 'yes' }) });
}

/**
 * Takes a file that came for a question, beside the bank line it is about; a file says that there is one. Throws as an answer does, and
 * `conflict` when too many came.
 */
export async function takeFile(
  tx: CompanyTransaction,
  answering: Answering,
  { id, documentId, name }: { id: string; documentId: string; name: string },
): Promise<void> {
  const question = await holdStanding(tx, id);
  if (!(await insertFile(tx, { questionId: id, documentId, name, ...answering }))) return;
  const { bankLineId: lineId } = question;
  const { userId } = answering.by;
  if (lineId !== null)
    await overAllPapers(tx, () => dropOnLine(tx, { userId, now: answering.at }, { lineId, documentId }));
  await writeAnswer(tx, id, { text: question.answer, none: false, by: answering.by, at: answering.at });
  await note(tx, answering, id, { file: name });
}

/** Whether a question takes another file. Throws `not_found`, and `conflict` when it does not. */
export async function expectFile(tx: CompanyTransaction, id: string): Promise<void> {
  const { files } = await holdStanding(tx, id);
  if (files >= MOST_FILES)
    throw new Refusal('conflict', { word: 'question_many_files', values: { max: String(MOST_FILES) } });
}

async function holdStanding(tx: CompanyTransaction, id: string): Promise<HeldQuestion> {
  const question = await holdQuestion(tx, id);
  if (question === null) throw new Refusal('not_found');
  if (question.state === 'settled' || question.state === 'withdrawn')
    throw new Refusal('conflict', { word: 'question_closed', values: { number: String(question.number) } });
  return question;
}

/** Whoever has no account is known by the name that was typed and the link it came by. */
async function note(
  tx: CompanyTransaction,
  { by, at, linkId }: Answering,
  subjectId: string,
  facts: Record<string, string>,
): Promise<void> {
  const who = { ...(by.name !== null && { name: by.name }), ...(linkId !== undefined && { by_link: linkId }) };
  const event = {
    userId: by.userId,
    at,
    action: 'question.answered' as const,
    subjectType: 'client_question',
    subjectId,
  };
  await writeAudit(tx, { ...event, change: { ...facts, ...who } });
}
