/** What a bookkeeper or a practice asks the client, and the link by which it is answered without an account. */
export { answerQuestion } from './answer-question.ts';
export { askQuestions } from './ask-questions.ts';
export { questionLinks } from './question-link.ts';
export { questionRoutes } from './routes.ts';
export { startTelling } from './start-telling.ts';
