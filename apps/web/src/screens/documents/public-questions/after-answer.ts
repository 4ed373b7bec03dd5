import type { PublicQuestions } from '@folio/contract';

/**
 * The questions after one of them was answered. Answers given at the same moment may come back in any order, each with all questions as
 * they stood for it: only its own is taken from it.
 */
export function afterAnswer(before: PublicQuestions, after: PublicQuestions, answeredId: string): PublicQuestions {
  const known = new Map(before.questions.map((question) => [question.id, question]));
  const questions = after.questions.map((question) =>
    question.id === answeredId ? question : (known.get(question.id) ?? question),
  );
  return { ...after, questions };
}
