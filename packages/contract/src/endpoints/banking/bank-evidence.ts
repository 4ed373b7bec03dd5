import { z } from 'zod';
import * as bank from '../../banking/bank-evidence.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { companyParams, companyRecordParams, id, listMeta, listQuery, nothing } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const tag = 'bank-evidence';

export const bankEvidenceEndpoints = {
  file: endpoint({
    method: 'GET',
    path: `${company}/bank-line/:id/file`,
    tag,
    summary: 'Comments and documents of a line',
    access: 'read',
    params: companyRecordParams,
    data: bank.lineFile,
  }),
  comment: endpoint({
    method: 'POST',
    path: `${company}/bank-line/:id/comment`,
    tag,
    summary: 'Comment on a line or ask about it',
    access: 'write',
    params: companyRecordParams,
    body: bank.lineCommentBody,
    data: bank.lineFile,
    idempotent: true,
  }),
  answer: endpoint({
    method: 'POST',
    path: `${company}/bank-line/:id/comment/:commentId/answer`,
    tag,
    summary: 'Mark a question as answered',
    access: 'write',
    params: companyRecordParams.extend({ commentId: id }),
    data: bank.lineFile,
  }),
  attach: endpoint({
    method: 'POST',
    path: `${company}/bank-line/:id/document`,
    tag,
    summary: 'Attach a document to a line',
    access: 'write',
    params: companyRecordParams,
    body: z.object({ document_id: id }),
    data: bank.lineFile,
    postsByDate: true,
  }),
  detach: endpoint({
    method: 'DELETE',
    path: `${company}/bank-line/:id/document/:documentId`,
    tag,
    summary: 'Detach a document from a line',
    access: 'write',
    params: companyRecordParams.extend({ documentId: id }),
    data: bank.lineFile,
  }),
  missing: endpoint({
    method: 'GET',
    path: `${company}/missing-evidence`,
    tag,
    summary: 'Payments without a document',
    access: 'read',
    params: companyParams,
    query: listQuery.extend({ account_id: id.optional() }),
    data: z.array(bank.missingEvidenceRow),
    meta: listMeta,
  }),
  timeline: endpoint({
    method: 'GET',
    path: `${company}/bank-statement/timeline`,
    tag,
    summary: 'Statements, gaps and overlaps of an account, oldest first',
    access: 'read',
    params: companyParams,
    query: z.object({ account_id: id }),
    data: z.array(bank.timelineSpan),
  }),
  proof: endpoint({
    method: 'GET',
    path: `${company}/bank-statement/:id/proof`,
    tag,
    summary: 'The reconciliation of a statement on one page',
    access: 'read',
    params: companyRecordParams,
    data: bank.statementProof,
  }),
  /** Reverses the direction of a line that was read wrongly; only while it is open. */
  flip: endpoint({
    method: 'POST',
    path: `${company}/bank-line/:id/flip`,
    tag,
    summary: 'Reverse the direction of an open line',
    access: 'write',
    params: companyRecordParams,
    data: nothing,
  }),
};
