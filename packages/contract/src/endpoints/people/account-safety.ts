import { z } from 'zod';
import * as session from '../../people/session.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { listMeta, listQuery, nothing } from '../../wire/wire.ts';

const endpoint = endpointsOf('account safety');

export const accountSafetyEndpoints = {
  sessions: endpoint('GET', '/api/user/session', 'user', {
    summary: 'Where the user is signed in',
    data: z.array(session.sessionEntry),
  }),
  revokeSession: endpoint('DELETE', '/api/user/session/:id', 'user', {
    summary: 'Sign out one session',
    data: nothing,
  }),
  revokeOtherSessions: endpoint('POST', '/api/user/session/revoke-others', 'user', {
    summary: 'Sign out everywhere else',
    data: z.object({ ended: z.number().int() }),
  }),
  trustedDevices: endpoint('GET', '/api/user/device', 'user', {
    summary: 'Browsers that skip the second factor',
    data: z.array(session.trustedDevice),
  }),
  revokeDevice: endpoint('DELETE', '/api/user/device/:id', 'user', {
    summary: 'Stop trusting a browser',
    data: nothing,
  }),
  history: endpoint('GET', '/api/user/history', 'user', {
    summary: "Events of the user's account",
    query: listQuery.pick({ page: true, limit: true }),
    data: z.array(session.accountHistoryEntry),
    meta: listMeta,
  }),
  confirmPassword: endpoint('POST', '/api/user/password/confirm', 'user', {
    summary: 'Confirm a sensitive action with the password',
    body: session.confirmPasswordRequest,
    data: nothing,
  }),
  changePassword: endpoint('POST', '/api/user/password', 'user', {
    summary: 'Change the password',
    body: session.changePasswordRequest,
    data: nothing,
  }),
  changeEmail: endpoint('POST', '/api/user/email', 'user', {
    summary: 'Request a new email address; codes are sent to both addresses',
    recent: true,
    body: session.changeEmailRequest,
    data: nothing,
  }),
  confirmEmail: endpoint('POST', '/api/user/email/confirm', 'user', {
    summary: 'Verify both addresses and change to the new one',
    body: session.confirmEmailRequest,
    data: session.profile,
  }),
  closeAccount: endpoint('POST', '/api/user/close', 'user', {
    summary: 'Close the account',
    recent: true,
    data: nothing,
  }),
};
