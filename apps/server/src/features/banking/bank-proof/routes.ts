import { bankEvidenceEndpoints as calls } from '@folio/contract';
import { companyListRoute, companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { flipLine } from './flip-line.ts';
import { listMissing } from './missing-evidence.ts';
import { readProof } from './read-proof.ts';
import { readAccountTimeline } from './timeline.ts';

export function bankProofRoutes(app: FolioApp): void {
  companyRoute(app, calls.timeline, (tx, { query }) => readAccountTimeline(tx, query.account_id));
  companyRoute(app, calls.proof, (tx, { params: { id } }) => readProof(tx, id));
  companyRoute(app, calls.flip, (tx, { params: { id }, call }) => flipLine(tx, call, id));
  companyListRoute(app, calls.missing, (tx, { query, call }) => listMissing(tx, call.language, query));
}
