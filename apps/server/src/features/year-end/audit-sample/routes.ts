import { auditSampleEndpoints as calls } from '@folio/contract';
import { attached, companyListRoute, companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { makeBundle } from './bundle.ts';
import { checkSample } from './check-sample.ts';
import { drawAndKeep } from './draw.ts';
import { getSample, listSamples } from './read-sample.ts';

export function auditSampleRoutes(app: FolioApp, storage: Storage): void {
  companyListRoute(app, calls.list, (tx, { query }) => listSamples(tx, query));
  companyRoute(app, calls.draw, (tx, { body, call }) => drawAndKeep(tx, call, body));
  companyRoute(app, calls.get, (tx, { params }) => getSample(tx, params.id));
  companyRoute(app, calls.check, (tx, { params }) => checkSample(tx, params.id));
  route(app, calls.bundle, async ({ params: { id }, call, reply }) =>
    attached(reply, 'application/zip', `folio-audit-sample-${id}.zip`, await makeBundle(call, storage, id)),
  );
}
