import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { createSampleCompany, dataOf, signedInClient } from '../../support/client.ts';
import type { TestServer } from '../../support/server.ts';
import { chooseOption } from '../choose.ts';
import { enterAs, speak } from '../person.ts';
import { sharedServer } from '../shared-server.ts';
import { type Language, storyIn, words } from '../words.ts';
import { importLines } from './imported-lines.ts';

/** Rules and what Folio learnt, in a company with a month of bank lines. */
let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

async function open(page: Page, language: Language, email: string) {
  const client = await signedInClient(server.url, server.folder, email);
  const companyId = await createSampleCompany(client);
  const lines = await importLines(client, companyId);
  await speak(page, language);
  await enterAs(page, client, '/bank-statement/rules');
  return {
    client,
    companyId,
    lines,
    t: (key: string, values?: Record<string, string>) => words(language)('bank-rules', key, values),
  };
}

async function expectClean(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const folder = join('test-results', 'bank-rules');
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

const drawer = (page: Page) => page.getByRole('dialog');

async function writeRule(page: Page, text: string, account: string): Promise<void> {
  await page.getByRole('button', { name: 'New rule' }).first().click();
  await page.getByRole('textbox', { name: 'Text 1', exact: true }).fill(text);
  await chooseOption(page.getByRole('combobox', { name: 'Account of part 1' }), account, account);
}

test('bank-rules: a rule is written, tried while it is written, saved, moved and removed by keyboard', async ({
  page,
}) => {
  await open(page, 'en-US', 'rules@example.com');
  await expect(page.getByText('No rules yet')).toBeVisible();
  await writeRule(page, 'clp', '6120');
  await expect(drawer(page).getByText('Matches 3 lines')).toBeVisible();
  await chooseOption(page.getByRole('combobox', { name: 'Direction' }), /^Spent$/);
  await expect(drawer(page).getByText('Matches 2 lines')).toBeVisible();
  await expect(drawer(page).getByText('CLP POWER 002')).toBeVisible();
  await expectClean(page, 'drawer');
  await page.getByRole('textbox', { name: 'Name of the rule' }).fill('Electricity');
  await page.keyboard.press('Control+Enter');
  await expect(drawer(page)).toHaveCount(0);

  await writeRule(page, 'rent', '6100');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(drawer(page)).toHaveCount(0);
  const rules = page.getByRole('list', { name: 'Rules in the order they are tried' }).getByRole('listitem');
  await expect(rules).toHaveText([/Electricity/, /rent/]);
  const moved = page.waitForResponse((answer) => answer.url().endsWith('/bank-rule/order'));
  await page.getByRole('button', { name: 'Electricity', exact: true }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rules).toHaveText([/rent/, /Electricity/]);
  await expect(page.getByRole('button', { name: 'Electricity', exact: true })).toBeFocused();
  expect((await moved).ok()).toBe(true);
  await page.reload();
  await expect(rules).toHaveText([/rent/, /Electricity/]);

  await page.getByRole('switch', { name: 'Use rent' }).click();
  await expect(page.getByRole('switch', { name: 'Use rent' })).not.toBeChecked();
  await expectClean(page, 'rules');
  await page.getByRole('button', { name: 'Remove rent' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(rules).toHaveText([/Electricity/]);
});

test('bank-rules: each error is shown at its field, and nothing typed is lost', async ({ page }) => {
  await open(page, 'en-US', 'wrong@example.com');
  await writeRule(page, 'clp', '6120');
  await page.getByRole('button', { name: 'Split over another account' }).click();
  await page.getByRole('textbox', { name: 'Percent of part 1' }).fill('60');
  await page.getByRole('textbox', { name: 'Percent of part 2' }).fill('30');
  await page.keyboard.press('Control+Enter');
  await expect(drawer(page).getByText('Choose an account', { exact: true }).last()).toBeVisible();
  await chooseOption(page.getByRole('combobox', { name: 'Account of part 2' }), '6110', '6110');
  await page.keyboard.press('Control+Enter');
  await expect(drawer(page).getByText(/The percentages add up to 90 %/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Percent of part 2' })).toHaveValue('30');
  await page.getByRole('textbox', { name: 'Name of the rule' }).focus();
  await page.keyboard.press('Escape');
  await page.locator('.ant-modal-confirm').getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(drawer(page)).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Percent of part 2' }).fill('40');
  await page.keyboard.press('Control+Enter');
  await expect(drawer(page)).toHaveCount(0);
  await expect(page.getByText(/60 % 6120 .* \+ 40 % 6110/)).toBeVisible();
});

for (const language of storyIn('zh-Hant'))
  test(`bank-rules: what was learnt is listed and forgotten, on a phone too, in ${language}`, async ({ page }) => {
    const { client, companyId, lines, t } = await open(page, language, `memory-${language.toLowerCase()}@example.com`);
    const line = lines.find((one) => `${one.payee} ${one.description}`.includes('CLP POWER 001'));
    const splits = [{ account_code: '6120', amount: '812.50' }];
    dataOf(await client.post(`/api/company/${companyId}/bank-line/${line?.id}/classify`, { splits }));
    await expect(page.getByRole('switch', { name: t('auto.title') })).toBeDisabled();
    await page.locator('.rules-tabs').getByText(t('tab.memory'), { exact: true }).click();
    await expect(page.getByRole('row', { name: /CLP POWER.*6120/ })).toBeVisible();
    await expectClean(page, `memory-${language}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('listitem').filter({ hasText: 'CLP POWER' })).toBeVisible();
    await expectClean(page, `memory-${language}-phone`);
    await page.getByRole('button', { name: new RegExp(`^${t('memory.forgetOne', { payee: 'CLP POWER' })}`) }).click();
    // The dialog may still be growing: the click must reach the button at its current place.
    await page.getByRole('button', { name: t('memory.forget'), exact: true }).dispatchEvent('click');
    await expect(page.getByText(t('memory.empty'))).toBeVisible();
    await page.locator('.rules-tabs').getByText(t('tab.rules'), { exact: true }).click();
    await page
      .getByRole('button', { name: t('add') })
      .first()
      .click();
    await page.getByRole('textbox', { name: t('textOfText', { place: '1' }), exact: true }).fill('clp');
    await expect(drawer(page).getByText('CLP POWER 002')).toBeVisible();
    await expectClean(page, `drawer-${language}-phone`);
  });
