import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { TestServer } from '../../support/server.ts';
import { chooseOption } from '../choose.ts';
import { company, papers } from '../papers.ts';
import { signUpAndIn, speak } from '../person.ts';
import { sharedServer } from '../shared-server.ts';
import { type Language, storyIn, words } from '../words.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

for (const language of storyIn('en-US')) {
  test(`main-job: from sign-up to a balance sheet that leads back to the page, in ${language}`, async ({ page }) => {
    const shot = cameraOf(page, language);
    await speak(page, language);
    const email = `main-${language.toLowerCase()}@example.com`;
    await signUpAndIn(page, server, language, email);
    await createCompany(page, language);
    await shot('1-home-empty');
    await uploadPapers(page, language);
    await shot('2-uploaded');
    await reviewPapers(page, language, shot);
    await codeBankLines(page, language, shot);
    await readReports(page, language, shot);
  });
}

type Shot = (name: string) => Promise<void>;

/** Screenshots are kept with the run's output. */
function cameraOf(page: Page, language: Language): Shot {
  const folder = join('test-results', 'main-job', language);
  mkdirSync(folder, { recursive: true });
  return async (name) => {
    await page.screenshot({ path: join(folder, `${name}.png`) });
  };
}

async function createCompany(page: Page, language: Language): Promise<void> {
  const t = words(language);
  await page.goto(`${server.url}/company/new`);
  const fields = {
    name: company.name,
    name_zh: company.nameZh,
    registration_number: '2345678',
    industry: 'Wholesale',
    br: '12345678-000-04-25-5',
    ci: '2345678',
    address: 'Unit 8, 9/F, Example Centre, 1 Sample Road, Kowloon',
  };
  for (const [field, value] of Object.entries(fields))
    await page.getByLabel(t('company', `field.${field}`), { exact: true }).fill(value);
  const incorporated = page.getByLabel(t('company', 'field.incorporated_date'), { exact: true });
  await incorporated.fill(language === 'en-US' ? 'Jun 3, 2019' : '2019年6月3日');
  await incorporated.press('Enter');
  const month = page.getByLabel(t('company', 'month'), { exact: true });
  const march = language === 'en-US' ? 'March' : '3月';
  await month.fill(march);
  await month.press('Enter');
  await expect(page.locator('.ant-select').filter({ has: month })).toContainText(march);
  const people = {
    directors: 'CHAN Tai Man',
    shareholders: 'CHAN Tai Man',
    secretaries: 'Example Secretaries Limited',
  };
  for (const [list, name] of Object.entries(people)) {
    const row = t('company', 'entry', { label: t('company', `one.${list}`), number: '1' });
    const label = t('company', 'rowField', { row, field: t('company', 'field.who') });
    await page.getByLabel(label, { exact: true }).fill(name);
  }
  await page.getByRole('button', { name: t('company', 'save'), exact: true }).click();
  const shown = language === 'zh-Hant' ? company.nameZh : company.name;
  await expect(page.getByText(shown).first()).toBeVisible();
  await page.goto(`${server.url}/home`);
  await expect(page.getByRole('button', { name: t('shell', 'upload') }).first()).toBeVisible();
}

async function uploadPapers(page: Page, language: Language): Promise<void> {
  const t = words(language);
  await page
    .getByRole('button', { name: t('shell', 'upload') })
    .first()
    .click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await papers());
  const rows = page.getByRole('dialog').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  // Percent or a step's name is seen on the way; in the end each says that it can be reviewed.
  await expect(page.getByRole('dialog').getByText(t('upload', 'step.needs_review'))).toHaveCount(3, {
    timeout: 60_000,
  });
}
/** Every paper that waits, newest first: one field of the bill is corrected, then each is confirmed. */
async function reviewPapers(page: Page, language: Language, shot: Shot): Promise<void> {
  const t = words(language);
  await page.goto(`${server.url}/document`);
  await page
    .getByRole('button', { name: t('document', 'start') })
    .or(page.getByRole('link', { name: t('document', 'start') }))
    .click();
  for (let waiting = 3; waiting > 0; waiting--) {
    await expect(page.getByRole('navigation', { name: t('document', 'queue') }).getByRole('link')).toHaveCount(waiting);
    const number = page.locator('[id="field-invoice.number"]');
    // The document that was just confirmed stays on the screen, locked, until the next one has loaded.
    await expect(number.and(page.locator(':disabled'))).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('document', 'confirmNext') })).toBeEnabled();
    if (await number.isVisible()) await correctNumber(page, t, number);
    await shot(`3-review-${waiting}`);
    const address = page.url();
    await page.getByRole('button', { name: t('document', 'confirmNext') }).click();
    await expect(page).not.toHaveURL(address);
  }
  await expect(page.getByText(t('document', 'empty.queue'))).toBeVisible();
}

