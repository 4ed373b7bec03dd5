import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { dataOf, sampleCompany, signedInClient } from '../../support/client.ts';
import type { TestServer } from '../../support/server.ts';
import { enterAs, speak } from '../person.ts';
import { sharedServer } from '../shared-server.ts';
import { postedDocument } from '../trade/invoice-books.ts';
import { shareOf, words } from '../words.ts';
import { letIn, signUpPractice } from './office.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

for (const language of shareOf(['zh-Hant', 'en-US'] as const, 1))
  test(`an owner asks the accountant, the practice answers, the owner reads it, ${language}`, async ({
    page,
    browser,
  }) => {
    const t = words(language);
    const number = language === 'en-US' ? '71000001' : '71000002';
    const owner = await signedInClient(server.url, server.folder, `asks-${number}@folio.example`);
    const own = { registration_number: number, br: number, ci: number.slice(1) };
    const { id } = dataOf<{ id: string }>(await owner.post('/api/company', { ...sampleCompany, ...own }));
    await postedDocument(owner, id, { number: 'INV-1', amount: '100.00' });
    const ask = t('questions', 'accountant.button');
    await speak(page, language);
    await enterAs(page, owner);
    await expect(page.getByRole('region', { name: t('home', 'needs.label') })).toBeVisible();
    await expect(page.getByRole('button', { name: ask })).toHaveCount(0);

    const office = await signUpPractice(server, `office-${number}@folio.example`);
    await letIn(office, owner, { id, number });
    await page.reload();
    await page.getByRole('button', { name: ask }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Stone Quay CPA Limited');
    await dialog.getByLabel(t('questions', 'ask.text'), { exact: true }).fill('May I pay a dividend?');
    await dialog.getByRole('button', { name: t('questions', 'accountant.send'), exact: true }).click();
    await expect(dialog).toHaveCount(0);

    const desk = await (await browser.newContext()).newPage();
    await speak(desk, language);
    await enterAs(desk, office, '/practice/work');
    const work = desk.getByRole('row').filter({
      hasText: t('practice', `work.item.answer_questions_${language === 'en-US' ? 'one' : 'other'}`, { count: '1' }),
    });
    await work.focus();
    await desk.keyboard.press('Enter');
    await desk.getByRole('row', { name: /dividend/ }).click();
    await desk.getByRole('dialog').getByLabel(t('questions', 'own.words')).fill('Yes, up to the profit kept.');
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: t('questions', 'own.send'), exact: true })
      .click();
    await expect(desk.getByRole('dialog').getByText(t('questions', 'state.answered'), { exact: true })).toBeVisible();
    await desk.context().close();

    await page.reload();
    await page.getByRole('link', { name: new RegExp(t('home', 'you.answers.act')) }).click();
    await page.getByRole('row', { name: /dividend/ }).click();
    await expect(page.getByRole('dialog')).toContainText('Yes, up to the profit kept.');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id: rule, nodes }) => `${rule} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  });
