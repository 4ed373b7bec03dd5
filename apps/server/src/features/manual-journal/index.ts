/** Journals a person writes: drafts, posting at once and in batches, reversal, attachments, templates. */
export { detachFile, requireJournal } from './attach-file.ts';
export { insertAttachment } from './attachment-store.ts';
export { postJournals } from './post-journals.ts';
export { type RecordedJournal, recordJournal } from './record-journal.ts';
export { manualJournalRoutes } from './routes.ts';
