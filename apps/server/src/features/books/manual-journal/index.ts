/** Manual journals: drafts, posting singly and in batches, reversal, attachments, templates. */
export { attachKept, detachFile, requireJournal } from './attach-file.ts';
export { getJournal } from './get-journal.ts';
export { checkJournals, postJournals } from './post-journals.ts';
export { type RecordedJournal, recordJournal, recordJournals } from './record-journal.ts';
export { reverseJournal } from './reverse-journal.ts';
export { manualJournalRoutes } from './routes.ts';
