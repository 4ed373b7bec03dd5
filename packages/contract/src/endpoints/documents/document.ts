import { z } from 'zod';
import * as document from '../../documents/document.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { companyRecordParams, id, listMeta, listQuery, nothing, versionBody } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('document');

export const documentEndpoints = {
  upload: endpoint('POST', `${company}/upload-files/`, 'upload', {
    summary: 'Upload one file in files[0]',
    /** The bank line the file was dropped onto: the document is attached to it once it is confirmed or filed. */
    query: z.object({ line_id: id.optional() }),
    data: document.storedDocument,
    answer: 'upload',
    idempotent: true,
  }),
  list: endpoint('GET', `${company}/document`, 'desk', {
    summary: 'Uploaded documents',
    query: document.documentListQuery,
    data: z.array(document.storedDocument),
    meta: listMeta,
  }),
  get: endpoint('GET', `${company}/document/:id`, 'desk', {
    summary: 'One document with its draft',
    data: document.documentDetail,
  }),
  saveDraft: endpoint('PUT', `${company}/document/:id/draft`, 'upload', {
    summary: 'Save corrections',
    body: document.saveDraftRequest,
    data: document.documentDetail,
  }),
  confirm: endpoint('POST', `${company}/document/:id/confirm`, 'write', {
    summary: 'Confirm: post or import',
    body: document.confirmDocumentRequest,
    data: document.storedDocument,
    idempotent: true,
    postsByDate: true,
  }),
  file: endpoint('POST', `${company}/document/:id/file-away`, 'write', {
    summary: 'Keep the file without bookkeeping',
    body: versionBody,
    data: document.storedDocument,
  }),
  retry: endpoint('POST', `${company}/document/:id/retry`, 'upload', {
    summary: 'Read a failed document again',
    data: document.storedDocument,
  }),
  page: endpoint('GET', `${company}/document/:id/page/:page`, 'desk', {
    summary: 'A page as PNG',
    params: companyRecordParams.extend({ page: z.coerce.number().int().min(1) }),
    query: z.object({ width: z.coerce.number().int().min(100).max(2400).default(1200) }),
    data: nothing,
    answer: 'file',
  }),
  original: endpoint('GET', `${company}/document/:id/original`, 'desk', {
    summary: 'The file as uploaded',
    data: nothing,
    answer: 'file',
  }),
  cut: endpoint('PUT', `${company}/document/:id/part`, 'upload', {
    summary: 'Set which pages belong to which document',
    body: document.cutFileRequest,
    data: z.array(document.storedDocument),
  }),
  turn: endpoint('PUT', `${company}/document/:id/turn`, 'upload', {
    summary: 'Rotate a page and read it again',
    body: document.turnPageRequest,
    data: document.storedDocument,
  }),
  unlock: endpoint('POST', `${company}/document/:id/unlock`, 'upload', {
    summary: 'Open a protected PDF with its password',
    body: document.unlockRequest,
    data: document.storedDocument,
  }),
  same: endpoint('POST', `${company}/document/:id/same`, 'write', {
    summary: 'Mark a document as a copy of an existing record',
    body: document.sameDocumentRequest,
    data: document.storedDocument,
  }),
  different: endpoint('POST', `${company}/document/:id/different`, 'write', {
    summary: 'Mark possible duplicates as different documents',
    body: document.differentDocumentsRequest,
    data: document.documentDetail,
  }),
  reread: endpoint('POST', `${company}/document/:id/reread`, 'upload', {
    summary: 'Read a document again and compare it with the draft',
    data: document.storedDocument,
  }),
  takeReread: endpoint('POST', `${company}/document/:id/reread/take`, 'upload', {
    summary: 'Apply changes of the new reading to the draft',
    body: document.takeRereadRequest,
    data: document.documentDetail,
  }),
  leaveReread: endpoint('POST', `${company}/document/:id/reread/leave`, 'upload', {
    summary: 'Discard the new reading and keep the draft',
    body: versionBody,
    data: document.documentDetail,
  }),
  memories: endpoint('GET', `${company}/reading-memory`, 'read', {
    summary: 'What corrections taught the reader',
    query: listQuery,
    data: z.array(document.readingMemoryRow),
    meta: listMeta,
  }),
  forget: endpoint('DELETE', `${company}/reading-memory/:id`, 'write', {
    summary: 'Forget what was learnt about a supplier',
    data: nothing,
  }),
  readingSetting: endpoint('GET', `${company}/reading-setting`, 'read', {
    summary: 'How documents are read',
    data: document.readingSetting,
  }),
  saveReadingSetting: endpoint('PUT', `${company}/reading-setting`, 'control', {
    summary: 'Switch the language model on or off',
    body: document.readingSettingBody,
    data: document.readingSetting,
  }),
};
