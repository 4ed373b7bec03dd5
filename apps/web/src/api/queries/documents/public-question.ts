import { api, apiFile, apiPage } from '../../api.ts';
import type { BodyOf } from '../../api-calls.ts';

const quiet = { quiet: true };

export type PublicAnswer = Omit<BodyOf<'POST /api/public/question/answer'>, 'token'>;

/**
 * Calls of a client with a link. The token is sent in the body or a header, never in an address, and is not stored.
 */
export const publicQuestionCalls = {
  get: (token: string, signal: AbortSignal) => api('POST /api/public/question', { body: { token }, ...quiet, signal }),
  answer: (token: string, answer: PublicAnswer) =>
    api('POST /api/public/question/answer', { body: { token, ...answer }, ...quiet }),
  picture: (token: string, questionId: string, signal: AbortSignal) =>
    apiFile('POST /api/public/question/picture', { body: { token, question_id: questionId }, ...quiet, signal }),
  done: (token: string) => api('POST /api/public/question/done', { body: { token }, ...quiet }),
  /** `onSent` gets the upload progress in percent. */
  file: async (
    token: string,
    { questionId, name, file }: { questionId: string; name: string; file: File },
    onSent: (percent: number) => void,
  ) => {
    const body = new FormData();
    body.append('name', name);
    body.append('files[0]', file, file.name);
    const { data } = await apiPage('POST /api/public/question/file', {
      ...quiet,
      body,
      query: { question_id: questionId },
      headers: { 'X-Link-Token': token },
      onUploadProgress: ({ loaded, total }) => onSent(total === 0 ? 0 : Math.round((loaded / total) * 100)),
    });
    return data;
  },
};