async function correctNumber(page: Page, t: ReturnType<typeof words>, number: Locator): Promise<void> {
  // However well it was read, something is typed: first wrong, and once that is kept, right.
  for (const typed of ['LCK-205', 'LCK-2051']) {
    const saved = page.waitForResponse((response) => response.url().endsWith('/draft') && response.ok());
    await number.fill(typed);
    await saved;
  }
  await expect(page.getByText(t('document', 'note.entered')).first()).toBeVisible();
}

/** Suggestions are accepted with Enter, what has none is classified with C. */
async function codeBankLines(page: Page, language: Language, shot: Shot): Promise<void> {
  const t = words(language);
  await page.goto(`${server.url}/bank-statement`);
  await expect(page.getByText('388-441-001').first()).toBeVisible();
  const received = page.getByRole('row').filter({ hasText: '12,000.00' });
  await received.first().click();
  await shot('4-bank-statement');
  await page.keyboard.press('c');
  const account = page.getByRole('combobox', { name: t('bank-statement', 'panel.classify.account'), exact: true });
  await chooseOption(account, '4010', '4010');
  await page
    .locator('.line-panel')
    .getByRole('button', { name: t('bank-statement', 'panel.classify.open') })
    .click();
  await expect(page.getByText(t('bank-statement', 'done.classify', { name: '4010' }))).toBeVisible();
  for (const figure of ['877.24', '60.00', '9,000.00', '12.44']) {
    const row = page.locator('.line > .line-grid').filter({ hasText: figure });
    await row.click();
    await row.getByRole('button', { name: t('bank-statement', 'accept') }).click();
    await expect(row).toHaveCount(0);
  }
  await expect(page.getByText(t('bank-statement', 'empty.done'))).toBeVisible();
  await shot('5-bank-statement-done');
}

async function readReports(page: Page, language: Language, shot: Shot): Promise<void> {
  const t = words(language);
  await page.goto(`${server.url}/reports/profit-loss?from=2025-04-01&to=2026-03-31`);
  for (const figure of ['12,000.00', '3,608.00', '877.24', '60.00', '7,454.76'])
    await expect(page.getByText(figure).first()).toBeVisible();
  await shot('6-profit-loss');
  await page.goto(`${server.url}/reports/trial-balance?as_at=2026-04-30`);
  for (const figure of ['52,075.20', '3,608.00', '50,000.00', '9,000.00', '12.44'])
    await expect(page.getByText(figure).first()).toBeVisible();
  await shot('7-trial-balance');
  await page.goto(`${server.url}/reports/balance-sheet?as_at=2026-03-31`);
  for (const figure of ['61,062.76', '3,608.00', '57,454.76'])
    await expect(page.getByText(figure).first()).toBeVisible();
  await shot('8-balance-sheet');
  await drillDown(page, t, shot);
}

/** From the payables on the balance sheet to the posting, the entry, and the page of the bill. */
async function drillDown(page: Page, t: ReturnType<typeof words>, shot: Shot): Promise<void> {
  await page.getByRole('link', { name: '3,608.00' }).first().click();
  await expect(page).toHaveURL(/\/reports\/account-transaction\?/);
  await expect(page.getByRole('heading', { name: t('reports', 'report.account-transaction') })).toBeVisible();
  await shot('9-account-transaction');
  await page.locator('.sheet-table').getByRole('link', { name: '3,608.00' }).first().click();
  await expect(page).toHaveURL(/\/journal-entry\//);
  await expect(page.getByRole('cell', { name: '3,608.00' }).first()).toBeVisible();
  await shot('10-journal-entry');
  await page.locator('a[href*="/document/"]').first().click();
  await expect(page).toHaveURL(/\/document\//);
  const picture = page.locator('.page-view img').first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await shot('11-document');
}
