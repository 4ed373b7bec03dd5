import { accountSettingEndpoints as calls } from '@folio/contract';
import type { FolioApp } from '../../platform/http/app.ts';
import { route } from '../../platform/http/route.ts';
import { originOf } from '../../platform/http/session.ts';
import { listTokens, makeToken, revokeToken } from './tokens.ts';

export function apiTokenRoutes(app: FolioApp): void {
  route(app, calls.tokens, async ({ call }) => ({ data: await listTokens(call) }));
  route(app, calls.makeToken, async ({ body, call, request }) => ({
    data: await makeToken(call, originOf(request), body),
  }));
  route(app, calls.revokeToken, async ({ params, call, request }) => ({
    data: await revokeToken(call, originOf(request), params.id),
  }));
}
