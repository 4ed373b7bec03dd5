import type { PublicQuestion, PublicQuestions } from '@folio/contract';
import { inCompany } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { PublicCall } from '../../../platform/http/route.ts';
import type { Reader } from '../../../platform/reader/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { pagePicture } from '../document/index.ts';
import type { Ingestion } from '../ingestion/index.ts';
import { type IncomingFile, receiveAnswer } from '../upload/index.ts';
import { type Answering, answerQuestion, expectFile, takeFile } from './answer-question.ts';
import { readPublicNames } from './company-store.ts';
import { noteOpened, type OpenedLink } from './link-store.ts';
import { readFiles, readQuestions, type StoredQuestion } from './list-store.ts';
import { countOfMail, standingOfMail } from './mail-store.ts';
import { presentSubject } from './present-question.ts';
import { openLink } from './question-link.ts';

/** A person using a link. `address` is the IP address of the call. */
export type Visitor = Pick<PublicCall, 'database' | 'userId' | 'now' | 'language'> & { address: string };

export interface LinkTools {
  storage: Storage;
  reader: Pick<Reader, 'renderPage'>;
  ingestion: Pick<Ingestion, 'enqueue'>;
  maxUploadBytes: number;
}

/** Maximum number of files per link. */
const MAX_FILES = 100;
const PICTURE_PX = 640;

/** The questions of a link. A view by a member of the company or its practice is not counted as the client's. */
export async function viewByLink(visitor: Visitor, tools: LinkTools, token: string): Promise<PublicQuestions> {
  const link = await openLink(visitor, token);
  if (!link.isOurs) await inLink(visitor, link, (tx) => noteOpened(tx, link.linkId, visitor.now));
  return shown(visitor, tools, link);
}

/**
 * Saves an answer given through a link, under the name that was typed. Throws `not_found` for a question that the
 * link does not ask.
 */
export async function answerByLink(
  visitor: Visitor,
  tools: LinkTools,
  given: { token: string; question_id: string; name: string; text: string; none: boolean },
): Promise<PublicQuestions> {
  const link = await openLink(visitor, given.token);
  const { question_id: id, name, text, none } = given;
  await inLink(visitor, link, async (tx) => {
    await requireAsked(tx, link, id);
    await answerQuestion(tx, answeringBy(visitor, link, name), { id, text, none });
  });
  return shown(visitor, tools, link);
}

/**
 * Checks whether a question accepts a file, before the bytes are received. Throws the same errors as `takeByLink`.
 */
export async function expectByLink(
  visitor: Visitor,
  asked: { token: string; questionId: string },
): Promise<OpenedLink> {
  const link = await openLink(visitor, asked.token);
  await inLink(visitor, link, async (tx) => {
    await requireAsked(tx, link, asked.questionId);
    await expectFile(tx, {}, asked.questionId);
    if ((await countOfMail(tx, link.mailId)).files >= MAX_FILES)
      throw new DomainError('conflict', { word: 'question_many_files', values: { max: String(MAX_FILES) } });
  });
  return link;
}

/**
 * Receives a file through a link. Folio reads it like any upload and attaches it to the question and its bank line.
 */
export async function takeByLink(
  visitor: Visitor,
  tools: LinkTools,
  { link, questionId, name, file }: { link: OpenedLink; questionId: string; name: string; file: IncomingFile },
): Promise<PublicQuestions> {
  const call = {
    companyId: link.companyId,
    now: visitor.now,
    transaction: <T>(work: Parameters<typeof inCompany<T>>[2]) => inLink(visitor, link, work),
  };
  const incoming = { ...file, sender: { sentBy: name } };
  const { id, isNew } = await receiveAnswer(call, tools.storage, tools.maxUploadBytes, incoming, (tx, sent) =>
    takeFile(tx, answeringBy(visitor, link, name), { id: questionId, documentId: sent.id, name: sent.name }),
  );
  if (isNew) await tools.ingestion.enqueue(link.companyId, id);
  return shown(visitor, tools, link);
}

/** The first page, as PNG, of the document that a question is about. Throws `not_found` for anything else. */
export async function pictureByLink(
  visitor: Visitor,
  tools: LinkTools,
  asked: { token: string; question_id: string },
): Promise<Uint8Array> {
  const link = await openLink(visitor, asked.token);
  const [question] = await inLink(visitor, link, async (tx) => {
    await requireAsked(tx, link, asked.question_id);
    return readQuestions(tx, [asked.question_id]);
  });
  if (question?.subjectType !== 'document' || question.subjectId === null) throw new DomainError('not_found');
  const call = {
    companyId: link.companyId,
    transaction: <T>(work: Parameters<typeof inCompany<T>>[2]) => inLink(visitor, link, work),
  };
  const wanted = { id: question.subjectId, page: 1, width: PICTURE_PX };
  return (await pagePicture(call, { storage: tools.storage, reader: tools.reader }, wanted)).draw();
}

type Work<T> = Parameters<typeof inCompany<T>>[2];

function inLink<T>({ database, address }: Visitor, { companyId }: OpenedLink, work: Work<T>): Promise<T> {
  return inCompany(database, companyId, work, { practiceId: null, address });
}

function answeringBy({ now }: Visitor, { linkId }: OpenedLink, name: string): Answering {
  return { by: { userId: null, name }, at: now, linkId };
}

async function requireAsked(tx: Parameters<Work<void>>[0], { mailId }: OpenedLink, id: string): Promise<void> {
  const [question] = await readQuestions(tx, [id]);
  if (question?.mailId !== mailId) throw new DomainError('not_found', { word: 'question_not_asked' });
}

async function shown(visitor: Visitor, { maxUploadBytes }: LinkTools, link: OpenedLink): Promise<PublicQuestions> {
  return inLink(visitor, link, async (tx) => {
    const company = await readPublicNames(tx);
    const ids = await standingOfMail(tx, link.mailId);
    const questions = await readQuestions(tx, ids);
    const files = ids.length === 0 ? [] : await readFiles(tx, ids);
    return {
      company,
      language: questions[0]?.language ?? visitor.language,
      expires_at: link.expiresAt.toISOString(),
      max_file_bytes: maxUploadBytes,
      questions: questions.map((question) =>
        presented(
          question,
          files.filter(({ questionId }) => questionId === question.id).map(({ name }) => name),
        ),
      ),
    };
  });
}

function presented(question: StoredQuestion, files: string[]): PublicQuestion {
  return {
    id: question.id,
    number: question.number,
    subject: { ...presentSubject(question), picture: question.subjectType === 'document' },
    text: question.text,
    asked_by: question.askedBy ?? '',
    asked_through: question.askedThrough,
    asked_at: question.askedAt.toISOString(),
    state: question.state === 'answered' ? 'answered' : 'open',
    answer: question.answer,
    answer_none: question.answerNone,
    files,
  };
}
