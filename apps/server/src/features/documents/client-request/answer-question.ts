import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { overAllPapers } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { dropOnLine } from '../../banking/bank-evidence/index.ts';
import { writeAudit } from '../../books/ledger/index.ts';
import { type Answerer, type HeldQuestion, holdQuestion, insertFile, writeAnswer } from './question-store.ts';

/** Maximum number of files per question. */
const MAX_FILES = 20;

/** Who answers, when, and through which link, if any. */
export interface Answering {
  by: Answerer;
  at: Date;
  /** The practice that the person works for. */
  practiceId?: string | null;
  linkId?: string;
}

/**
 * Saves an answer: text, "there is no document", or no text if files are the answer. The same answer again changes
 * nothing. Throws `not_found`, `forbidden` for the side that was not asked, `conflict` if the question is closed, `validation_failed` if the answer is empty.
 */
export async function answerQuestion(
  tx: CompanyTransaction,
  answering: Answering,
  { id, text, none }: { id: string; text: string; none: boolean },
): Promise<void> {
  const question = await holdStanding(tx, answering, id);
  if (text === '' && !none && question.files === 0)
    throw new DomainError('validation_failed', { faults: [{ path: 'text', word: 'question_answer_empty' }] });
  const words = text === '' ? null : text;
  if (question.state === 'answered' && question.answer === words && question.answerNone === none) return;
  await writeAnswer(tx, id, { text: words, none, by: answering.by, at: answering.at });
  await note(tx, answering, id, { ...(words !== null && { text: words }), ...(none && { none: 'yes' }) });
}

/**
 * Saves a file for a question and attaches it to the bank line of the question. A file replaces the answer "there is
 * no document". Throws the errors of an answer, and `conflict` if there are too many files.
 */
export async function takeFile(
  tx: CompanyTransaction,
  answering: Answering,
  { id, documentId, name }: { id: string; documentId: string; name: string },
): Promise<void> {
  const question = await holdStanding(tx, answering, id);
  if (!(await insertFile(tx, { questionId: id, documentId, name, ...answering }))) return;
  const { bankLineId: lineId } = question;
  const { userId } = answering.by;
  if (lineId !== null)
    await overAllPapers(tx, () => dropOnLine(tx, { userId, now: answering.at }, { lineId, documentId }));
  await writeAnswer(tx, id, { text: question.answer, none: false, by: answering.by, at: answering.at });
  await note(tx, answering, id, { file: name });
}

/** Checks whether a question accepts another file. Throws `not_found`, and `conflict` if it does not. */
export async function expectFile(
  tx: CompanyTransaction,
  answering: Pick<Answering, 'practiceId'>,
  id: string,
): Promise<void> {
  const { files } = await holdStanding(tx, answering, id);
  if (files >= MAX_FILES)
    throw new DomainError('conflict', { word: 'question_many_files', values: { max: String(MAX_FILES) } });
}

async function holdStanding(
  tx: CompanyTransaction,
  answering: Pick<Answering, 'practiceId'>,
  id: string,
): Promise<HeldQuestion> {
  const question = await holdQuestion(tx, id);
  if (question === null) throw new DomainError('not_found');
  requireAsked(question, answering.practiceId ?? null);
  if (question.state === 'settled' || question.state === 'withdrawn')
    throw new DomainError('conflict', { word: 'question_closed', values: { number: String(question.number) } });
  return question;
}

/** The client's questions are answered by the company's own people, those to a practice by its people. */
function requireAsked({ practiceId, toPractice }: HeldQuestion, ofPractice: string | null): void {
  if (toPractice === null) {
    if (ofPractice !== null) throw new DomainError('forbidden', { word: 'question_not_yours' });
  } else if (ofPractice === null || ofPractice !== practiceId)
    throw new DomainError('forbidden', { word: 'question_of_practice', values: { practice: toPractice } });
}

/** A person without an account is identified by the typed name and the link. */
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
