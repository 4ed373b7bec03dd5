import { z } from 'zod';
import { endpointsOf } from '../../wire/endpoint.ts';
import { id } from '../../wire/wire.ts';
import { closePeriodName } from '../../year-end/close.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('close');

export const closePacketEndpoints = {
  packet: endpoint('GET', `${company}/close-packet.:format`, 'read', {
    summary: 'A closed period as a book (PDF), or as a ZIP with data, proof and checker',
    params: z.object({ companyId: id, format: z.enum(['pdf', 'zip']) }),
    query: closePeriodName,
    data: z.any(),
    answer: 'file',
    exports: true,
  }),
};
