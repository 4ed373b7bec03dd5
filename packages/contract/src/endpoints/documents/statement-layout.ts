import { z } from 'zod';
import { documentDetail } from '../../documents/document.ts';
import * as layout from '../../documents/statement-layout.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { nothing } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('document');

export const statementLayoutEndpoints = {
  columns: endpoint('GET', `${company}/document/:id/columns`, 'upload', {
    summary: 'The columns of a statement',
    data: layout.documentColumns,
  }),
  teach: endpoint('PUT', `${company}/document/:id/columns`, 'upload', {
    summary: 'Read a statement by the columns a person drew',
    body: layout.teachColumnsRequest,
    data: documentDetail,
  }),
  take: endpoint('POST', `${company}/document/:id/columns/take`, 'write', {
    summary: 'Read a statement by a layout of another client of the practice',
    body: layout.takeLayoutRequest,
    data: documentDetail,
  }),
  list: endpoint('GET', `${company}/statement-layout`, 'read', {
    summary: 'Statement layouts that people drew',
    data: z.array(layout.statementLayout),
  }),
  forget: endpoint('DELETE', `${company}/statement-layout/:id`, 'write', {
    summary: 'Forget a layout of statements',
    data: nothing,
  }),
};
