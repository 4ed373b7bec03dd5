import { z } from 'zod';
import * as bank from '../../banking/bank-import.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { id, nothing } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('bank-import');

export const bankImportEndpoints = {
  upload: endpoint('POST', `${company}/bank-import`, 'write', {
    summary: 'Upload a bank file (CSV, XLSX, OFX/QFX, QIF, CAMT.053, MT940) in files[0] and see what it holds',
    query: z.object({ account_id: id.optional() }),
    data: bank.bankImportPreview,
    answer: 'upload',
  }),
  left: endpoint('GET', `${company}/bank-import`, 'write', {
    summary: 'Uploaded bank files that are neither imported nor discarded, newest first (at most 50)',
    data: z.array(bank.leftBankFile),
  }),
  preview: endpoint('POST', `${company}/bank-import/:id/preview`, 'write', {
    summary: 'Preview the file with another mapping or account',
    body: bank.bankImportPreviewRequest,
    data: bank.bankImportPreview,
  }),
  confirm: endpoint('POST', `${company}/bank-import/:id/confirm`, 'write', {
    summary: 'Import the statements of the file',
    body: bank.bankImportConfirmRequest,
    data: bank.bankImportResult,
    idempotent: true,
  }),
  discard: endpoint('POST', `${company}/bank-import/:id/discard`, 'write', {
    summary: 'Keep a bank file without importing it',
    data: nothing,
  }),
};
