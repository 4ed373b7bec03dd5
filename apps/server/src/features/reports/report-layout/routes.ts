import { reportLayoutEndpoints as calls } from '@folio/contract';
import { companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { addLayout, changeLayout, getLayout, removeLayout } from './keep-layout.ts';
import { listLayouts } from './store.ts';

export function reportLayoutRoutes(app: FolioApp): void {
  companyRoute(app, calls.list, (tx) => listLayouts(tx));
  companyRoute(app, calls.get, (tx, { params }) => getLayout(tx, params.id));
  companyRoute(app, calls.add, (tx, { body, call }) => addLayout(tx, call, body));
  companyRoute(app, calls.change, (tx, { params, body, call }) => changeLayout(tx, call, params.id, body));
  companyRoute(app, calls.remove, (tx, { params, call }) => removeLayout(tx, call, params.id));
}
