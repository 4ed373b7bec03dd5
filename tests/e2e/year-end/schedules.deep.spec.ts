import { expect, type Page, test } from '@playwright/test';
import { createSampleCompany, dataOf, signedInClient } from '../../support/client.ts';
import type { TestServer } from '../../support/server.ts';
import { chooseOption } from '../choose.ts';
import { enterAs, speak } from '../person.ts';
import { sharedServer } from '../shared-server.ts';
import { expectSound } from '../sound.ts';
import { postedDocument } from '../trade/invoice-books.ts';
import { shareOf, words } from '../words.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

async function choose(page: Page, label: string, search: string): Promise<void> {
  await chooseOption(page.getByRole('dialog').getByLabel(label, { exact: true }), search, search);
}

for (const [language, width] of shareOf(
  [
    ['en-US', 1440],
    ['zh-Hant', 390],
  ] as const,
  0,
)) {
  test(`a prepayment from its bill to an explained balance, ${language}, ${width} px`, async ({ page }) => {
    const t = words(language);
    const say = (key: string, values?: Record<string, string>) => t('accounting-schedules', key, values);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = page.getByRole('dialog');
    const client = await signedInClient(server.url, server.folder, `schedules-${width}@folio.example`);
    const companyId = await createSampleCompany(client);
    await postedDocument(client, companyId, { type: 'purchase_bill', number: 'B-88', amount: '1200.00' });
    await page.setViewportSize({ width, height: 900 });
    await speak(page, language);
    await enterAs(page, client, '/accounting/schedules');
    await expectSound(page);

    // The line of the bill is spread over four months; a journal moves it to the balance sheet.
    await button(say('form.title')).click();
    await choose(page, say('field.line'), 'B-88');
    await expect(dialog.getByLabel(say('field.amount'), { exact: true })).toHaveValue('1,200.00');
    await dialog.getByLabel(say('field.from'), { exact: true }).fill('2026-01-01');
    await dialog.getByLabel(say('field.to'), { exact: true }).fill('2026-04-30');
    await choose(page, say('field.balance_account'), '1140');
    await button(say('form.ok')).click();
    await expect(page.getByRole('heading', { name: 'Lanterns' })).toBeVisible();
    await expect(page.getByText(say('line.planned'))).toHaveCount(4);
    await expectSound(page);

    // Two months are posted; one of them is reversed and stays open.
    await page.goto(`${server.url}/accounting/schedules/run?month=2026-02-28`);
    await button(say('run.post', { count: '2' })).click();
    await expect(page.getByText(say('run.nothing'))).toBeVisible();
    await expectSound(page);
    await page.goto(`${server.url}/accounting/schedules`);
    await page.getByText('Lanterns').first().click();
    await page
      .getByRole('button', { name: say('reverse.open') })
      .last()
      .click();
    await dialog.getByRole('button', { name: say('reverse.open'), exact: true }).click();
    await expect(page.getByRole('link', { name: say('line.reversed') })).toBeVisible();

    // The balance is explained without a difference.
    await page.goto(`${server.url}/accounting/schedules/balances?date=2026-02-28&account=1140`);
    await expect(page.getByText('Lanterns').first()).toBeVisible();
    await expect(page.getByText('900.00').first()).toBeVisible();
    await expectSound(page);

    // It ends earlier: what is left falls due by then.
    await page.getByText('Lanterns').first().click();
    await button(say('change.end')).click();
    await dialog.getByLabel(say('field.to'), { exact: true }).fill('2026-03-31');
    await dialog.getByRole('button', { name: say('change.end'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(say('line.planned'))).toHaveCount(2);

    // A hire purchase: its payments are split into interest and capital, and the first two are posted.
    await page.goto(`${server.url}/accounting/schedules`);
    await button(say('loan.title')).click();
    const field = (key: string) => dialog.getByLabel(say(key), { exact: true });
    await field('field.name').fill('Delivery van');
    await field('field.amount').fill('1200');
    await field('loan.on').fill('2026-01-15');
    await field('loan.yearly_rate').fill('12');
    await field('loan.instalments').fill('601');
    await field('loan.first_on').fill('2026-01-31');
    await choose(page, say('loan.account.balance_account'), '2110');
    await choose(page, say('loan.account.result_account'), '6110');
    await choose(page, say('loan.account.payment_account'), '1080');
    await button(say('loan.ok')).click();
    await expect(dialog.getByText(/50/).first()).toBeVisible();
    await field('loan.instalments').fill('3');
    await button(say('loan.ok')).click();
    await expect(page.getByRole('heading', { name: 'Delivery van' })).toBeVisible();
    await expect(page.getByText('408.03').first()).toBeVisible();
    await expectSound(page);
    await page.goto(`${server.url}/accounting/schedules/balances?date=2026-02-28&account=2110`);
    await expect(page.getByText('Delivery van').first()).toBeVisible();

    // A typed journal is repeated; its days are planned until the end.
    const side = (account_code: string, debit: string | null, credit: string | null) => ({
      account_code,
      debit,
      credit,
    });
    const lines = [side('6100', '250', null), side('2110', null, '250')];
    const draft = { date: '2026-01-31', narration: 'Office rent', lines };
    await client.post(`/api/company/${companyId}/manual-journal`, { draft });
    await page.goto(`${server.url}/accounting/schedules`);
    await button(say('recurring.title')).click();
    await choose(page, say('recurring.journal'), 'Office rent');
    await expect(field('field.name')).toHaveValue('Office rent');
    await field('recurring.from').fill('2026-01-31');
    await field('recurring.to').fill('2026-03-31');
    await button(say('recurring.ok')).click();
    await expect(page.getByRole('heading', { name: 'Office rent' })).toBeVisible();
    await expect(page.getByText(say('line.planned'))).toHaveCount(3);
    await expectSound(page);

    // Two of its days are in months that are locked now: a person chooses the first open day for them.
    const lock = { through: '2026-02-28', reason: 'Months are closed' };
    dataOf(await client.put(`/api/company/${companyId}/period-lock`, lock));
    const entry = page.url();
    await page.goto(`${server.url}/accounting/schedules/run?month=2026-03-31`);
    const post = button(say('run.post', { count: '8' }));
    await post.click();
    await expect(page.getByText(language === 'en-US' ? 'Nothing was posted' : '沒有過賬')).toBeVisible();
    await page.getByRole('checkbox').check();
    await expectSound(page);
    await post.click();
    await expect(page.getByText(say('run.nothing'))).toBeVisible();
    await page.goto(entry);
    const day = language === 'en-US' ? 'Mar 1, 2026' : '2026年3月1日';
    await expect(page.getByText(say('line.postedOn', { day }))).toHaveCount(2);
    await expect(page.getByText(say('line.posted'), { exact: true })).toHaveCount(3);
    await expectSound(page);
  });
}
