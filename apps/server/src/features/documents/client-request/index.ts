/** What a bookkeeper or a practice asks the client, and the link by which it is answered without an account. */
export { questionLinks } from './question-link.ts';
export { questionRoutes } from './routes.ts';
export { startTelling } from './start-telling.ts';
