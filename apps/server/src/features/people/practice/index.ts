/** Practices, their people, and the open work in their clients' books. */

export { clientsOf } from './client-sql.ts';
export { enterPractice, lockPractice, type NotedCall } from './enter-practice.ts';
export { createPractice } from './keep-practice.ts';
export { practiceRoutes } from './routes.ts';
export { type Post, tell } from './tell.ts';
export { sweepBooks, watchBooks } from './watch-books.ts';
