import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { taxonomyPackage } from '../../../apps/server/test/taxonomy-package.ts';
import { readFiling } from '../../../packages/ledger/src/index.ts';
import { demo } from '../../support/prepared-folder.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { enter, speak } from '../person.ts';
import { moveTo } from '../settled.ts';
import { expectSound } from '../sound.ts';
import { shareOf, words } from '../words.ts';

/** The demo's company: its year to 31 March 2026 is finished. */
let server: TestServer;
test.beforeEach(async () => {
  server = await startTestServer({ env: { FOLIO_DEMO: 'worked-year' } });
});
test.afterEach(async () => {
  await server.stop();
  server.clean();
});

async function saved(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  return readFileSync(await (await download).path(), 'utf8');
}

type Words = ReturnType<typeof words>;

/** Enters the file number, accepts every proposal, and approves the computation. */
async function approveTax(page: Page, t: Words): Promise<void> {
  const say = (key: string) => t('profits-tax', key);
  const dialog = page.getByRole('dialog');
  await moveTo(page, '/accounting/profits-tax');
  await page.getByRole('button', { name: say('profile.open') }).click();
  await page.getByLabel(say('profile.file'), { exact: true }).fill('22/12345678');
  await dialog.getByRole('button', { name: t('common', 'save') }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByText('2025/26', { exact: true }).first().click();
  const proposed = page.getByText(say('adjustment.state.proposed'), { exact: true });
  await expect(page.getByText(say('line.profit_before_tax'))).toBeVisible();
  for (let left = await proposed.count(); left > 0; left--) {
    await proposed.first().click();
    await dialog.getByRole('button', { name: say('adjustment.accept') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(proposed).toHaveCount(left - 1);
  }
  await page.getByRole('button', { name: say('approval.ok'), exact: true }).click();
  await expect(page.getByText(say('state.approved'), { exact: true }).first()).toBeVisible();
}

/** Enters what the books do not say and makes the accounts final. */
async function finalAccounts(page: Page, t: Words): Promise<void> {
  const say = (key: string, values?: Record<string, string>) => t('accounting-statutory-accounts', key, values);
  await moveTo(page, '/accounting/statutory-accounts?end=2026-03-31');
  await page.getByLabel(say('fact.activity')).fill('trading in lanterns');
  await page.getByLabel(say('fact.auditor')).fill('Peak and Partners CPA Limited');
  await page.getByLabel(say('fact.approved_on')).fill('2026-05-02');
  await page.getByLabel(say('fact.approved_on')).press('Enter');
  const director = page.getByLabel(say('directorField', { field: say('director.name'), number: '1' }));
  if ((await director.count()) === 0) await page.getByRole('button', { name: say('addDirector') }).click();
  await director.fill('Lam Hoi Yan');
  await page.getByRole('button', { name: say('save') }).click();
  const final = page.getByRole('button', { name: say('finalise'), exact: true });
  await expect(final).toBeEnabled();
  await final.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('finalise') })
    .click();
  await expect(page.getByText(say('unchanged'))).toBeVisible();
}

const zip = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/zip', buffer });

for (const [language, width] of shareOf(
  [
    ['en-US', 1440],
    ['zh-Hant', 390],
  ] as const,
  0,
)) {
  test(`a year is filed: package, facts, answers and files, ${language}, ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    const t = words(language);
    const say = (key: string, values?: Record<string, string>) => t('accounting-filing', key, values);
    await page.setViewportSize({ width, height: 900 });
    await speak(page, language);

    // Without a tax computation the screen says where to begin.
    await enter(page, server, demo, '/accounting/filing');
    await expect(page.getByRole('heading', { name: say('title'), exact: true })).toBeVisible();
    await page.getByRole('link', { name: say('openTax') }).click();
    await page
      .getByRole('button', { name: t('profits-tax', 'new.open') })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('profits-tax', 'new.ok') })
      .click();
    await expect(page.getByRole('heading', { name: t('profits-tax', 'yearTitle', { year: '2025/26' }) })).toBeVisible();
    await moveTo(page, '/accounting/filing');
    await expect(page.getByText(say('package.none'))).toBeVisible();
    // Only the first findings are shown until a person asks for all of them.
    await page.getByRole('button', { name: new RegExp(say('showAll', { count: '\\d+' })) }).click();
    await expect(page.getByText('NVAD-E-0170')).toBeVisible();
    await expectSound(page);

    // A broken package and one of another year are explained; the right one is imported.
    const choose = page.getByLabel(say('package.choose')).last();
    await choose.setInputFiles(zip('broken.zip', Buffer.from('no zip')));
    await expect(page.getByRole('alert').filter({ hasText: 'ZIP' })).toBeVisible();
    await choose.setInputFiles(zip('old.zip', await taxonomyPackage('2025-04-01')));
    await expect(page.getByRole('alert').filter({ hasText: '2026' })).toBeVisible();
    await choose.setInputFiles(zip('IRD.zip', await taxonomyPackage()));
    await expect(page.getByText(say('filesTagged'))).toBeVisible();

    // A wrong industry code is explained, and what was typed stays.
    const code = page.getByLabel(say('profile.hksic'), { exact: true });
    await code.fill('4690');
    await page.getByRole('button', { name: say('profile.save') }).click();
    await expect(page.getByRole('alert').filter({ hasText: '469000' }).first()).toBeVisible();
    await expect(code).toHaveValue('4690');
    await code.fill('469000');
    // Rates of the office are not a management fee: the proposal is removed.
    await page.getByRole('button', { name: say('map.remove', { name: '6110' }) }).click();
    await page.getByRole('button', { name: say('profile.save') }).click();
    await expect(page.getByText(say('profile.saved'))).toBeVisible();
    await expect(page.getByText('NVAD-E-0170')).toHaveCount(0);

    // Open questions are answered at once.
    await expect(page.getByText('NVAD-E-0050').first()).toBeVisible();
    await page.getByRole('button', { name: say('answers.rest') }).click();
    await page.getByRole('button', { name: say('answers.save') }).click();
    await expect(page.getByText(say('answers.saved'))).toBeVisible();
    await expect(page.getByRole('button', { name: say('answers.save') })).toBeDisabled();
    // The computation is a draft, so the filing cannot be frozen yet.
    await expect(page.getByText('FOLIO-COMPUTATION')).toBeVisible();
    await expect(page.getByRole('button', { name: say('freeze'), exact: true })).toBeDisabled();
    await expectSound(page);

    // The files hold what the screen showed.
    const { facts, faults } = readFiling('accounts', await saved(page, say('file.accounts')));
    expect(faults).toEqual([]);
    expect(facts.find(({ element }) => element === 'Equity')?.value).toBe('760285');
    const computation = readFiling('computation', await saved(page, say('file.computation')));
    expect(computation.facts.find(({ element }) => element === 'AdvanceRuling')?.value).toBe('false');
    expect(await saved(page, say('file.sheet'))).toContain('760285');

    // Computation approved, accounts final, details entered: the filing is frozen.
    await approveTax(page, t);
    await finalAccounts(page, t);
    await moveTo(page, '/accounting/filing');
    await expect(page.getByText('FOLIO-ACCOUNTS')).toHaveCount(0);
    for (const details of ['LegalAndOtherProfessionalFee', 'ManagementFee'])
      await page.locator(`#filing-${details}PaymentsDetails`).fill('Schedule 1');
    await page.getByRole('button', { name: say('answers.save') }).click();
    await expect(page.getByText(say('nothingFound'))).toBeVisible();
    await page.getByRole('button', { name: say('freeze'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('freeze') })
      .click();
    await expect(page.getByText(say('same'))).toBeVisible();
    await expect(page.getByRole('button', { name: say('freeze'), exact: true })).toBeDisabled();
    await expectSound(page);
  });
}
