import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { launchOptions } from '../tests/support/browser.ts';
import type { Figure } from './figure.ts';

/** The JavaScript a stranger's browser loads for the sign-in page, gzipped. */
export async function measureSignInPage(url: string): Promise<Figure[]> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body());
    });
    await page.goto(`${url}/auth/sign-in`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    const bytes = (await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script).length, 0);
    return [{ name: 'JavaScript before sign-in, gzip', value: bytes / 1000, unit: 'kB', goal: 150 }];
  } finally {
    await browser.close();
  }
}
