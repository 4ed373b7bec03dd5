/** What shows what a bank line was for: its documents, what was asked about it, what is still missing. */
export { arrivedFor } from './arrived.ts';
export { attach, detach, originalOf } from './attach.ts';
export { attachDropped, dropOnLine } from './drop-on-line.ts';
export { holdLine } from './evidence-store.ts';
export { countMarks as countMissing, hasOpenQuestion, lacksEvidence } from './mark-store.ts';
export { readLineFile } from './read-line-file.ts';
export { type LineMarks, readLineMarks } from './read-marks.ts';
export { bankEvidenceRoutes } from './routes.ts';
