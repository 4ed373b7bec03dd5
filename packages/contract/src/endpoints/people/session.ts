import { z } from 'zod';
import * as session from '../../people/session.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { health } from '../../wire/health.ts';
import { id, nothing } from '../../wire/wire.ts';

const sessionEndpoint = endpointsOf('session');
const operationEndpoint = endpointsOf('operation');

export const sessionEndpoints = {
  csrf: sessionEndpoint('GET', '/fortify/csrf', 'public', {
    summary: 'Set the XSRF-TOKEN cookie',
    data: nothing,
  }),
  login: sessionEndpoint('POST', '/fortify/login', 'public', {
    summary: 'Sign in with email and password',
    body: session.loginRequest,
    data: session.loginAnswer,
  }),
  logout: sessionEndpoint('POST', '/fortify/logout', 'public', {
    summary: 'Sign out',
    data: nothing,
  }),
  register: sessionEndpoint('POST', '/fortify/register', 'public', {
    summary: 'Sign up',
    payload: session.registerRequest,
    data: nothing,
  }),
  forgotPassword: sessionEndpoint('POST', '/fortify/forgot-password', 'public', {
    summary: 'Send a reset link',
    payload: session.forgotPasswordRequest,
    data: nothing,
  }),
  resetPassword: sessionEndpoint('POST', '/fortify/reset-password', 'public', {
    summary: 'Set a new password',
    payload: session.resetPasswordRequest,
    data: nothing,
  }),
  profile: sessionEndpoint('GET', '/api/user/profile', 'pending', {
    summary: 'The signed-in user',
    byToken: true,
    query: z.object({ company_id: id.optional() }),
    data: session.profile,
  }),
  requestCode: sessionEndpoint('GET', '/api/user/otp/request', 'pending', {
    summary: 'Send a one-time code by email',
    data: nothing,
  }),
  verifyCode: sessionEndpoint('POST', '/api/user/otp/verify', 'pending', {
    summary: 'Confirm the one-time code',
    body: session.verifyCodeRequest,
    data: nothing,
  }),
  updateUser: sessionEndpoint('PUT', '/api/user', 'user', {
    summary: 'Change name, language or date format',
    payload: session.updateUserRequest,
    data: session.profile,
  }),
  config: sessionEndpoint('GET', '/api/config', 'public', {
    summary: 'Public settings of this installation',
    data: session.publicConfig,
  }),
  health: operationEndpoint('GET', '/api/health', 'public', {
    summary: 'Is the server ready',
    data: health,
  }),
};
