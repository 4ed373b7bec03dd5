import { expect, type Page, test } from '@playwright/test';
import { smallPdf } from '../../../apps/server/test/small-pdf.ts';
import { type Client, createSampleCompany, dataOf, signedInClient } from '../../support/client.ts';
import type { TestServer } from '../../support/server.ts';
import { enterAs, speak } from '../person.ts';
import { sharedServer } from '../shared-server.ts';
import { words } from '../words.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await sharedServer();
});
const t = words('en-US');
const say = (key: string, values?: Record<string, string>) => t('file-storage', key, values);

test('a file is found by a word inside, previewed, zipped, deleted and restored, by the keyboard too', async ({
  page,
}) => {
  const client = await signedInClient(server.url, server.folder, 'files@example.com');
  const companyId = await createSampleCompany(client);
  await speak(page, 'en-US');
  await uploadPapers(client, companyId);
  await enterAs(page, client, '/settings/explore/file-storage');

  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(4);
  const search = page.getByRole('searchbox', { name: say('search') });
  await search.fill('chrysanth');
  await expect(rows).toHaveCount(2);
  await expect(page.locator('mark')).toHaveText('Chrysanth');

  // The row under the keyboard opens; Escape leads back.
  await rows.nth(1).focus();
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog');
  await expect(preview.getByRole('img', { name: /tea\.pdf/ })).toBeVisible();
  await expect(preview.getByText(say('use.none'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await expect(page).not.toHaveURL(/file=/);

  await search.fill('');
  await expect(rows).toHaveCount(4);
  for (const row of [1, 2]) {
    await rows.nth(row).focus();
    await page.keyboard.press('Space');
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('chosen.zip') }).click();
  expect((await download).suggestedFilename()).toMatch(/^Files \d{4}-\d{2}-\d{2}\.zip$/);

  await page.getByRole('button', { name: say('toTrash') }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: say('undo') }).click();
  await expect(rows).toHaveCount(4);

  await throwAway(page, /contract\.txt/);
  const tree = page.getByRole('navigation', { name: say('folders') });
  await tree.getByRole('button', { name: new RegExp(say('folder.trash')) }).click();
  await expect(page).toHaveURL(/path=trash/);
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: say('trash.restore') }).click();
  await expect(page.getByText(say('trash.empty'))).toBeVisible();
  await tree.getByRole('button', { name: new RegExp(say('folder.other')) }).click();
  await expect(page.getByRole('row', { name: /contract\.txt/ })).toBeVisible();
});

async function throwAway(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('row', { name }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('toTrash') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Two documents that Folio reads, and a file that it only stores. */
async function uploadPapers(client: Client, companyId: string): Promise<void> {
  const base = `/api/company/${companyId}`;
  for (const [name, item] of [
    ['tea.pdf', 'Chrysanthemum tea'],
    ['paper.pdf', 'Lantern paper'],
  ] as const)
    await client.upload(companyId, name, textPdf(['INVOICE', `Invoice No.: ${name}`, item]));
  const form = new FormData();
  form.append('files[0]', new Blob(['A contract']), 'contract.txt');
  await client.call('POST', `${base}/file`, form);
  await expect
    .poll(async () => {
      const documents = dataOf<{ state: string }[]>(await client.get(`${base}/document`));
      return documents.filter(({ state }) => state === 'queued' || state === 'processing').length;
    })
    .toBe(0);
}

function textPdf(lines: readonly string[]): Uint8Array {
  const shown = lines.map((text, line) => `1 0 0 1 60 ${760 - line * 30} Tm (${text}) Tj`).join('\n');
  return smallPdf([{ widthPt: 595, heightPt: 842, content: `BT /F1 14 Tf ${shown} ET` }]);
}
