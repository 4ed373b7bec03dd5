import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import type { TestServer } from '../../support/server.ts';
import { signedInWithCompany } from '../people/company.ts';
import { sharedServer } from '../shared-server.ts';
import { words } from '../words.ts';
import { takePhotograph } from './photographs.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('several photographs on a phone become one document, in the order that was chosen', async ({ page }) => {
  const t = words('zh-Hant');
  const companyId = await signedInWithCompany(page, server, 'zh-Hant', 'camera@example.com', '/sales');
  await page.getByRole('button', { name: t('upload', 'title'), exact: true }).tap();
  const dialog = page.getByRole('dialog');
  await takePhotograph(dialog, t('upload', 'camera'), '#c00');
  await takePhotograph(dialog, t('upload', 'capture.add'), '#0c0');
  await takePhotograph(dialog, t('upload', 'capture.add'), '#00c');
  const pages = dialog.getByRole('list', { name: t('upload', 'capture.strip') }).getByRole('img');
  await expect(pages).toHaveCount(3);

  await dialog.getByRole('button', { name: t('upload', 'capture.page', { number: '2' }) }).tap();
  await dialog.getByRole('button', { name: t('upload', 'capture.remove', { number: '2' }) }).tap();
  await expect(pages).toHaveCount(2);
  const addresses = () => pages.evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  const before = await addresses();
  await dialog.getByRole('button', { name: t('upload', 'capture.moveLeft', { number: '2' }) }).tap();
  await expect.poll(addresses).toEqual([...before].reverse());
  await takePhotograph(dialog, t('upload', 'capture.retake', { number: '1' }), '#ccc');
  await expect.poll(async () => (await addresses())[0]).not.toBe(before[1]);

  const { violations } = await new AxeBuilder({ page }).include('.upload-dialog').analyze();
  expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  await page.screenshot({ path: 'test-results/capture-390.png' });

  const answer = page.waitForResponse('**/upload-files/');
  await dialog.getByRole('button', { name: t('upload', 'capture.done') }).tap();
  const { data } = await (await answer).json();
  expect(data.name).toMatch(new RegExp(`^${t('upload', 'capture.name')} .*\\.pdf$`));
  const path = `${server.url}/api/company/${companyId}/document/${data.id}`;
  const shade = async (number: number) => {
    const picture = await page.request.get(`${path}/page/${number}?width=100`);
    const { channels } = await sharp(await picture.body()).stats();
    return channels.slice(0, 3).map(({ mean }) => Math.round(mean / 51));
  };
  expect([await shade(1), await shade(2)]).toEqual([
    [4, 4, 4],
    [4, 0, 0],
  ]);
});
