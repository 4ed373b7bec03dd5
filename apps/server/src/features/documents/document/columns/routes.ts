import { statementLayoutEndpoints as calls } from '@folio/contract';
import { dataRoute } from '../../../../platform/http/answers.ts';
import type { FolioApp } from '../../../../platform/http/app.ts';
import type { Storage } from '../../../../platform/storage/index.ts';
import { forgetLayout, listLayouts } from './layouts.ts';
import { readColumns } from './read-columns.ts';
import { takeLayout, teachColumns } from './teach-columns.ts';

export function columnRoutes(app: FolioApp, storage: Storage): void {
  dataRoute(app, calls.columns, ({ params, call }) => readColumns(call, storage, params.id));
  dataRoute(app, calls.teach, ({ params, body, call }) => teachColumns(call, storage, params.id, body));
  dataRoute(app, calls.take, ({ params, body, call }) => takeLayout(call, storage, params.id, body));
  dataRoute(app, calls.list, ({ call }) => listLayouts(call));
  dataRoute(app, calls.forget, ({ params, call }) => forgetLayout(call, params.id));
}
