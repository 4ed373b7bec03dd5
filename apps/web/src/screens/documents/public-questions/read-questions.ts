import type { PublicQuestions } from '@folio/contract';
import { publicQuestionCalls } from '../../../api/queries/documents/public-question.ts';
import { beginInLanguage } from '../../../components/public-link/link-language.ts';

/** The questions behind a token, once the page speaks the link's language. */
export async function readQuestions(token: string, signal: AbortSignal): Promise<PublicQuestions> {
  const asked = await publicQuestionCalls.get(token, signal);
  await beginInLanguage(asked.language);
  return asked;
}
