import { accountingEndpoints as calls } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { attached, companyListRoute, companyRoute, dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { route } from '../../../platform/http/route.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { attachFile, detachFile } from './attach-file.ts';
import { findAttachment } from './attachment-store.ts';
import { createDraft, deleteDraft, saveDraft } from './drafts.ts';
import { getJournal } from './get-journal.ts';
import { listJournals } from './list-journals.ts';
import { postJournal } from './post-at-once.ts';
import { postDraft } from './post-draft.ts';
import { postJournals } from './post-journals.ts';
import { reverseJournal } from './reverse-journal.ts';
import { listTemplates } from './template-store.ts';
import { createTemplate, deleteTemplate } from './templates.ts';

/** Changes a journal and returns it after the change. */
async function changed(call: CompanyCall, id: string, change: (tx: CompanyTransaction) => Promise<void>) {
  const data = await call.transaction(async (tx) => {
    await change(tx);
    return getJournal(tx, id);
  });
  return { data };
}

export function manualJournalRoutes(app: FolioApp, storage: Storage): void {
  postingRoutes(app);
  draftRoutes(app);
  attachmentRoutes(app, storage);
  templateRoutes(app);
}

function postingRoutes(app: FolioApp): void {
  dataRoute(app, calls.postJournalEntry, ({ body, call }) => postJournal(call, body));
  dataRoute(app, calls.postJournalEntries, async ({ body, call }) => ({
    entries: await call.transaction((tx) => postJournals(tx, call, body.entries, (index) => `entries.${index}.`)),
  }));
  route(app, calls.postManualJournal, ({ params: { id }, body, call }) =>
    changed(call, id, (tx) => postDraft(tx, call, { id, version: body.version })),
  );
  route(app, calls.reverseManualJournal, ({ params: { id }, body, call }) =>
    changed(call, id, (tx) => reverseJournal(tx, call, { id, date: body.date })),
  );
}

function draftRoutes(app: FolioApp): void {
  companyListRoute(app, calls.manualJournals, (tx, { query }) => listJournals(tx, query));
  companyRoute(app, calls.manualJournal, (tx, { params }) => getJournal(tx, params.id));
  companyRoute(app, calls.createManualJournal, async (tx, { body, call }) =>
    getJournal(tx, await createDraft(tx, call, body.draft)),
  );
  route(app, calls.saveManualJournal, ({ params: { id }, body, call }) =>
    changed(call, id, (tx) => saveDraft(tx, call, { id, ...body })),
  );
  companyRoute(app, calls.deleteManualJournal, (tx, { params, call }) => deleteDraft(tx, call, params.id));
}

function attachmentRoutes(app: FolioApp, storage: Storage): void {
  const { maxUploadBytes } = app.platform.config;
  route(app, calls.attachToJournal, async ({ params: { id }, call, request }) => {
    if (!request.isMultipart()) throw new DomainError('validation_failed', { word: 'file_missing' });
    const part = await request.file({ limits: { fileSize: maxUploadBytes + 1 }, throwFileSizeLimit: false });
    if (!part) throw new DomainError('validation_failed', { word: 'file_missing' });
    await attachFile(call, storage, maxUploadBytes, { journalId: id, name: part.filename, stream: part.file });
    return { data: await call.transaction((tx) => getJournal(tx, id)) };
  });
  route(app, calls.detachFromJournal, ({ params, call }) =>
    changed(call, params.id, (tx) => detachFile(tx, call, params)),
  );
  route(app, calls.journalAttachment, async ({ params, call, reply }) => {
    const file = await call.transaction((tx) => findAttachment(tx, params.id, params.sha256));
    if (file === null) throw new DomainError('not_found');
    return attached(reply, file.type, file.name, await storage.open(call.companyId, file.sha256));
  });
}

function templateRoutes(app: FolioApp): void {
  companyRoute(app, calls.journalTemplates, listTemplates);
  companyRoute(app, calls.createJournalTemplate, (tx, { body, call }) => createTemplate(tx, call, body));
  companyRoute(app, calls.deleteJournalTemplate, (tx, { params }) => deleteTemplate(tx, params.id));
}
