import { z } from 'zod';
import { currencyCode, day, id, instant, listMeta, listQuery, moneyText } from './wire.ts';

/** What a question to the client is about. */
export const questionSubjectType = z.enum(['bank_line', 'document', 'invoice', 'none']);
export type QuestionSubjectType = z.infer<typeof questionSubjectType>;

/** `open`: waits for the client; `answered`: waits for who asked; `settled` and `withdrawn` are done with. */
export const questionState = z.enum(['open', 'answered', 'settled', 'withdrawn']);
export type QuestionState = z.infer<typeof questionState>;

export const questionLanguage = z.enum(['en-US', 'zh-Hant']);

/** What a question is about, in the words somebody outside the books knows it by. Empty for one about nothing in particular. */
export const questionSubject = z.object({
  type: questionSubjectType,
  /** Payee, file name, or number of the invoice. */
  name: z.string(),
  /** What the bank printed; whom the invoice is from or to. */
  detail: z.string().nullable(),
  date: day.nullable(),
  /** Without a sign. */
  amount: moneyText.nullable(),
  currency: currencyCode.nullable(),
  direction: z.enum(['spent', 'received']).nullable(),
});
export type QuestionSubject = z.infer<typeof questionSubject>;

/** The mail a question was last sent by, and how far its link got. */
export const questionMail = z.object({
  id,
  to: z.string(),
  state: z.enum(['queued', 'sent', 'failed', 'cancelled']),
  /** Why it did not leave: a sentence in the caller's language. */
  problem: z.string().nullable(),
  created_at: instant,
  sent_at: instant.nullable(),
  /** `none`: not made yet, since a link is made when its mail leaves. */
  link: z.enum(['none', 'open', 'expired', 'revoked']),
  expires_at: instant.nullable(),
  opened_at: instant.nullable(),
  /** How many questions it asks. */
  questions: z.number().int(),
});
export type QuestionMail = z.infer<typeof questionMail>;

export const clientQuestion = z.object({
  id,
  /** Counts up within the company. */
  number: z.number().int(),
  subject: questionSubject.extend({
    id: id.nullable(),
    /** Where a bank line is looked at. */
    bank_account_id: id.nullable(),
  }),
  text: z.string(),
  asked_by: z.string(),
  /** The practice the asker spoke for. */
  asked_through: z.string().nullable(),
  asked_at: instant,
  email: z.string().nullable(),
  language: questionLanguage,
  state: questionState,
  answer: z.string().nullable(),
  /** The client says that there is nothing to send. */
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
  /** How many stand in each state, whatever the state asked for. */
  counts: z.record(questionState, z.number().int()),
});
export type QuestionListMeta = z.infer<typeof questionListMeta>;

/** Where a question goes if nothing else is said. */
export const questionProposal = z.object({ email: z.string().nullable(), language: questionLanguage });
export type QuestionProposal = z.infer<typeof questionProposal>;

const words = z.string().trim().min(1).max(2000);
const address = z.email().max(254);
const asked = z.object({ subject_type: questionSubjectType, subject_id: id.nullable(), text: words });

/** One mail with one link asks all of them; `email` null asks in the application only. */
export const askRequest = z.object({
  email: address.nullable(),
  language: questionLanguage,
  questions: z.array(asked).min(1).max(200),
});
export type AskRequest = z.input<typeof askRequest>;

/** Sends questions that still wait by a new link; the links they were sent by before are closed. */
export const sendQuestionsRequest = z.object({
  email: address,
  language: questionLanguage,
  ids: z.array(id).min(1).max(200),
});
export type SendQuestionsRequest = z.input<typeof sendQuestionsRequest>;

const answer = z.string().trim().max(5000);

/** Words, or that there is none, or both; with a file sent before, neither is needed. */
export const answerQuestionRequest = z.object({ text: answer, none: z.boolean() });
export type AnswerQuestionRequest = z.input<typeof answerQuestionRequest>;

/** A question as who holds the link sees it. */
export const publicQuestion = z.object({
  id,
  number: z.number().int(),
  /** `picture`: its first page may be looked at. */
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

/** Everything a link opens: the company's name and what the mail asks. */
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
  /** Who answers. */
  name: z.string().trim().min(1).max(120),
  text: answer,
  none: z.boolean(),
});
