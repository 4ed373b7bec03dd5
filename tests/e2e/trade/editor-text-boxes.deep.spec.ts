import type { InvoiceDetail } from '@folio/contract';
import { expect, test } from '@playwright/test';
import { createSampleCompany, dataOf, signedInClient } from '../../support/client.ts';
import { invoiceDraft } from '../../support/drafts.ts';
import { enterAs, speak } from '../person.ts';
import { sharedServer } from '../shared-server.ts';

test('the text boxes of the editor show their whole text, also when the font arrives late', async ({ page }) => {
  const server = await sharedServer();
  const client = await signedInClient(server.url, server.folder, 'text-boxes@folio.example');
  const companyId = await createSampleCompany(client);
  const address = 'Unit 5, 7/F, Ever Gain Centre\n364 Hennessy Road\nWan Chai\nHong Kong';
  const draft = invoiceDraft({
    vendor: { name: 'Golden Bauhinia Trading Limited', address, tax_id: null },
    customer: { name: 'Example Customer Limited', address, tax_id: null },
    notes: 'Thank you.\nPay by FPS.\nQuote the number.',
  });
  const { id } = dataOf<InvoiceDetail>(
    await client.post(`/api/company/${companyId}/invoice`, { type: 'sales_invoice', draft }),
  );
  await speak(page, 'en-US');
  await enterAs(page, client, `/invoiceEditor?id=${id}`);
  const boxes = page.locator('[id="field-vendor.address"], [id="field-customer.address"], #field-notes');
  await expect(boxes).toHaveCount(3);
  const cut = () =>
    boxes.evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight).map((one) => one.id));
  await expect.poll(cut).toEqual([]);
  // As a font with wider letters does: the lines of the customer's address wrap.
  await page.addStyleTag({ content: '[id="field-customer.address"], #field-notes { letter-spacing: 3px; }' });
  await expect.poll(cut).toEqual([]);
});
