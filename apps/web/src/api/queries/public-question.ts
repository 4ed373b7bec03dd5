import type { PublicQuestions } from '@folio/contract';
import { call, post, postForFile } from '../client.ts';

const base = '/api/public/question';
const quiet = { quiet: true };

export interface PublicAnswer {
  question_id: string;
  name: string;
  text: string;
  none: boolean;
}

/** Calls of a client who holds a link. The token goes in the body or a header, never in an address, and nothing keeps it. */
export const publicQuestionCalls = {
  get: (token: string, signal: AbortSignal) => post<PublicQuestions>(base, { token }, { ...quiet, signal }),
  answer: (token: string, answer: PublicAnswer) => post<PublicQuestions>(`${base}/answer`, { token, ...answer }, quiet),
  picture: (token: string, questionId: string, signal: AbortSignal) =>
    postForFile(`${base}/picture`, { token, question_id: questionId }, { ...quiet, signal }),
  done: (token: string) => post<null>(`${base}/done`, { token }, quiet),
  /** `onSent` hears how much of the file is on its way, in percent. */
  file: async (
    token: string,
    { questionId, name, file }: { questionId: string; name: string; file: File },
    onSent: (percent: number) => void,
  ) => {
    const body = new FormData();
    body.append('name', name);
    body.append('files[0]', file, file.name);
    const { data } = await call<PublicQuestions>('POST', `${base}/file`, {
      ...quiet,
      body,
      query: { question_id: questionId },
      headers: { 'X-Link-Token': token },
      onUploadProgress: ({ progress }) => onSent(Math.round((progress ?? 0) * 100)),
    });
    return data;
  },
};
