import { expect, test } from '@playwright/test';
import type { TestServer } from '../../support/server.ts';
import { signedInWithCompany } from '../people/company.ts';
import { sharedServer } from '../shared-server.ts';
import { words } from '../words.ts';
import { takePhotograph } from './photographs.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, serviceWorkers: 'allow' });

test('photographs taken without network wait on the phone, also when the app is opened again, and are sent once', async ({
  page,
  context,
}) => {
  const t = words('en-US');
  const companyId = await signedInWithCompany(page, server, 'en-US', 'offline@example.com', '/sales');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByRole('button', { name: t('upload', 'title'), exact: true }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();

  await context.setOffline(true);
  await takePhotograph(dialog, t('upload', 'camera'), '#c00');
  await dialog.getByRole('button', { name: t('upload', 'capture.done') }).tap();
  await expect(dialog.getByRole('heading', { name: t('upload', 'offline.title_one', { count: '1' }) })).toBeVisible();

  await page.reload();
  const main = page.getByRole('main');
  await expect(main.getByText(t('upload', 'offline.noNetwork'))).toBeVisible();
  await takePhotograph(main, t('upload', 'camera'), '#0c0');
  await main.getByRole('button', { name: t('upload', 'capture.done') }).tap();
  await expect(main.getByRole('heading', { name: t('upload', 'offline.title_other', { count: '2' }) })).toBeVisible();
  await page.screenshot({ path: 'test-results/offline-390.png' });

  await context.setOffline(false);
  const documents = async () => {
    const list = await page.request.get(`${server.url}/api/company/${companyId}/document`);
    return (await list.json()).data.length;
  };
  await expect.poll(documents).toBe(2);
  await expect(page.getByRole('button', { name: t('upload', 'title'), exact: true })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/index.html');
  expect(kept.filter((path) => !/^\/(assets|locales)\/|^\/(index\.html|favicon\.svg)$/.test(path))).toEqual([]);
});

test('the app can be installed, under its name in both languages', async ({ page }) => {
  for (const [file, language] of [
    ['manifest.webmanifest', 'en-US'],
    ['manifest.zh-Hant.webmanifest', 'zh-Hant'],
  ] as const) {
    const answer = await page.request.get(`${server.url}/${file}`);
    expect(answer.headers()).toMatchObject({ 'content-type': expect.stringContaining('manifest+json') });
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ lang: language, display: 'standalone', theme_color: '#0085ca' });
    for (const { src } of manifest.icons) expect((await page.request.get(`${server.url}${src}`)).ok()).toBe(true);
  }
});
