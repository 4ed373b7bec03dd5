import { mkdtempSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { freePort } from '../../apps/server/test/free-port.ts';
import { signIn, speak } from '../../tests/e2e/person.ts';
import { launchOptions } from '../../tests/support/browser.ts';
import { createSampleCompany, dataOf, signedInClient } from '../../tests/support/client.ts';
import { startTestServer, type TestServer } from '../../tests/support/server.ts';
import { buildCompany } from '../bank/build.ts';
import { OPEN_LINES, PAST_LINES } from '../bank/workload.ts';
import { type Figure, printFigures, quantile } from '../figure.ts';
import { type Frames, scrollThrough } from './frames.ts';

const EMAIL = 'bench@example.com';
const LONGEST_FRAME_MS = 50;
const MAX_ROWS = 60;
/** A brisk hand on the wheel, and one that flings the page along. */
const SPEEDS = [
  { name: 'wheel', pxPerFrame: 120 * 4 },
  { name: 'fling', pxPerFrame: 3000 },
] as const;

function sayConditions(): void {
  const [cpu] = cpus();
  console.log(
    `Conditions: ${cpus().length} x ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}; Chromium without a graphics card, 1440 x 900`,
  );
  console.log(`A bank account of ${PAST_LINES + OPEN_LINES} lines, scrolled from top to end\n`);
}

function figuresOf(name: string, frames: Frames): Figure[] {
  const sorted = frames.gapsMs.toSorted((a, b) => a - b);
  const longest = sorted.at(-1) ?? Number.NaN;
  const note = `${sorted.length} frames${frames.reachedEnd ? '' : '; the end was not reached'}`;
  return [
    { name: `${name}: longest frame`, value: longest, unit: 'ms', goal: LONGEST_FRAME_MS, note },
    { name: `${name}: frame, p99`, value: quantile(sorted, 0.99), unit: 'ms' },
    { name: `${name}: longest work of the page`, value: frames.longestTaskMs, unit: 'ms', note: '0: none over 50 ms' },
    { name: `${name}: rows drawn at most`, value: frames.mostRows, unit: 'rows', goal: MAX_ROWS },
    { name: `${name}: frames with a line on its way`, value: frames.emptyFrames, unit: 'frames' },
  ];
}

async function timeToEnd(page: Page): Promise<Figure> {
  await page.keyboard.press('Home');
  await page.locator('tr[aria-rowindex="2"]:focus').waitFor();
  const before = performance.now();
  await page.keyboard.press('End');
  await page.locator(`tr[aria-rowindex="${PAST_LINES + OPEN_LINES + 1}"]:focus`).waitFor();
  return { name: 'End: from the first line to the last', value: performance.now() - before, unit: 'ms' };
}

async function measure(server: TestServer, bankAccountId: string): Promise<Figure[]> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await speak(page, 'en-US');
    await signIn(page, server, 'en-US', EMAIL);
    await page.goto(`${server.url}/bank-statement?account=${bankAccountId}&show=all`);
    await page.locator('.line-current').waitFor();
    await page.waitForLoadState('networkidle');
    const figures: Figure[] = [await timeToEnd(page)];
    for (const { name, pxPerFrame } of SPEEDS) figures.push(...figuresOf(name, await scrollThrough(page, pxPerFrame)));
    return figures;
  } finally {
    await browser.close();
  }
}

/** `npm run bench -- scroll`: does the list of a very long bank account scroll without a dropped frame? Answers the exit code. */
export async function benchScroll(): Promise<number> {
  sayConditions();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'folio-bench-scroll-'));
  const first = await startTestServer({ folder, port });
  const client = await signedInClient(first.url, folder, EMAIL);
  const companyId = await createSampleCompany(client);
  const { user_id: userId } = dataOf<{ user_id: string }>(await client.get('/api/user/profile'));
  await first.stop();
  const { bankAccountId } = await buildCompany(join(folder, 'database'), companyId, userId);
  const server = await startTestServer({ folder, port });
  try {
    const figures = await measure(server, bankAccountId);
    printFigures(figures);
    return figures.every(({ value, goal }) => goal === undefined || value <= goal) ? 0 : 1;
  } finally {
    await server.stop();
    server.clean();
  }
}
