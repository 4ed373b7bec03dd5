import { bankEvidenceEndpoints as calls } from '@folio/contract';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { flipLine } from './flip-line.ts';
import { listMissing } from './missing-evidence.ts';
import { readProof } from './read-proof.ts';
import { readAccountTimeline } from './timeline.ts';

export function bankProofRoutes(app: FolioApp): void {
  route(app, calls.timeline, async ({ query, call }) => ({
    data: await call.transaction((tx) => readAccountTimeline(tx, query.account_id)),
  }));
  route(app, calls.proof, async ({ params: { id }, call }) => ({
    data: await call.transaction((tx) => readProof(tx, id)),
  }));
  route(app, calls.flip, async ({ params: { id }, call }) => {
    await call.transaction((tx) => flipLine(tx, call, id));
    return { data: null };
  });
  route(app, calls.missing, async ({ query, call }) => {
    const { rows, meta } = await call.transaction((tx) => listMissing(tx, call.language, query));
    return { data: rows, meta };
  });
}
