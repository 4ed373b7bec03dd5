import * as operator from '../../people/operator.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { nothing } from '../../wire/wire.ts';

const endpoint = endpointsOf('operator');

/** For the administrators of the server (`FOLIO_ADMINISTRATORS`); all others get `not_found`. */
export const operatorEndpoints = {
  view: endpoint('GET', '/api/operator', 'user', {
    summary: 'Queues, failed work, storage and versions of the installation',
    data: operator.operatorView,
  }),
  retry: endpoint('POST', '/api/operator/retry', 'user', {
    summary: 'Queue work that was given up again',
    body: operator.retryBody,
    data: nothing,
  }),
};
