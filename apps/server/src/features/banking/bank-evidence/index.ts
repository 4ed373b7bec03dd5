/** What shows what a bank line was for: its documents, what was asked about it, what is still missing. */
export { arrivedFor } from './arrived.ts';
export { attach, detach, holdLine, originalOf } from './attach.ts';
export { attachDropped, dropOnLine } from './drop-on-line.ts';
export { hasOpenQuestion, lacksEvidence } from './mark-sql.ts';
export { readLineFile } from './read-line-file.ts';
export { countMissing, type LineMarks, readLineMarks } from './read-marks.ts';
export { bankEvidenceRoutes } from './routes.ts';
