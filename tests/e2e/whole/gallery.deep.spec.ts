import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';

const web = join(import.meta.dirname, '../../../apps/web');
const built = join(web, '../../.cache/gallery');
const address = 'http://gallery.localhost';

/** The groups whose components every screen shares; the others belong to a kind of record. */
const groups = ['day', 'feedback', 'form', 'keyboard', 'money', 'month-strip', 'page', 'select', 'table'];

function componentsOf(group: string): string[] {
  const files = readdirSync(join(web, 'src/components', group), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /(?<!\.test)\.tsx$/.test(file)).map((file) => `${group}/${file.replace('.tsx', '')}`);
}

test.beforeAll(async () => {
  const configFile = join(web, 'vite.gallery.config.ts');
  await build({ configFile, root: join(web, 'gallery'), logLevel: 'error' });
});

const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};

/** Opens the gallery from its files; nothing else answers. Answers what went wrong while it was drawn. */
async function open(page: Page, language: string, theme: string): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.route(`${address}/**`, (route) => {
    const path = new URL(route.request().url()).pathname;
    const file = path === '/' ? '/index.html' : path;
    const contentType = types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return route.fulfill({ body: readFileSync(join(built, file)), contentType });
  });
  await page.goto(`${address}/?language=${language}&theme=${theme}`);
  await expect(page.locator('[data-specimen="table/data-table"]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  return faults;
}

/** Specimens that are wider than the page or have no height. */
function misfits(page: Page): Promise<string[]> {
  return page.locator('.specimen[data-floats="false"]').evaluateAll((specimens) =>
    specimens
      .filter((one) => {
        const body = one.querySelector('.specimen-body');
        return body === null || one.scrollWidth > one.clientWidth + 1 || body.getBoundingClientRect().height < 8;
      })
      .map((one) => one.getAttribute('data-name') ?? ''),
  );
}

for (const [language, theme] of [
  ['en-US', 'light'],
  ['zh-Hant', 'dark'],
] as const) {
  test(`every shared component is whole and accessible, ${language}, ${theme}`, async ({ page }) => {
    const faults = await open(page, language, theme);
    const shown = await page
      .locator('[data-specimen]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-specimen')));
    const missing = groups.flatMap(componentsOf).filter((name) => !shown.includes(name));
    expect(missing).toEqual([]);
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => misfits(page), { message: `${width} px` }).toEqual([]);
    }
    // Keys of messages that have no words would be shown as they are.
    expect(await page.locator('#root').textContent()).not.toMatch(/\b[a-z]+(?:\.[a-z][A-Za-z]+)+\b(?!\/)/);
    const { violations } = await new AxeBuilder({ page })
      .disableRules(['page-has-heading-one', 'region', 'landmark-no-duplicate-banner', 'heading-order'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    expect(faults).toEqual([]);
  });
}
