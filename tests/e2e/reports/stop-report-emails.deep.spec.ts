import AxeBuilder from '@axe-core/playwright';
import type { PublicReportEmail } from '@folio/contract';
import { expect, type Page, test } from '@playwright/test';
import type { TestServer } from '../../support/server.ts';
import { sharedServer } from '../shared-server.ts';
import { words } from '../words.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

const token = 'a'.repeat(43);
const email: PublicReportEmail = {
  company: { name: 'Golden Bauhinia Trading Limited', name_zh: '金紫荊貿易有限公司' },
  report: 'Monthly pack',
  address: 'b***@else.example',
  language: 'zh-Hant',
  receives: true,
};

/** Answers the calls of this link as the server does; an email goes out on a later day, which the test cannot wait for. */
async function answerLink(page: Page): Promise<string[]> {
  const calls: string[] = [];
  let receives = true;
  await page.route('**/api/public/report-email**', async (route) => {
    if (route.request().postDataJSON().token !== token) return route.fallback();
    const call = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    calls.push(call);
    if (call === 'stop' || call === 'resume') receives = call === 'resume';
    await route.fulfill({ json: { code: 0, data: { ...email, receives }, meta: {} } });
  });
  return calls;
}

test('a receiver of a scheduled report stops it by the link of the email, and undoes it', async ({ page }) => {
  const calls = await answerLink(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/u#${token}`);
  const [zh, t] = [words('zh-Hant'), words('en-US')];
  const title = page.getByRole('heading', { level: 1 });
  const about = { report: email.report, company: email.company.name_zh ?? '', address: email.address };
  await expect(title).toHaveText(zh('public-report-email', 'question', about));
  const axe = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  };
  await axe();
  await page.getByRole('button', { name: 'English' }).click();
  expect(calls).toEqual(['report-email']);
  await page.getByRole('button', { name: t('public-report-email', 'stop') }).click();
  await expect(title).toHaveText(t('public-report-email', 'stopped'));
  await axe();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: t('public-report-email', 'undo') }).click();
  await expect(page.getByText(t('public-report-email', 'resumed'))).toBeVisible();
  expect(calls).toEqual(['report-email', 'stop', 'resume']);

  await page.goto(`${server.url}/u#${'x'.repeat(43)}`);
  await expect(title).toHaveText(t('public-report-email', 'closed'));
});
