import { Readable } from 'node:stream';
import { type SalesSetting, salesSetting } from '@folio/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertTestUser, openTestBooks, type TestBooks } from '../../../../test/books.ts';
import { engines, openTestDatabase } from '../../../../test/engines.ts';
import { signIn } from '../../../../test/signed-in.ts';
import type { Database } from '../../../platform/database/open.ts';
import { addMember } from '../../people/company/index.ts';
import { readPaperImages, salesSettingRoutes } from './index.ts';
import { putImage, removeImage } from './keep-image.ts';
import { getSalesSetting, saveSalesSetting } from './keep-setting.ts';

const DEFAULTS = salesSetting.parse({});

function picture(width: number, height: number, over: { channels?: 3 | 4; background?: string } = {}) {
  const { channels = 3, background = '#cc0000' } = over;
  return sharp({ create: { width, height, channels, background } });
}

/** Few bytes that open to more pixels than are decoded. */
const BOMB = picture(7100, 7100).png({ compressionLevel: 1 }).toBuffer();

describe.each(engines)('how documents are printed, on %s', (engine) => {
  let database: Database;
  let books: TestBooks;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    books = await openTestBooks(database);
  });
  afterAll(() => database?.close());

  const get = () => books.run((tx) => getSalesSetting(tx, false));
  const save = (version: number, over: Partial<SalesSetting>) =>
    books.run((tx) => saveSalesSetting(tx, books.call, { version, setting: { ...DEFAULTS, ...over } }));
  const put = (bytes: Uint8Array, kind: 'logo' | 'chop' = 'logo') =>
    putImage(books.call, kind, Readable.from([Buffer.from(bytes)]));
  const images = () => books.run(readPaperImages);

  it('is at its defaults until somebody sets something, and is never written over', async () => {
    expect(await get()).toEqual({ version: 0, setting: DEFAULTS, images: [], mail_server: false });
    await save(0, { template: 'modern', reminder_days: [7, -3, 7], fps: { kind: 'mobile', value: '9123 4567' } });
    expect(await get()).toMatchObject({
      version: 1,
      setting: { template: 'modern', reminder_days: [-3, 7], fps: { kind: 'mobile', value: '+852-91234567' } },
    });
    await expect(save(0, { template: 'compact' })).rejects.toMatchObject({ code: 'stale_version' });
    await save(1, { template: 'compact' });
    await save(2, { template: 'compact' });
    expect(await get()).toMatchObject({ version: 2, setting: { template: 'compact', fps: null } });
    const trail = await books.run((tx) =>
      tx.queries
        .selectFrom('audit_event')
        .select(['action', 'change'])
        .where('action', '=', 'sales_setting_changed')
        .orderBy('id')
        .execute(),
    );
    expect(trail).toHaveLength(2);
    expect(trail[1]?.change).toMatchObject({ template: { before: 'modern', after: 'compact' } });
  });

  it.each<[Partial<SalesSetting>, string, string]>([
    [{ fps: { kind: 'id', value: '12345' } }, 'setting.fps.value', 'sales_fps_id'],
    [{ fps: { kind: 'mobile', value: '1234' } }, 'setting.fps.value', 'sales_fps_mobile'],
    [{ fps: { kind: 'email', value: 'nobody' } }, 'setting.fps.value', 'sales_fps_email'],
    [
      { pay_to_account_id: '00000000-0000-4000-8000-000000000000' },
      'setting.pay_to_account_id',
      'sales_pay_to_unknown',
    ],
  ])('refuses %o', async (over, path, word) => {
    await expect(save(0, over)).rejects.toMatchObject({ code: 'validation_failed', faults: [{ path, word }] });
    expect((await get()).version).toBe(0);
  });

  it('takes a logo bounded and on white, and exchanges it', async () => {
    await put(await picture(3000, 1000, { channels: 4, background: 'rgba(0,0,0,0)' }).png().toBuffer());
    const { logo } = await images();
    expect(logo).toMatchObject({ type: 'image/png', width: 1200, height: 400 });
    const { data, info } = await sharp(logo?.bytes ?? Buffer.alloc(0))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.channels, data[0], data[1], data[2]]).toEqual([3, 255, 255, 255]);
    await put(await picture(100, 50).jpeg().toBuffer());
    expect((await get()).images).toEqual([{ kind: 'logo', width: 100, height: 50 }]);
    await books.run((tx) => removeImage(tx, books.call, 'logo'));
    await books.run((tx) => removeImage(tx, books.call, 'logo'));
    expect(await images()).toEqual({ logo: null, chop: null, signature: null });
  });

  it('keeps only the ink of a chop scanned on white paper', async () => {
    const paper = picture(80, 80, { background: '#ffffff' });
    const stamp = await picture(40, 40).png().toBuffer();
    await put(
      await paper
        .composite([{ input: stamp, left: 20, top: 20 }])
        .png()
        .toBuffer(),
      'chop',
    );
    const { chop } = await images();
    const { data } = await sharp(chop?.bytes ?? Buffer.alloc(0))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * 80 + x) * 4, (y * 80 + x) * 4 + 4)];
    expect(at(2, 2)[3]).toBe(0);
    // Red of 204 over white is a stronger red that lets as much of the white through.
    expect(at(40, 40)).toEqual([204, 0, 0, 255]);
  });

  it.each<[string, () => Promise<Uint8Array>, string]>([
    ['30 MB', async () => new Uint8Array(30 * 1024 * 1024), 'sales_image_too_large'],
    ['nothing', async () => new Uint8Array(), 'file_empty'],
    ['a text', async () => Buffer.from('a logo, honestly'), 'sales_image_type'],
    ['a PDF', async () => Buffer.from('%PDF-1.7 something'), 'sales_image_type'],
    [
      'a PNG cut off',
      async () => (await picture(900, 900).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 5000),
      'sales_image_corrupt',
    ],
    ['a bomb of pixels', () => BOMB, 'sales_image_pixels'],
  ])('refuses %s as a picture', async (_, bytes, word) => {
    await expect(put(await bytes())).rejects.toMatchObject({ word });
    expect((await get()).images).toEqual([]);
  });

  it('is everybody’s to see and an owner’s to change; a file of 30 MB gets a clear sentence', async () => {
    const readerId = await insertTestUser(database);
    await addMember(database.queries, books.companyId, readerId, 'reader');
    const owner = await signIn(database, books.call.userId, salesSettingRoutes);
    const reader = await signIn(database, readerId, salesSettingRoutes);
    const path = `/api/company/${books.companyId}/sales-setting`;
    const form = (bytes: Uint8Array) => {
      const head =
        '--x\r\ncontent-disposition: form-data; name="file"; filename="logo.png"\r\ncontent-type: image/png\r\n\r\n';
      return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]);
    };
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const logo = await picture(60, 30).png().toBuffer();
    expect((await reader.send('POST', `${path}/image/logo`, form(logo), headers)).status).toBe(403);
    expect((await owner.send('POST', `${path}/image/logo`, form(logo), headers)).body.data).toMatchObject({
      images: [{ kind: 'logo', width: 60, height: 30 }],
    });
    const large = await owner.send('POST', `${path}/image/logo`, form(new Uint8Array(30 * 1024 * 1024)), headers);
    expect(large.status).toBe(413);
    const seen = await reader.get(`${path}/image/logo`);
    expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await reader.get(`${path}/image/chop`)).status).toBe(404);
    expect((await reader.get(path)).status).toBe(200);
    expect((await owner.send('DELETE', `${path}/image/logo`)).body.data).toMatchObject({ images: [] });
    await Promise.all([owner.close(), reader.close()]);
  });
});
