import { statementLayoutEndpoints as calls } from '@folio/contract';
import type { FolioApp } from '../../../../platform/http/app.ts';
import { route } from '../../../../platform/http/route.ts';
import type { Storage } from '../../../../platform/storage/index.ts';
import { forgetLayout, listLayouts } from './layouts.ts';
import { readColumns } from './read-columns.ts';
import { takeLayout, teachColumns } from './teach-columns.ts';

export function columnRoutes(app: FolioApp, storage: Storage): void {
  route(app, calls.columns, async ({ params, call }) => ({ data: await readColumns(call, storage, params.id) }));
  route(app, calls.teach, async ({ params, body, call }) => ({
    data: await teachColumns(call, storage, params.id, body),
  }));
  route(app, calls.take, async ({ params, body, call }) => ({
    data: await takeLayout(call, storage, params.id, body),
  }));
  route(app, calls.list, async ({ call }) => ({ data: await listLayouts(call) }));
  route(app, calls.forget, async ({ params, call }) => {
    await forgetLayout(call, params.id);
    return { data: null };
  });
}
