export type { ModelTools } from './read-by-model.ts';
export { readByModel } from './read-by-model.ts';
export { allow, isAllowed, usedInMonth } from './store.ts';
