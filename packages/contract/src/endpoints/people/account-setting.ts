import { z } from 'zod';
import * as account from '../../people/account-setting.ts';
import { endpointsOf } from '../../wire/endpoint.ts';

const endpoint = endpointsOf('account-setting');

export const accountSettingEndpoints = {
  mailChoices: endpoint('GET', '/api/user/mail-choice', 'user', {
    summary: 'The emails the user receives',
    data: z.array(account.mailChoice),
  }),
  chooseMail: endpoint('PUT', '/api/user/mail-choice', 'user', {
    summary: 'Switch a kind of email on or off',
    body: account.mailChoice,
    data: z.array(account.mailChoice),
  }),
  listColumns: endpoint('GET', '/api/user/list-columns', 'user', {
    summary: 'The columns the user chose for lists',
    data: z.array(account.listColumns),
  }),
  chooseListColumns: endpoint('PUT', '/api/user/list-columns', 'user', {
    summary: 'Choose the columns of a list; without any, the list has those of Folio again',
    body: account.listColumns,
    data: z.array(account.listColumns),
  }),
  uploadPicture: endpoint('POST', '/api/system/upload', 'user', {
    summary: "Upload the user's picture: a PNG, JPG or WebP in `file`",
    data: account.uploadedPicture,
    answer: 'upload',
  }),
  setAvatar: endpoint('PUT', '/api/user/avatar', 'user', {
    summary: "Set or remove the user's picture",
    payload: account.setAvatarRequest,
    data: z.object({ avatar: z.string().nullable() }),
  }),
  avatar: endpoint('GET', '/api/avatar/:id', 'user', {
    summary: 'The picture of a user',
    data: z.any(),
    answer: 'file',
  }),
  tokens: endpoint('GET', '/api/user/token', 'user', {
    summary: 'The user’s API tokens',
    data: z.array(account.tokenRow),
  }),
  makeToken: endpoint('POST', '/api/user/token', 'user', {
    summary: 'Create an API token; its secret is returned only once',
    recent: true,
    body: account.newTokenRequest,
    data: account.newToken,
  }),
  revokeToken: endpoint('DELETE', '/api/user/token/:id', 'user', {
    summary: 'Revoke an API token at once',
    data: z.array(account.tokenRow),
  }),
};
