import { z } from 'zod';
import { currencyCode, day, id, instant, listMeta, listQuery, moneyText } from '../wire/wire.ts';

/** The record a question is about. */
export const questionSubjectType = z.enum(['bank_line', 'document', 'invoice', 'none']);
export type QuestionSubjectType = z.infer<typeof questionSubjectType>;

/** `open`: waits for who was asked; `answered`: waits for the person who asked; `settled` and `withdrawn` are finished. */
export const questionState = z.enum(['open', 'answered', 'settled', 'withdrawn']);
export type QuestionState = z.infer<typeof questionState>;

export const questionLanguage = z.enum(['en-US', 'zh-Hant']);

/**
 * The subject of a question, in words a person without access to the books understands. Empty for a general question.
 */
export const questionSubject = z.object({
  type: questionSubjectType,
  /** Payee, file name, or number of the invoice. */
  name: z.string(),
  /** The bank's text, or the party of the invoice. */
  detail: z.string().nullable(),
  date: day.nullable(),
  /** Unsigned. */
  amount: moneyText.nullable(),
  currency: currencyCode.nullable(),
  direction: z.enum(['spent', 'received']).nullable(),
});
export type QuestionSubject = z.infer<typeof questionSubject>;

/** The last email with this question, and the state of its link. */
export const questionMail = z.object({
  id,
  to: z.string(),
  state: z.enum(['queued', 'sent', 'failed', 'cancelled']),
  /** Why it was not sent: a sentence in the caller's language. */
  problem: z.string().nullable(),
  created_at: instant,
  sent_at: instant.nullable(),
  /** `none`: not created yet, because a link is created when its email is sent. */
  link: z.enum(['none', 'open', 'expired', 'revoked']),
  expires_at: instant.nullable(),
  opened_at: instant.nullable(),
  /** Number of questions in the email. */
  questions: z.number().int(),
});
export type QuestionMail = z.infer<typeof questionMail>;

export const clientQuestion = z.object({
  id,
  /** Sequence number within the company. */
  number: z.number().int(),
  subject: questionSubject.extend({
    id: id.nullable(),
    /** The account whose screen shows the bank line. */
    bank_account_id: id.nullable(),
  }),
  text: z.string(),
  asked_by: z.string(),
  /** The practice for which the person asked. */
  asked_through: z.string().nullable(),
  asked_at: instant,
  /** The practice that was asked; null if the client was. `id` is null if the question came with imported books. */
  to_practice: z.object({ id: id.nullable(), name: z.string() }).nullable(),
  email: z.string().nullable(),
  language: questionLanguage,
  state: questionState,
  answer: z.string().nullable(),
  /** The client has nothing to send. */
  answer_none: z.boolean(),
  answered_by: z.string().nullable(),
  answered_at: instant.nullable(),
  closed_by: z.string().nullable(),
  closed_at: instant.nullable(),
  files: z.array(z.object({ id, name: z.string() })),
  mail: questionMail.nullable(),
});
export type ClientQuestion = z.infer<typeof clientQuestion>;

export const questionListQuery = listQuery.extend({
  state: questionState.optional(),
  subject_type: questionSubjectType.optional(),
  subject_id: id.optional(),
});
export const questionListMeta = listMeta.extend({
  /** Number of questions in each state; the `state` filter does not affect it. */
  counts: z.record(questionState, z.number().int()),
});
export type QuestionListMeta = z.infer<typeof questionListMeta>;

/** The proposed recipient and language of a question. */
export const questionProposal = z.object({ email: z.string().nullable(), language: questionLanguage });
export type QuestionProposal = z.infer<typeof questionProposal>;

const words = z.string().trim().min(1).max(2000);
const address = z.email().max(254);
const asked = z.object({ subject_type: questionSubjectType, subject_id: id.nullable(), text: words });

/** One email with one link asks all of them; with `email` null they appear in the application only. */
export const askRequest = z.object({
  email: address.nullable(),
  language: questionLanguage,
  questions: z.array(asked).min(1).max(200),
});
export type AskRequest = z.input<typeof askRequest>;

/** Practices that work in the company's books and can be asked. */
export const accountant = z.object({ id, name: z.string() });
export type Accountant = z.infer<typeof accountant>;

/** The people of the practice who look after the company get one email each, in their language. */
export const askAccountantRequest = z.object({ practice_id: id, questions: z.array(asked).min(1).max(200) });
export type AskAccountantRequest = z.input<typeof askAccountantRequest>;

/** Sends unanswered questions with a new link; their earlier links are closed. */
export const sendQuestionsRequest = z.object({
  email: address,
  language: questionLanguage,
  ids: z.array(id).min(1).max(200),
});
export type SendQuestionsRequest = z.input<typeof sendQuestionsRequest>;

const answer = z.string().trim().max(5000);

/** A text, or the statement that there is no document, or both; neither is needed if a file was sent before. */
export const answerQuestionRequest = z.object({ text: answer, none: z.boolean() });
export type AnswerQuestionRequest = z.input<typeof answerQuestionRequest>;

/** A question as shown to the holder of the link. */
export const publicQuestion = z.object({
  id,
  number: z.number().int(),
  /** `picture`: the link may show its first page. */
  subject: questionSubject.extend({ picture: z.boolean() }),
  text: z.string(),
  asked_by: z.string(),
  asked_through: z.string().nullable(),
  asked_at: instant,
  state: z.enum(['open', 'answered']),
  answer: z.string().nullable(),
  answer_none: z.boolean(),
  files: z.array(z.string()),
});
export type PublicQuestion = z.infer<typeof publicQuestion>;

/** Everything a link shows: the company's name and the questions of the email. */
export const publicQuestions = z.object({
  company: z.object({ name: z.string(), name_zh: z.string().nullable() }),
  language: questionLanguage,
  expires_at: instant,
  max_file_bytes: z.number().int(),
  questions: z.array(publicQuestion),
});
export type PublicQuestions = z.infer<typeof publicQuestions>;

export const questionToken = z.object({ token: z.string().min(20).max(100) });
export const publicQuestionRequest = questionToken.extend({ question_id: id });
export const publicQuestionAnswer = publicQuestionRequest.extend({
  /** Name of the person who answers. */
  name: z.string().trim().min(1).max(120),
  text: answer,
  none: z.boolean(),
});
