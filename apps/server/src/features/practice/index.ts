/** Practices, their people, and what waits in the books of their clients. */
export { enterPractice, type NotedCall } from './enter-practice.ts';
export { createPractice } from './keep-practice.ts';
export { lockPractice } from './practice-store.ts';
export { practiceRoutes } from './routes.ts';
export { type Post, tell } from './tell.ts';
export { sweepBooks, watchBooks } from './watch-books.ts';
