import { salesSettingEndpoints as calls } from '@folio/contract';
import { companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { route } from '../../../platform/http/route.ts';
import { MAX_IMAGE_BYTES, putImage, removeImage } from './keep-image.ts';
import { getSalesSetting, readPaperImages, saveSalesSetting } from './keep-setting.ts';

export function salesSettingRoutes(app: FolioApp): void {
  const mailServer = app.platform.config.smtpUrl !== null;
  companyRoute(app, calls.get, (tx) => getSalesSetting(tx, mailServer));
  companyRoute(app, calls.save, async (tx, { body, call }) => {
    await saveSalesSetting(tx, call, body);
    return getSalesSetting(tx, mailServer);
  });
  route(app, calls.image, async ({ params, call, reply }) => {
    const image = (await call.transaction(readPaperImages))[params.kind];
    if (image === null) throw new DomainError('not_found');
    return reply.type(image.type).header('cache-control', 'private, no-cache').send(Buffer.from(image.bytes));
  });
  route(app, calls.putImage, async ({ params, call, request }) => {
    if (!request.isMultipart()) throw new DomainError('validation_failed', { word: 'file_missing' });
    const part = await request.file({ limits: { fileSize: MAX_IMAGE_BYTES + 1 }, throwFileSizeLimit: false });
    if (!part) throw new DomainError('validation_failed', { word: 'file_missing' });
    await putImage(call, params.kind, part.file);
    return { data: await call.transaction((tx) => getSalesSetting(tx, mailServer)) };
  });
  companyRoute(app, calls.removeImage, async (tx, { params, call }) => {
    await removeImage(tx, call, params.kind);
    return getSalesSetting(tx, mailServer);
  });
}
