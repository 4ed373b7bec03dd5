/** Worked examples: a file of business events, read with clear errors and posted in memory. */
export type * from './example.ts';
export { goldenDocumentTotals, goldenReport } from './golden-reports.ts';
export { parseExampleCompany } from './parse.ts';
export { type ExampleRecords, recordsOf } from './records.ts';
export { type Replay, replayEvents } from './replay.ts';
