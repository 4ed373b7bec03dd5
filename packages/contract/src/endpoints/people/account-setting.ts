import { z } from 'zod';
import * as account from '../../people/account-setting.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { id } from '../../wire/wire.ts';

const tag = 'account-setting';

export const accountSettingEndpoints = {
  mailChoices: endpoint({
    method: 'GET',
    path: '/api/user/mail-choice',
    tag,
    summary: 'The emails the user receives',
    access: 'user',
    data: z.array(account.mailChoice),
  }),
  chooseMail: endpoint({
    method: 'PUT',
    path: '/api/user/mail-choice',
    tag,
    summary: 'Switch a kind of email on or off',
    access: 'user',
    body: account.mailChoice,
    data: z.array(account.mailChoice),
  }),
  uploadPicture: endpoint({
    method: 'POST',
    path: '/api/system/upload',
    tag,
    summary: "Upload the user's picture: a PNG, JPG or WebP in `file`",
    access: 'user',
    data: account.uploadedPicture,
    answer: 'upload',
  }),
  setAvatar: endpoint({
    method: 'PUT',
    path: '/api/user/avatar',
    tag,
    summary: "Set or remove the user's picture",
    access: 'user',
    payload: account.setAvatarRequest,
    data: z.object({ avatar: z.string().nullable() }),
  }),
  avatar: endpoint({
    method: 'GET',
    path: '/api/avatar/:id',
    tag,
    summary: 'The picture of a user',
    access: 'user',
    params: z.object({ id }),
    data: z.any(),
    answer: 'file',
  }),
  tokens: endpoint({
    method: 'GET',
    path: '/api/user/token',
    tag,
    summary: 'The user’s API tokens',
    access: 'user',
    data: z.array(account.tokenRow),
  }),
  makeToken: endpoint({
    method: 'POST',
    path: '/api/user/token',
    tag,
    summary: 'Create an API token; its secret is returned only once',
    access: 'user',
    recent: true,
    body: account.newTokenRequest,
    data: account.newToken,
  }),
  revokeToken: endpoint({
    method: 'DELETE',
    path: '/api/user/token/:id',
    tag,
    summary: 'Revoke an API token at once',
    access: 'user',
    params: z.object({ id }),
    data: z.array(account.tokenRow),
  }),
};
