import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type Language, words } from '../words.ts';
import type { Upload } from './review-papers.ts';

/** Pictures of the review, wide and as a phone shows it, kept with the run's output. */
export function cameraOf(page: Page, language: Language): (name: string) => Promise<void> {
  const folder = join('test-results', 'review', language);
  mkdirSync(folder, { recursive: true });
  return async (name) => {
    await page.screenshot({ path: join(folder, `${name}-wide.png`) });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot({ path: join(folder, `${name}-phone.png`) });
    await page.setViewportSize({ width: 1440, height: 900 });
  };
}

/** A scan of several pages takes its time on a busy machine. */
const readingMs = 240_000;

/** Uploads files and waits until each is in the state; from here on the mouse is not used. */
export async function upload(page: Page, language: Language, files: readonly Upload[], state = 'needs_review') {
  const t = words(language);
  await page
    .getByRole('button', { name: t('shell', 'upload') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await page
    .locator('input[type=file]:not([capture])')
    .first()
    .setInputFiles([...files]);
  await expect(dialog.getByText(t('upload', `step.${state}`))).toHaveCount(files.length, { timeout: readingMs });
}

const mostTabs = 80;

/** Presses Tab until the focus is on something that says the words. */
export async function tabTo(page: Page, text: string): Promise<void> {
  for (let pressed = 0; pressed < mostTabs; pressed++) {
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    if (focused === text) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${text}`);
}

/** From the upload's dialog to the document it links to, by keyboard. */
export async function openFromDialog(page: Page, language: Language, word = 'review'): Promise<void> {
  await tabTo(page, words(language)('upload', word));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/document\//);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.review')).toBeVisible();
}

/** The document on the desk is worked with Enter alone: each press settles a field, or confirms. Answers how many it took. */
export async function confirmWithEnter(page: Page, language: Language): Promise<number> {
  const t = words(language);
  const names = new RegExp(`^(${t('document', 'confirmNext')}|${t('document', 'fileNext')})`);
  await expect(page.getByRole('button', { name: names })).toBeVisible();
  const address = page.url();
  const standing = () =>
    page.evaluate(() => [
      location.pathname,
      document.activeElement?.id,
      document.querySelectorAll('[role=dialog]').length,
    ]);
  for (let presses = 1; presses <= 60; presses++) {
    const before = JSON.stringify(await standing());
    await page.keyboard.press('Enter');
    await expect
      .poll(async () => JSON.stringify(await standing()), { timeout: 4000 })
      .not.toBe(before)
      .catch(() => undefined);
    if (page.url() !== address) return presses;
  }
  const said = await page.getByRole('alert').allTextContents();
  throw new Error(`Enter did not confirm the document: ${said.join(' ')}`);
}

/** The company's documents as the API returns them. */
export async function documentsOf(page: Page, url: string, companyId: string) {
  const answer = await page.request.get(`${url}/api/company/${companyId}/document?page=1&limit=100`);
  const {
    data,
  }: { data: { id: string; name: string; state: string; kind: string; outcomes: { id: string; type: string }[] }[] } =
    await answer.json();
  return data;
}
