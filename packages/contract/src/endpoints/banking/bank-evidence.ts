import { z } from 'zod';
import * as bank from '../../banking/bank-evidence.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { companyRecordParams, id, listMeta, listQuery, nothing } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('bank-evidence');

export const bankEvidenceEndpoints = {
  file: endpoint('GET', `${company}/bank-line/:id/file`, 'read', {
    summary: 'Comments and documents of a line',
    data: bank.lineFile,
  }),
  comment: endpoint('POST', `${company}/bank-line/:id/comment`, 'write', {
    summary: 'Comment on a line or ask about it',
    body: bank.lineCommentBody,
    data: bank.lineFile,
    idempotent: true,
  }),
  answer: endpoint('POST', `${company}/bank-line/:id/comment/:commentId/answer`, 'write', {
    summary: 'Mark a question as answered',
    params: companyRecordParams.extend({ commentId: id }),
    data: bank.lineFile,
  }),
  attach: endpoint('POST', `${company}/bank-line/:id/document`, 'write', {
    summary: 'Attach a document to a line',
    body: z.object({ document_id: id }),
    data: bank.lineFile,
    postsByDate: true,
  }),
  detach: endpoint('DELETE', `${company}/bank-line/:id/document/:documentId`, 'write', {
    summary: 'Detach a document from a line',
    params: companyRecordParams.extend({ documentId: id }),
    data: bank.lineFile,
  }),
  missing: endpoint('GET', `${company}/missing-evidence`, 'read', {
    summary: 'Payments without a document',
    query: listQuery.extend({ account_id: id.optional() }),
    data: z.array(bank.missingEvidenceRow),
    meta: listMeta,
  }),
  timeline: endpoint('GET', `${company}/bank-statement/timeline`, 'read', {
    summary: 'Statements, gaps and overlaps of an account, oldest first',
    query: z.object({ account_id: id }),
    data: z.array(bank.timelineSpan),
  }),
  proof: endpoint('GET', `${company}/bank-statement/:id/proof`, 'read', {
    summary: 'The reconciliation of a statement on one page',
    data: bank.statementProof,
  }),
  /** Reverses the direction of a line that was read wrongly; only while it is open. */
  flip: endpoint('POST', `${company}/bank-line/:id/flip`, 'write', {
    summary: 'Reverse the direction of an open line',
    data: nothing,
  }),
};
