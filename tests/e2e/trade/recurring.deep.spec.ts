import AxeBuilder from '@axe-core/playwright';
import type { InvoiceDetail } from '@folio/contract';
import { expect, test } from '@playwright/test';
import { type Client, createSampleCompany, dataOf, signedInClient } from '../../support/client.ts';
import { invoiceDraft } from '../../support/drafts.ts';
import type { TestServer } from '../../support/server.ts';
import { enterAs, speak } from '../person.ts';
import { sharedServer } from '../shared-server.ts';
import { shareOf, words } from '../words.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});

async function invoiceOf(client: Client, companyId: string): Promise<InvoiceDetail> {
  const draft = invoiceDraft({ number: '' });
  const made = dataOf<InvoiceDetail>(
    await client.post(`/api/company/${companyId}/invoice`, { type: 'sales_invoice', draft }),
  );
  return dataOf<InvoiceDetail>(
    await client.post(`/api/company/${companyId}/invoice/${made.id}/confirm`, { version: made.version }),
  );
}

for (const [language, width] of shareOf(
  [
    ['en-US', 1440],
    ['zh-Hant', 390],
  ] as const,
  0,
)) {
  test(`recurring: an invoice repeats, makes its next, pauses and goes on, ${language}, ${width} px`, async ({
    page,
  }) => {
    const t = words(language);
    const say = (key: string) => t('recurring', key);
    await page.setViewportSize({ width, height: 900 });
    const client = await signedInClient(server.url, server.folder, `repeat-${width}@example.com`);
    const companyId = await createSampleCompany(client);
    const invoice = await invoiceOf(client, companyId);
    await speak(page, language);
    await enterAs(page, client, `/sales/recurring/new?from=${invoice.id}`);
    await page.getByLabel(say('field.name')).fill('Lantern rent');
    await expect(
      page
        .getByRole('region', { name: say('nextDays') })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    await page.getByText(say('action.confirm'), { exact: true }).click();
    await page.getByRole('button', { name: say('save') }).click();
    await expect(page.getByRole('heading', { name: 'Lantern rent' })).toBeVisible();
    await expect(page).toHaveURL(/\/sales\/recurring\/[0-9a-f-]{36}$/);

    await page.getByRole('button', { name: say('more') }).click();
    await page.getByRole('menuitem', { name: say('makeNow') }).click();
    const made = page.getByRole('link', { name: /^INV-/ });
    await expect(made).toBeVisible();
    await page.getByRole('button', { name: say('pause') }).click();
    await expect(page.getByText(say('state.paused'))).toBeVisible();
    await page.getByRole('button', { name: say('resume') }).click();
    await expect(page.getByText(say('state.active'))).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);

    await made.click();
    await expect(page).toHaveURL(/\/invoice\//);
    await page.goto(`${server.url}/sales/recurring`);
    await expect(page.getByText('Lantern rent')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
}
