import { accountSettingEndpoints as calls } from '@folio/contract';
import { dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { originOf } from '../../../platform/http/session.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { notifyOwner } from '../session/index.ts';
import { listTokens, makeToken, revokeToken } from './tokens.ts';

export function apiTokenRoutes(app: FolioApp, mailer: Mailer): void {
  dataRoute(app, calls.tokens, ({ call }) => listTokens(call));
  route(app, calls.makeToken, async ({ body, call, request }) => {
    const made = await makeToken(call, originOf(request), body);
    await notifyOwner({ platform: app.platform, mailer }, call.userId, 'token_made', { name: made.name });
    return { data: made };
  });
  dataRoute(app, calls.revokeToken, ({ params, call, request }) => revokeToken(call, originOf(request), params.id));
}
