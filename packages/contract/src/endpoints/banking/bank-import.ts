import { z } from 'zod';
import * as bank from '../../banking/bank-import.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { companyParams, companyRecordParams, id, nothing } from '../../wire/wire.ts';
import { company } from '../paths.ts';

export const bankImportEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: `${company}/bank-import`,
    tag: 'bank-import',
    summary: 'Upload a bank file (CSV, XLSX, OFX/QFX, QIF, CAMT.053, MT940) in files[0] and see what it holds',
    access: 'write',
    params: companyParams,
    query: z.object({ account_id: id.optional() }),
    data: bank.bankImportPreview,
    answer: 'upload',
  }),
  left: endpoint({
    method: 'GET',
    path: `${company}/bank-import`,
    tag: 'bank-import',
    summary: 'Uploaded bank files that are neither imported nor discarded, newest first (at most 50)',
    access: 'write',
    params: companyParams,
    data: z.array(bank.leftBankFile),
  }),
  preview: endpoint({
    method: 'POST',
    path: `${company}/bank-import/:id/preview`,
    tag: 'bank-import',
    summary: 'Preview the file with another mapping or account',
    access: 'write',
    params: companyRecordParams,
    body: bank.bankImportPreviewRequest,
    data: bank.bankImportPreview,
  }),
  confirm: endpoint({
    method: 'POST',
    path: `${company}/bank-import/:id/confirm`,
    tag: 'bank-import',
    summary: 'Import the statements of the file',
    access: 'write',
    params: companyRecordParams,
    body: bank.bankImportConfirmRequest,
    data: bank.bankImportResult,
    idempotent: true,
  }),
  discard: endpoint({
    method: 'POST',
    path: `${company}/bank-import/:id/discard`,
    tag: 'bank-import',
    summary: 'Keep a bank file without importing it',
    access: 'write',
    params: companyRecordParams,
    data: nothing,
  }),
};
