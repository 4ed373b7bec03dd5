import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Client, createSampleCompany, signedInClient } from '../../support/client.ts';
import type { TestServer } from '../../support/server.ts';
import { enterAs, speak } from '../person.ts';
import { stopMotion } from '../settled.ts';
import { sharedServer } from '../shared-server.ts';
import { words } from '../words.ts';
import { booksOf, hashOf, type PlannedLine, plannedLines, reconcileBooks } from './reconcile-books.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

interface Desk {
  client: Client;
  companyId: string;
  lines: readonly PlannedLine[];
}

/** A person whose company has forty lines to do, with the screen open. */
async function openDesk(page: Page, email: string): Promise<Desk> {
  const lines = plannedLines();
  const client = await signedInClient(server.url, server.folder, email);
  const companyId = await createSampleCompany(client);
  const accountId = await reconcileBooks(client, companyId, lines);
  await speak(page, 'en-US');
  await enterAs(page, client, `/bank-statement?account=${accountId}`);
  await expect(page.locator('.line-current')).toBeVisible();
  return { client, companyId, lines };
}

const current = (page: Page) => page.locator('.line-current > .line-grid');

async function typeInto(page: Page, panel: string, text: string): Promise<void> {
  await page.locator(`.line-panel ${panel}`).first().waitFor();
  await page.keyboard.type(text);
}

/** Finds an account by its code in the select that has the focus. */
async function chooseAccount(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page
    .locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option', { hasText: code })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
}

const deeds: Record<PlannedLine['deed'], (page: Page, line: PlannedLine) => Promise<void>> = {
  accept: (page) => page.keyboard.press('Enter'),
  pick: (page) => page.keyboard.press('2'),
  classify: async (page) => {
    await page.keyboard.press('c');
    await page.locator('.line-panel').waitFor();
    await chooseAccount(page, '6120');
    await expect(page.locator('.line-panel [type="submit"]')).toBeFocused();
    await page.keyboard.press('Enter');
  },
  transfer: async (page) => {
    await page.keyboard.press('t');
    await page.locator('.line-panel').waitFor();
    await chooseAccount(page, 'savings');
    await expect(page.locator('.line-panel [type="submit"]')).toBeFocused();
    await page.keyboard.press('Enter');
  },
  split: async (page) => {
    await page.keyboard.press('s');
    await page.locator('.line-panel').waitFor();
    const amount = page.locator('.line-panel .figure-input');
    // A suggested account is filled in already.
    if (!(await amount.evaluate((input) => input === document.activeElement))) await chooseAccount(page, '6000');
    await expect(amount).toBeFocused();
    await page.keyboard.type('95%');
    await page.keyboard.press('Enter');
    await expect(page.locator('.split')).toHaveCount(2);
    await chooseAccount(page, '2150');
    await expect(page.locator('.line-panel [type="submit"]')).toBeFocused();
    await page.keyboard.press('Enter');
  },
  match: async (page, { documents }) => {
    await page.keyboard.press('m');
    for (const { number } of documents) {
      await typeInto(page, 'input[type="search"]', number);
      await page.locator('.match-row-marked', { hasText: number }).waitFor();
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('.line-panel [type="submit"]')).toBeFocused();
    await page.keyboard.press('Enter');
  },
  exclude: async (page) => {
    await page.keyboard.press('x');
    await typeInto(page, 'input', 'Not the company’s');
    await page.keyboard.press('Enter');
  },
};

/** Does with the line stood on what the plan says; answers when another is stood on, or none is left. */
async function doCurrent(page: Page, lines: readonly PlannedLine[]): Promise<PlannedLine> {
  const row = current(page);
  const id = await row.getAttribute('id');
  const said = await row.locator('.line-payee').textContent();
  const line = lines.find(({ mark }) => (said ?? '').replace(/\s+/g, ' ').includes(mark));
  if (line === undefined) throw new Error(`no plan for ${said}`);
  await deeds[line.deed](page, line);
  await expect(page.locator(`[id="${id}"]`)).toHaveCount(0);
  return line;
}

const toDo = (page: Page) => page.locator('.filter-chips button').first().locator('.figures');

