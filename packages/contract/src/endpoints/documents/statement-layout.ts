import { z } from 'zod';
import { documentDetail } from '../../documents/document.ts';
import * as layout from '../../documents/statement-layout.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { companyParams, companyRecordParams, nothing } from '../../wire/wire.ts';
import { company } from '../paths.ts';

export const statementLayoutEndpoints = {
  columns: endpoint({
    method: 'GET',
    path: `${company}/document/:id/columns`,
    tag: 'document',
    summary: 'The columns of a statement',
    access: 'upload',
    params: companyRecordParams,
    data: layout.documentColumns,
  }),
  teach: endpoint({
    method: 'PUT',
    path: `${company}/document/:id/columns`,
    tag: 'document',
    summary: 'Read a statement by the columns a person drew',
    access: 'upload',
    params: companyRecordParams,
    body: layout.teachColumnsRequest,
    data: documentDetail,
  }),
  take: endpoint({
    method: 'POST',
    path: `${company}/document/:id/columns/take`,
    tag: 'document',
    summary: 'Read a statement by a layout of another client of the practice',
    access: 'write',
    params: companyRecordParams,
    body: layout.takeLayoutRequest,
    data: documentDetail,
  }),
  list: endpoint({
    method: 'GET',
    path: `${company}/statement-layout`,
    tag: 'document',
    summary: 'Statement layouts that people drew',
    access: 'read',
    params: companyParams,
    data: z.array(layout.statementLayout),
  }),
  forget: endpoint({
    method: 'DELETE',
    path: `${company}/statement-layout/:id`,
    tag: 'document',
    summary: 'Forget a layout of statements',
    access: 'write',
    params: companyRecordParams,
    data: nothing,
  }),
};
