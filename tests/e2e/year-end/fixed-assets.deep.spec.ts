import { expect, test } from '@playwright/test';
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

const machines = {
  name: 'Machines',
  name_zh: '機器',
  cost_account: '1510',
  depreciation_account: '1511',
  expense_account: '6500',
  disposal_account: '7120',
  method: 'straight_line',
  convention: 'full_month',
  life_months: 36,
  rate_basis_points: null,
  tax_class: 'pool_30',
};

const office = {
  ...machines,
  name: 'Office equipment',
  name_zh: '辦公室設備',
  cost_account: '1500',
  depreciation_account: '1501',
};

for (const [language, width] of shareOf(
  [
    ['en-US', 1440],
    ['zh-Hant', 390],
  ] as const,
  0,
)) {
  test(`an asset from its bill to its disposal, ${language}, ${width} px`, async ({ page }) => {
    const t = words(language);
    const say = (key: string, values?: Record<string, string>) => t('accounting-fixed-assets', key, values);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = page.getByRole('dialog');
    const client = await signedInClient(server.url, server.folder, `assets-${width}@folio.example`);
    const companyId = await createSampleCompany(client);
    const bill = await postedDocument(client, companyId, { type: 'purchase_bill', number: 'B-77', amount: '36000.00' });
    dataOf(await client.post(`/api/company/${companyId}/asset-class`, machines));
    await page.setViewportSize({ width, height: 900 });
    await speak(page, language);
    await enterAs(page, client, '/accounting/fixed-assets');

    // The bill offers its line, once it is large enough for the company.
    const chip = page.getByRole('link', { name: t('invoice-life', 'journal.assetOf', { name: 'Lanterns' }) });
    await button(say('setting.change')).click();
    await page.getByLabel(say('field.bill_threshold'), { exact: true }).fill('40000');
    await dialog.getByRole('button', { name: t('common', 'save') }).click();
    await expect(page.getByText('40,000.00')).toBeVisible();
    await page.goto(`${server.url}/invoice/${bill.id}`);
    await expect(page.getByText(t('invoice-life', 'journal.title'))).toBeVisible();
    await expect(chip).toHaveCount(0);
    const setting = { bill_threshold: '36000.00', version: 1 };
    dataOf(await client.put(`/api/company/${companyId}/fixed-asset/setting`, setting));
    await page.reload();
    await expect(chip).toBeVisible();
    await expectSound(page);
    await chip.click();
    await expect(page.getByLabel(say('field.cost'), { exact: true })).toHaveValue('36,000.00');
    await page.goto(`${server.url}/accounting/fixed-assets`);

    // The line of the bill becomes an asset; its cost moves from the expense to the cost account.
    await button(say('asset.add')).click();
    await chooseOption(page.getByLabel(say('field.bill_line')), /B-77 · Lanterns/);
    await expect(page.getByLabel(say('field.cost'), { exact: true })).toHaveValue('36,000.00');
    await dialog.getByRole('button', { name: say('asset.addOk'), exact: true }).click();
    await expect(page.getByRole('heading', { name: /FA-0001/ })).toBeVisible();
    await expectSound(page);

    // One month of 36 is charged.
    await page.goto(`${server.url}/accounting/fixed-assets/depreciation?month=2026-01-31`);
    await button(say('run.post')).click();
    await expect(page.getByText('1,000.00').first()).toBeVisible();
    await expect(page.getByRole('link', { name: say('run.posted') })).toBeVisible();
    await expectSound(page);

    // The register equals the ledger.
    await page.goto(`${server.url}/accounting/fixed-assets`);
    await expect(page.getByText('35,000.00').first()).toBeVisible();
    await expect(page.getByText(say('ties.equal'))).toBeVisible();
    await expectSound(page);

    // On the close board the register is the source of its accounts.
    await page.goto(`${server.url}/accounting/close?kind=month&end=2026-01-31`);
    await expect(
      page.getByText(t('accounting-close', width === 1440 ? 'source.register' : 'state.agrees')).first(),
    ).toBeVisible();

    // The next month is locked before its run: a person chooses the first open day for it.
    const lock = { through: '2026-02-28', reason: 'The month is closed' };
    dataOf(await client.put(`/api/company/${companyId}/period-lock`, lock));
    await page.goto(`${server.url}/accounting/fixed-assets/depreciation?month=2026-02-28`);
    await page.getByRole('checkbox').check();
    await expectSound(page);
    await button(say('run.post')).click();
    const day = language === 'en-US' ? 'Mar 1, 2026' : '2026年3月1日';
    await expect(page.getByRole('link', { name: say('run.postedOn', { day }) })).toBeVisible();

    // It moves to another class, without profit or loss; the note on movements has the transfer, and zero in total.
    const assetClass = language === 'en-US' ? office.name : office.name_zh;
    dataOf(await client.post(`/api/company/${companyId}/asset-class`, office));
    await page.goto(`${server.url}/accounting/fixed-assets`);
    await page.getByText('FA-0001').first().click();
    await button(say('change.transfer')).click();
    await dialog.getByRole('textbox').first().fill('2026-03-10');
    await chooseOption(page.getByLabel(say('transfer.class'), { exact: true }), assetClass);
    await dialog.getByRole('checkbox').check();
    await expect(page.getByLabel(say('field.life_months'), { exact: true })).toHaveValue('36');
    await expectSound(page);
    await dialog.getByRole('checkbox').uncheck();
    await dialog.getByRole('button', { name: say('change.transfer'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    const from = language === 'en-US' ? machines.name : machines.name_zh;
    await expect(page.getByText(say('transfer.done', { from, to: assetClass }), { exact: true })).toBeVisible();
    await page.goto(`${server.url}/accounting/fixed-assets/movement?from=2026-01-01&to=2026-12-31`);
    await expect(page.getByText(say('movement.cost_transfers'), { exact: true })).toBeVisible();
    await expect(page.getByText('(36,000.00)').first()).toBeVisible();
    await expectSound(page);
    await page.goto(`${server.url}/accounting/fixed-assets`);
    await expect(page.getByText(say('ties.equal'))).toBeVisible();

    // It is scrapped; what was not charged yet is lost.
    await page.getByText('FA-0001').first().click();
    await button(say('change.dispose')).click();
    await dialog.getByRole('textbox').first().fill('2026-03-20');
    await dialog.getByRole('button', { name: say('change.dispose'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(say('state.disposed')).first()).toBeVisible();
    await page
      .getByRole('link', { name: say('asset.entry') })
      .last()
      .click();
    await expect(page.getByText('34,000.00').first()).toBeVisible();
    await page.goto(`${server.url}/accounting/fixed-assets?state=disposed`);
    await expect(page.getByText(say('ties.equal'))).toBeVisible();

    // The computation of the year has the asset as an addition and as a disposal, each with a link to it.
    const year = { year_of_assessment: '2025/26', basis_from: '2025-04-01', basis_to: '2026-03-31' };
    const tax = dataOf(await client.post(`/api/company/${companyId}/profits-tax`, year)) as { id: string };
    await page.goto(`${server.url}/accounting/profits-tax/${tax.id}`);
    await expect(page.getByText(t('profits-tax', 'register.kinds.disposal'), { exact: true })).toBeVisible();
    await expectSound(page);
    await page
      .getByRole('link', { name: /FA-0001/ })
      .first()
      .click();
    await expect(page.getByText(say('state.disposed')).first()).toBeVisible();
  });
  test(`an asset is sold on an invoice, ${language}, ${width} px`, async ({ page }) => {
    const t = words(language);
    const say = (key: string, values?: Record<string, string>) => t('accounting-fixed-assets', key, values);
    const dialog = page.getByRole('dialog');
    const client = await signedInClient(server.url, server.folder, `sold-assets-${width}@folio.example`);
    const companyId = await createSampleCompany(client);
    const assetClass = dataOf(await client.post(`/api/company/${companyId}/asset-class`, machines)) as { id: string };
    // Sales of the last twelve months are offered, so the days follow the calendar.
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const { method, convention, life_months, tax_class } = machines;
    const terms = { method, convention, life_months, tax_class };
    const facts = { name: 'Lathe', class_id: assetClass.id, acquired_on: today, in_use_on: today };
    const body = { ...terms, ...facts, cost: '36000.00', counter_account: '5000' };
    const asset = dataOf(await client.post(`/api/company/${companyId}/fixed-asset`, body)) as { id: string };
    const planned = { number: 'INV-LATHE', amount: '30000.00', issue_date: today, due_date: today };
    const sale = await postedDocument(client, companyId, planned);
    await page.setViewportSize({ width, height: 900 });
    await speak(page, language);
    await enterAs(page, client, `/accounting/fixed-assets/${asset.id}`);

    // The line of the invoice decides amount and account of the proceeds.
    await page.getByRole('button', { name: say('change.dispose'), exact: true }).click();
    await chooseOption(page.getByLabel(say('disposal.way'), { exact: true }), say('disposal.ways.bank_line'));
    await expect(page.getByLabel(say('disposal.line.bank_line'), { exact: true })).toBeVisible();
    await chooseOption(page.getByLabel(say('disposal.way'), { exact: true }), say('disposal.ways.invoice_line'));
    const line = page.getByLabel(say('disposal.line.invoice_line'), { exact: true });
    await chooseOption(line, /30,000\.00.*INV-LATHE/, 'lathe');
    await expect(page.getByLabel(say('field.proceeds'), { exact: true })).toHaveValue('30,000.00');
    await expectSound(page);
    await dialog.getByRole('button', { name: say('change.dispose'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(say('state.disposed')).first()).toBeVisible();
    await expectSound(page);

    // The invoice stays while the disposal is in effect, and the page of the asset links to it.
    const refused = await client.post(`/api/company/${companyId}/invoice/${sale.id}/void`, {
      reason: 'Wrong customer',
    });
    expect(refused.status).toBe(409);
    const link = say('disposal.link.invoice_line', { number: `${sale.number} · Aurora Gifts Limited` });
    await page.getByRole('link', { name: link }).first().click();
    await expect(page).toHaveURL(new RegExp(`/invoice/${sale.id}`));
  });
}