test('reconcile: forty lines by keyboard alone, and each of them undone', async ({ page }) => {
  const { client, companyId, lines } = await openDesk(page, 'keys@example.com');
  const before = await booksOf(client, companyId);
  await expect(toDo(page)).toHaveText(String(lines.length));
  const started = Date.now();
  const done: PlannedLine[] = [];
  while (done.length < lines.length) done.push(await doCurrent(page, lines));
  await expect(page.getByText(words('en-US')('bank-statement', 'empty.done'))).toBeVisible();
  await expect(toDo(page)).toHaveText('0');
  const seconds = (Date.now() - started) / 1000;
  console.log(`${done.length} lines reconciled by keyboard in ${seconds.toFixed(1)} s of machine time`);
  expect(new Set(done.map(({ mark }) => mark)).size).toBe(lines.length);
  expect(hashOf(await booksOf(client, companyId))).not.toBe(hashOf(before));
  for (let left = 1; left <= lines.length; left++) {
    await page.keyboard.press('z');
    // The head counts at once; the row is back when the server has answered.
    await expect(page.locator(`.lines[aria-rowcount="${left + 1}"]`)).toBeVisible();
  }
  const after = await booksOf(client, companyId);
  expect(after).toEqual(before);
  expect(hashOf(after)).toBe(hashOf(before));
});

test('reconcile: by mouse, and on a phone, with nothing serious for axe', { tag: '@deep' }, async ({ page }) => {
  const t = words('en-US');
  const { lines } = await openDesk(page, 'mouse@example.com');
  await expect(toDo(page)).toHaveText(String(lines.length));
  await test.step('2 bank statement: columns', async () => {
    const names = ['date', 'type', 'spent', 'payee', 'description', 'received', 'balance', 'state'];
    for (const name of names) await expect(page.locator(`thead .line-${name}`)).toBeVisible();
    await expect(page.locator('tbody time').first()).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  });
  const row = page.getByRole('row').filter({ hasText: 'INV-303' });
  await row.click();
  await row.getByRole('button', { name: t('bank-statement', 'accept') }).click();
  await expect(row).toHaveCount(0);
  await page
    .getByRole('status')
    .getByRole('button', { name: t('common', 'undo') })
    .click();
  await expect(row).toBeVisible();
  for (const mark of ['LAUNDRY ROUND', 'WINDOW CLEANER', 'TEA AND WATER']) {
    // A list that still scrolls replaces its rows.
    await expect(async () => {
      const box = await scrollTo(page, mark);
      if (!(await box.isChecked())) await box.click({ timeout: 3000 });
      await expect(box).toBeChecked({ timeout: 1000 });
    }).toPass();
  }
  const bar = page.getByRole('region', { name: t('bank-statement', 'bulk.title') });
  await bar.getByRole('button', { name: t('bank-statement', 'bulk.classify') }).click();
  await chooseAccount(page, '6120');
  await expect(bar.locator('[type="submit"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toDo(page)).toHaveText(String(lines.length - 3));
  await expectNothingSerious(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('searchbox', { name: t('bank-statement', 'search') }).fill('KEY CUTTING');
  const card = page.getByRole('row').filter({ hasText: 'KEY CUTTING' });
  await card.click();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const panel of ['match', 'split', 'transfer', 'exclude', 'classify']) {
    await page.getByRole('button', { name: t('bank-statement', `action.${panel}`), exact: true }).click();
    await expect(page.getByText(t('bank-statement', `panel.${panel}.title`))).toBeVisible();
    expect(await overflow()).toBe(0);
  }
  await expectNothingSerious(page);
  await chooseAccount(page, '6120');
  await page.locator('.line-panel [type="submit"]').click();
  await expect(card).toHaveCount(0);
});

async function expectNothingSerious(page: Page): Promise<void> {
  await stopMotion(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
}

/** The checkbox of a line further down: only the rows near the window are on the page. */
async function scrollTo(page: Page, mark: string) {
  const box = page.getByRole('row').filter({ hasText: mark }).getByRole('checkbox');
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, -20_000);
  await expect(async () => {
    if ((await box.count()) === 0) await page.mouse.wheel(0, 240);
    await expect(box).toHaveCount(1, { timeout: 300 });
  }).toPass();
  return box;
}
