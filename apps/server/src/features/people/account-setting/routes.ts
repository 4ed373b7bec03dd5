import { accountSettingEndpoints as calls } from '@folio/contract';
import { dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { route } from '../../../platform/http/route.ts';
import { limitAttempts } from '../session/index.ts';
import { avatarOf, MAX_PICTURE_BYTES, setAvatar, uploadPicture } from './avatar.ts';
import { chooseListColumns } from './list-columns.ts';
import { readListColumns } from './list-columns-store.ts';
import { chooseMail, listMailChoices } from './mail-choice.ts';

/** Pictures one person may upload in 15 minutes, because decoding them costs processor time. */
const MAX_UPLOADS = 30;
const YEAR_SECONDS = 365 * 24 * 3600;

export function accountSettingRoutes(app: FolioApp): void {
  const { queries } = app.platform.database;
  dataRoute(app, calls.mailChoices, ({ call }) => listMailChoices(queries, call.userId));
  dataRoute(app, calls.chooseMail, ({ body, call }) => chooseMail(queries, call.userId, body));
  dataRoute(app, calls.listColumns, ({ call }) => readListColumns(queries, call.userId));
  dataRoute(app, calls.chooseListColumns, ({ body, call }) => chooseListColumns(queries, call.userId, body));
  route(app, calls.uploadPicture, async ({ call, request }) => {
    await limitAttempts(queries, 'picture', call.userId, MAX_UPLOADS, call.now);
    if (!request.isMultipart()) throw new DomainError('validation_failed', { word: 'picture_missing' });
    const part = await request.file({ limits: { fileSize: MAX_PICTURE_BYTES + 1 }, throwFileSizeLimit: false });
    if (!part) throw new DomainError('validation_failed', { word: 'picture_missing' });
    return { data: await uploadPicture(call, part.file) };
  });
  dataRoute(app, calls.setAvatar, async ({ payload, call }) => ({ avatar: await setAvatar(call, payload.avatar) }));
  route(app, calls.avatar, async ({ params, call, reply }) => {
    const { type, content } = await avatarOf(call, params.id);
    // A changed picture gets a new id, so the content of an id never changes; only this browser may cache it.
    return reply
      .type(type)
      .header('cache-control', `private, max-age=${YEAR_SECONDS}, immutable`)
      .header('x-content-type-options', 'nosniff')
      .send(content);
  });
}
