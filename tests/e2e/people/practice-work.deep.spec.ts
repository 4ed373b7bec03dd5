import { expect, test } from '@playwright/test';
import { type Client, dataOf, sampleCompany, signedInClient } from '../../support/client.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { chooseOption } from '../choose.ts';
import { enterAs, speak } from '../person.ts';
import { shareOf, words } from '../words.ts';
import { letIn, signUpPractice } from './office.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(async () => {
  await server.stop();
  server.clean();
});

/** A company whose annual return is due in ten days, with the practice as its adviser. */
async function openClient(office: Client, number: string): Promise<string> {
  const owner = await signedInClient(server.url, server.folder, `owner${number}@example.com`);
  const anniversary = new Date(Date.now() - 32 * 86_400_000).toISOString().slice(0, 10);
  const incorporated_date = `${Number(anniversary.slice(0, 4)) - 3}${anniversary.slice(4).replace('02-29', '02-28')}`;
  const name = `Client ${number} Limited`;
  const own = { name, name_zh: `客戶${number}有限公司`, registration_number: number, br: number, ci: number.slice(1) };
  const { id } = dataOf<{ id: string }>(
    await owner.post('/api/company', { ...sampleCompany, ...own, incorporated_date }),
  );
  await letIn(office, owner, { id, number });
  return name;
}

const languages = shareOf(['en-US', 'zh-Hant'] as const, 0);

for (const language of languages) {
  test(`a practice works through what waits for all its clients, ${language}`, async ({ page }) => {
    const t = words(language);
    const office = await signUpPractice(server, `office-${language.toLowerCase()}@example.com`);
    const first = await openClient(office, language === 'en-US' ? '70000001' : '70000003');
    const second = await openClient(office, language === 'en-US' ? '70000002' : '70000004');
    const row = (name: string) =>
      page.getByRole('row').filter({ hasText: language === 'en-US' ? name : inChinese(name) });
    await speak(page, language);
    await enterAs(page, office, '/practice/work');
    await expect(row(first)).toContainText(t('practice', 'work.item.annual_return'));
    await expect(row(second)).toContainText(t('practice', 'work.noOne'));

    await chooseOption(row(first).getByRole('combobox'), 'Kwok Wing Sze');
    await expect(row(first)).toContainText('Kwok Wing Sze');
    await chooseOption(page.getByRole('combobox', { name: t('practice', 'work.whose') }), t('practice', 'work.mine'));
    await expect(row(second)).toHaveCount(0);
    await expect(row(first)).toBeVisible();

    await row(first).getByRole('button').click();
    await expect(row(first)).toHaveCount(0);
    await page.getByRole('button', { name: t('practice', 'work.undo') }).click();
    await expect(row(first)).toBeVisible();

    await row(first).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/company\//);
  });
}

const inChinese = (name: string) => `客戶${/\d+/.exec(name)?.[0]}有限公司`;
