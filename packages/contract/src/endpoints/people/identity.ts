import { z } from 'zod';
import * as identity from '../../people/identity.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { nothing } from '../../wire/wire.ts';

const endpoint = endpointsOf('identity');

export const identityEndpoints = {
  start: endpoint('GET', '/api/oidc/:provider/start', 'public', {
    summary: 'Begin signing in at an identity provider',
    params: identity.providerParams,
    query: identity.startQuery,
    data: nothing,
    answer: 'file',
  }),
  callback: endpoint('GET', '/api/oidc/:provider/callback', 'public', {
    summary: 'Return from an identity provider',
    params: identity.providerParams,
    query: identity.providerAnswer,
    data: nothing,
    answer: 'file',
  }),
  postedCallback: endpoint('POST', '/api/oidc/:provider/callback', 'public', {
    summary: 'Return from an identity provider that sends its answer by POST',
    params: identity.providerParams,
    body: identity.providerAnswer,
    data: nothing,
    answer: 'file',
    secretInBody: true,
  }),
  arrival: endpoint('GET', '/api/identity/arrival', 'public', {
    summary: 'The identity that a provider confirmed in this browser',
    data: identity.arrival,
  }),
  mailArrivalCode: endpoint('POST', '/api/identity/arrival/code', 'public', {
    summary: 'Send a code that verifies the email address',
    data: nothing,
  }),
  proveArrivalByCode: endpoint('POST', '/api/identity/arrival/prove', 'public', {
    summary: 'Verify the email address with the code',
    body: identity.arrivalCode,
    data: identity.arrivalNext,
  }),
  proveArrivalByPassword: endpoint('POST', '/api/identity/arrival/password', 'public', {
    summary: 'Verify the account with its password',
    body: identity.arrivalPassword,
    data: identity.arrivalNext,
  }),
  createFromArrival: endpoint('POST', '/api/identity/arrival/account', 'public', {
    summary: 'Create the account that was shown',
    body: identity.arrivalAccount,
    data: identity.arrivalNext,
  }),
  identities: endpoint('GET', '/api/user/identity', 'user', {
    summary: 'Identity providers the user signs in with',
    data: z.array(identity.identityRow),
  }),
  linkIdentity: endpoint('POST', '/api/user/identity/link', 'user', {
    summary: 'Begin linking an identity provider',
    recent: true,
    body: identity.identityStart,
    data: identity.identityStarted,
  }),
  confirmWithIdentity: endpoint('POST', '/api/user/identity/confirm', 'user', {
    summary: 'Begin confirming a sensitive action at an identity provider',
    body: identity.identityStart,
    data: identity.identityStarted,
  }),
  changeIdentity: endpoint('PUT', '/api/user/identity/:id', 'user', {
    summary: 'Set whether a code is asked for after this provider',
    recent: true,
    body: identity.identityChange,
    data: z.array(identity.identityRow),
  }),
  unlinkIdentity: endpoint('DELETE', '/api/user/identity/:id', 'user', {
    summary: 'Unlink an identity provider',
    recent: true,
    data: z.array(identity.identityRow),
  }),
};
