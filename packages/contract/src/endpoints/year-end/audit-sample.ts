import { z } from 'zod';
import { endpointsOf } from '../../wire/endpoint.ts';
import { listMeta } from '../../wire/wire.ts';
import * as sample from '../../year-end/audit-sample.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('audit sample');

const all = `${company}/audit-sample` as const;
const one = `${company}/audit-sample/:id` as const;

/** Samples of the lines of entries, drawn with a recorded seed. */
export const auditSampleEndpoints = {
  list: endpoint('GET', all, 'read', {
    summary: 'Audit samples, the newest first',
    query: sample.sampleQuery,
    data: z.array(sample.sampleRow),
    meta: listMeta,
  }),
  draw: endpoint('POST', all, 'write', {
    summary: 'Draw an audit sample and keep it',
    body: sample.newSampleBody,
    data: sample.auditSample,
    idempotent: true,
  }),
  get: endpoint('GET', one, 'read', {
    summary: 'An audit sample with its items and their documents',
    data: sample.auditSample,
  }),
  check: endpoint('GET', `${one}/check`, 'read', {
    summary: 'Draw the sample again from the same population, and compare',
    data: sample.sampleCheck,
  }),
  bundle: endpoint('GET', `${one}/bundle.zip`, 'read', {
    summary: 'The documents of an audit sample as a ZIP, with an index and a manifest',
    data: z.any(),
    answer: 'file',
    exports: true,
  }),
};
