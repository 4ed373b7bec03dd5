/** Worked examples: a file of business events, read with clear errors and posted in memory. */
export type * from './example.ts';
export { parseExampleCompany } from './parse.ts';
export { replayEvents } from './replay.ts';
