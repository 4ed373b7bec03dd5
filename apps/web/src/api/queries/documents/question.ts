import type {
  AnswerQuestionRequest,
  AskAccountantRequest,
  AskRequest,
  ClientQuestion,
  SendQuestionsRequest,
} from '@folio/contract';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { api, apiPage } from '../../api.ts';
import type { ListQueryOf } from '../../api-calls.ts';
import { needsKey } from '../reports/needs.ts';

const quiet = { quiet: true };
const questionsKey = ['questions'] as const;
/** An email that waits to be sent is polled, so that its delivery status updates automatically. */
const waitingLookMs = 3_000;
/** Polled, because clients answer through their link. */
const lookMs = 30_000;

export type QuestionListQuery = ListQueryOf<'GET /api/company/:companyId/question'>;

export function useQuestions(query: QuestionListQuery) {
  return useQuery({
    queryKey: [...questionsKey, 'list', query],
    queryFn: () => apiPage('GET /api/company/:companyId/question', { quiet: true, query: { ...query } }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isLeaving) ? waitingLookMs : lookMs),
  });
}

/** The questions about one record. */
export function useQuestionsAbout(subjectId: string) {
  return useQuery({
    queryKey: [...questionsKey, 'about', subjectId],
    queryFn: () =>
      api('GET /api/company/:companyId/question', { quiet: true, query: { subject_id: subjectId, limit: 50 } }),
    refetchInterval: ({ state }) => (state.data?.some(isLeaving) ? waitingLookMs : false),
  });
}

export function useQuestion(id: string) {
  return useQuery({
    queryKey: [...questionsKey, 'one', id],
    queryFn: () => api('GET /api/company/:companyId/question/:id', { params: { id }, ...quiet }),
    refetchInterval: ({ state }) => (state.data && isLeaving(state.data) ? waitingLookMs : lookMs),
  });
}

/** The proposed email address and language of the next question. */
export function useQuestionProposal() {
  return useQuery({
    queryKey: [...questionsKey, 'proposal'],
    queryFn: () => api('GET /api/company/:companyId/question-proposal', { ...quiet }),
  });
}

/** The practices that the company can ask. */
export function useAccountants(isAsked: boolean) {
  return useQuery({
    queryKey: ['accountants'],
    queryFn: () => api('GET /api/company/:companyId/accountant', { ...quiet }),
    enabled: isAsked,
    staleTime: 60_000,
  });
}

function isLeaving({ mail }: ClientQuestion): boolean {
  return mail?.state === 'queued';
}

/** Calls about questions. They are quiet, because errors are shown where they were caused. */
export const questionCalls = {
  /** `key` stays the same for the same question, so that a retry after a lost response does not ask it twice. */
  ask: (request: AskRequest, key: string) =>
    api('POST /api/company/:companyId/question', { body: request, ...quiet, headers: { 'Idempotency-Key': key } }),
  askAccountant: (request: AskAccountantRequest, key: string) =>
    api('POST /api/company/:companyId/accountant-question', {
      body: request,
      ...quiet,
      headers: { 'Idempotency-Key': key },
    }),
  send: (request: SendQuestionsRequest, key: string) =>
    api('POST /api/company/:companyId/question-mail', { body: request, ...quiet, headers: { 'Idempotency-Key': key } }),
  revoke: (mailId: string) =>
    api('POST /api/company/:companyId/question-mail/:id/revoke', { params: { id: mailId }, body: {}, ...quiet }),
  answer: (id: string, answer: AnswerQuestionRequest) =>
    api('POST /api/company/:companyId/question/:id/answer', { params: { id }, body: answer, ...quiet }),
  file: (id: string, file: File) => {
    const body = new FormData();
    body.append('files[0]', file, file.name);
    return api('POST /api/company/:companyId/question/:id/file', { params: { id }, body, ...quiet });
  },
  settle: (id: string) =>
    api('POST /api/company/:companyId/question/:id/settle', { params: { id }, body: {}, ...quiet }),
  withdraw: (id: string) =>
    api('POST /api/company/:companyId/question/:id/withdraw', { params: { id }, body: {}, ...quiet }),
};

/** After a question changed: lists, counts and the bank lines that show it are fetched again. */
export async function afterQuestion(queryClient: QueryClient): Promise<void> {
  const stale = [questionsKey, ['bank'], needsKey, ['documents'], ['outgoing', 'mails']];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
