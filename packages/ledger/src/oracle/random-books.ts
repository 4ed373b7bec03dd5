import type fc from 'fast-check';
import type { JournalDraft } from '../journal/index.ts';
import { stepsOf } from './command.ts';
import { historyOf } from './history.ts';

export { RANDOM_DAY } from './command.ts';

/** Random books of up to forty records over a little more than two years, in five currencies. */
export const RANDOM_BOOKS: fc.Arbitrary<JournalDraft[]> = stepsOf({ min: 5, max: 40 }).map((steps) => [
  ...historyOf(steps).entries,
]);
