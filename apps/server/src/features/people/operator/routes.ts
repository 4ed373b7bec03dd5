import { operatorEndpoints as calls } from '@folio/contract';
import type { FolioApp } from '../../../platform/http/app.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { route } from '../../../platform/http/route.ts';
import { originOf } from '../../../platform/http/session.ts';
import { demandAdministrator } from './administrator.ts';
import type { Installation } from './installation.ts';
import { readView } from './view.ts';

export function operatorRoutes(app: FolioApp, installation: Installation): void {
  const { config, database } = app.platform;
  route(app, calls.view, async ({ call }) => {
    await demandAdministrator(config, call);
    return { data: await readView(database, installation, call) };
  });
  route(app, calls.retry, async ({ body, call, request }) => {
    await demandAdministrator(config, call);
    const by = { userId: call.userId, now: call.now, from: originOf(request) };
    if (!(await installation.retry(body, by))) throw new DomainError('not_found');
    return { data: null };
  });
}
