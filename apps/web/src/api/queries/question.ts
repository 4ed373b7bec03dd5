import type {
  AnswerQuestionRequest,
  AskRequest,
  ClientQuestion,
  QuestionListMeta,
  QuestionProposal,
  QuestionState,
  SendQuestionsRequest,
} from '@folio/contract';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { call, get, post } from '../client.ts';
import { needsKey } from './needs.ts';

const base = '/api/company/:companyId';
const quiet = { quiet: true };
const questionsKey = ['questions'] as const;
/** A mail that waits is looked at again, so that its fate is seen without asking. */
const waitingLookMs = 3_000;
/** Answers come from outside. */
const lookMs = 30_000;

export interface QuestionListQuery {
  page: number;
  limit: number;
  q?: string | undefined;
  state?: QuestionState | undefined;
  subject_id?: string | undefined;
}

/** A page of questions, the newest first. */
export function useQuestions(query: QuestionListQuery) {
  return useQuery({
    queryKey: [...questionsKey, 'list', query],
    queryFn: () =>
      call<ClientQuestion[], QuestionListMeta>('GET', `${base}/question`, { quiet: true, query: { ...query } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isLeaving) ? waitingLookMs : lookMs),
  });
}

/** What was asked about one record. */
export function useQuestionsAbout(subjectId: string) {
  return useQuery({
    queryKey: [...questionsKey, 'about', subjectId],
    queryFn: () =>
      get<ClientQuestion[]>(`${base}/question`, { quiet: true, query: { subject_id: subjectId, limit: 50 } }),
    refetchInterval: ({ state }) => (state.data?.some(isLeaving) ? waitingLookMs : false),
  });
}

export function useQuestion(id: string) {
  return useQuery({
    queryKey: [...questionsKey, 'one', id],
    queryFn: () => get<ClientQuestion>(`${base}/question/${encodeURIComponent(id)}`, quiet),
    refetchInterval: ({ state }) => (state.data && isLeaving(state.data) ? waitingLookMs : lookMs),
  });
}

/** The address and language the next question goes out in. */
export function useQuestionProposal() {
  return useQuery({
    queryKey: [...questionsKey, 'proposal'],
    queryFn: () => get<QuestionProposal>(`${base}/question-proposal`, quiet),
  });
}

function isLeaving({ mail }: ClientQuestion): boolean {
  return mail?.state === 'queued';
}

const one = (id: string) => `${base}/question/${encodeURIComponent(id)}`;

/** Calls about questions; refusals are shown where they were caused, so they are quiet. */
export const questionCalls = {
  /** `key` stays the same for the same question, so that a lost answer does not ask it twice. */
  ask: (request: AskRequest, key: string) =>
    post<ClientQuestion[]>(`${base}/question`, request, { ...quiet, headers: { 'Idempotency-Key': key } }),
  send: (request: SendQuestionsRequest, key: string) =>
    post<ClientQuestion[]>(`${base}/question-mail`, request, { ...quiet, headers: { 'Idempotency-Key': key } }),
  revoke: (mailId: string) => post<null>(`${base}/question-mail/${encodeURIComponent(mailId)}/revoke`, {}, quiet),
  answer: (id: string, answer: AnswerQuestionRequest) => post<ClientQuestion>(`${one(id)}/answer`, answer, quiet),
  file: (id: string, file: File) => {
    const body = new FormData();
    body.append('files[0]', file, file.name);
    return post<ClientQuestion>(`${one(id)}/file`, body, quiet);
  },
  settle: (id: string) => post<ClientQuestion>(`${one(id)}/settle`, {}, quiet),
  withdraw: (id: string) => post<ClientQuestion>(`${one(id)}/withdraw`, {}, quiet),
};

/** After something about a question changed: lists, counts, and what shows it beside a line. */
export async function afterQuestion(queryClient: QueryClient): Promise<void> {
  const stale = [questionsKey, ['bank'], needsKey, ['documents'], ['outgoing', 'mails']];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
