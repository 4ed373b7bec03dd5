import * as factor from '../../people/second-factor.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { nothing } from '../../wire/wire.ts';

const endpoint = endpointsOf('second-factor');

export const secondFactorEndpoints = {
  offeredFactors: endpoint('GET', '/api/user/second-factor/offered', 'pending', {
    summary: 'The second factors this sign-in accepts',
    data: factor.offeredFactors,
  }),
  useRecoveryCode: endpoint('POST', '/api/user/second-factor/recovery', 'pending', {
    summary: 'Complete the second step with a recovery code',
    body: factor.recoveryCodeRequest,
    data: nothing,
  }),
  beginPasskeyFactor: endpoint('POST', '/api/user/second-factor/passkey/begin', 'pending', {
    summary: 'Begin the second step with a passkey',
    data: factor.passkeyOptions,
  }),
  usePasskeyFactor: endpoint('POST', '/api/user/second-factor/passkey', 'pending', {
    summary: 'Complete the second step with a passkey',
    body: factor.passkeyShownRequest,
    data: nothing,
  }),
  secondFactors: endpoint('GET', '/api/user/second-factor', 'user', {
    summary: 'My second factors',
    data: factor.secondFactors,
  }),
  setMailCodes: endpoint('PUT', '/api/user/second-factor', 'user', {
    summary: 'Switch codes by email on or off',
    recent: true,
    body: factor.mailCodesRequest,
    data: factor.secondFactors,
  }),
  beginAuthenticator: endpoint('POST', '/api/user/authenticator', 'user', {
    summary: 'Set up an authenticator app',
    recent: true,
    data: factor.authenticatorSetUp,
  }),
  confirmAuthenticator: endpoint('POST', '/api/user/authenticator/confirm', 'user', {
    summary: 'Confirm the authenticator app with its first code',
    body: factor.authenticatorCode,
    data: factor.secondFactors,
  }),
  removeAuthenticator: endpoint('DELETE', '/api/user/authenticator', 'user', {
    summary: 'Remove the authenticator app',
    recent: true,
    data: factor.secondFactors,
  }),
  makeRecoveryCodes: endpoint('POST', '/api/user/recovery-code', 'user', {
    summary: 'Create new recovery codes; earlier ones stop working',
    recent: true,
    data: factor.recoveryCodes,
  }),
  beginPasskey: endpoint('POST', '/api/user/passkey/begin', 'user', {
    summary: 'Begin adding a passkey',
    recent: true,
    data: factor.newPasskeyOptions,
  }),
  addPasskey: endpoint('POST', '/api/user/passkey', 'user', {
    summary: 'Add a passkey',
    recent: true,
    body: factor.newPasskeyRequest,
    data: factor.secondFactors,
  }),
  renamePasskey: endpoint('PUT', '/api/user/passkey/:id', 'user', {
    summary: 'Rename a passkey',
    body: factor.renamePasskeyRequest,
    data: factor.secondFactors,
  }),
  removePasskey: endpoint('DELETE', '/api/user/passkey/:id', 'user', {
    summary: 'Remove a passkey',
    recent: true,
    data: factor.secondFactors,
  }),
  beginPasskeyConfirmation: endpoint('POST', '/api/user/confirm-passkey/begin', 'user', {
    summary: 'Begin confirming a sensitive action with a passkey',
    data: factor.passkeyOptions,
  }),
  confirmWithPasskey: endpoint('POST', '/api/user/confirm-passkey', 'user', {
    summary: 'Confirm a sensitive action with a passkey',
    body: factor.passkeyShownRequest,
    data: nothing,
  }),
  beginPasskeySignIn: endpoint('POST', '/api/passkey/begin', 'public', {
    summary: 'Begin signing in with a passkey',
    data: factor.passkeyOptions,
  }),
  signInWithPasskey: endpoint('POST', '/api/passkey/sign-in', 'public', {
    summary: 'Sign in with a passkey alone',
    body: factor.passkeyShownRequest,
    data: nothing,
  }),
};
