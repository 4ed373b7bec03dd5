import { secondFactorEndpoints as calls } from '@folio/contract';
import { dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import type { Call } from '../../../platform/http/call.ts';
import { route } from '../../../platform/http/route.ts';
import { originOf } from '../../../platform/http/session.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import type { SecretBox } from '../../../platform/secret-box/index.ts';
import { notifyOwner } from '../session/index.ts';
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from './authenticator.ts';
import { chooseMailCodes, readFactors, readOffered } from './factors.ts';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './passkey.ts';
import { makeRecoveryCodes } from './recovery.ts';
import { signInRoutes } from './sign-in-routes.ts';

/**
 * Routes for second factors: settings and sign-in. `box` is null where this installation has no key to seal secrets
 * with.
 */
export function secondFactorRoutes(app: FolioApp, mailer: Mailer, box: SecretBox | null): void {
  const { config } = app.platform;
  const desk = { platform: app.platform, mailer };
  const factors = async (call: Call) => ({ data: await readFactors(call, box !== null) });

  dataRoute(app, calls.offeredFactors, ({ call }) => readOffered(call, box !== null));
  route(app, calls.secondFactors, ({ call }) => factors(call));
  route(app, calls.setMailCodes, async ({ call, body, request }) => {
    await chooseMailCodes(call, originOf(request), body.mails_codes);
    return factors(call);
  });
  dataRoute(app, calls.beginAuthenticator, ({ call }) => beginAuthenticator(call, box));
  route(app, calls.confirmAuthenticator, async ({ call, body, request }) => {
    await confirmAuthenticator(call, box, originOf(request), body.code);
    await notifyOwner(desk, call.userId, 'authenticator_added');
    return factors(call);
  });
  route(app, calls.removeAuthenticator, async ({ call, request }) => {
    await removeAuthenticator(call, originOf(request));
    return factors(call);
  });
  dataRoute(app, calls.makeRecoveryCodes, async ({ call, request }) => ({
    codes: await makeRecoveryCodes(call, originOf(request)),
  }));
  dataRoute(app, calls.beginPasskey, ({ call }) => beginPasskey(call, config));
  route(app, calls.addPasskey, async ({ call, body, request }) => {
    await addPasskey(call, config, originOf(request), body);
    await notifyOwner(desk, call.userId, 'passkey_added', { name: body.name });
    return factors(call);
  });
  route(app, calls.renamePasskey, async ({ call, params, body }) => {
    await renamePasskey(call, params.id, body.name);
    return factors(call);
  });
  route(app, calls.removePasskey, async ({ call, params, request }) => {
    await removePasskey(call, originOf(request), params.id);
    return factors(call);
  });
  signInRoutes(app, mailer);
}
