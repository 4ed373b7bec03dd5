import { cpus, loadavg, totalmem } from 'node:os';
import { chromium } from '@playwright/test';
import { signIn, speak } from '../../tests/e2e/person.ts';
import { launchOptions } from '../../tests/support/browser.ts';
import { createSampleCompany, dataOf, signedInClient } from '../../tests/support/client.ts';
import { invoiceDraft } from '../../tests/support/drafts.ts';
import { startTestServer, type TestServer } from '../../tests/support/server.ts';
import { type Figure, printFigures } from '../figure.ts';
import { type Typing, typeInto } from './typing.ts';

const EMAIL = 'bench@example.com';
const LONGEST_FRAME_MS = 50;
const KEY_MS = 60;
const SIZES = [200, 1000] as const;
/** Sixty keys: for half of them each key changes the totals, half are words. */
const KEYS = [
  { name: 'a price', cell: 'price', text: '123456.78+9.5*3-1200/4+12345.6' },
  { name: 'a name', cell: 'name', text: 'Paper lantern, red, forty inch' },
] as const;

function sayConditions(): void {
  const [cpu] = cpus();
  console.log(
    `Conditions: ${cpus().length} x ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}; Chromium without a graphics card, 1440 x 900`,
  );
  console.log(`The invoice editor with tax and discounts, preview beside it; a key every ${KEY_MS} ms\n`);
}

/** An invoice of `count` items, each with a discount and tax, and a discount on the whole invoice. */
function longDraft(count: number) {
  const [item] = invoiceDraft().items;
  const items = Array.from({ length: count }, (_, index) => ({
    ...item,
    name: `Lantern no. ${index + 1}`,
    description: 'Paper and bamboo, folded flat, in a box',
    quantity: String((index % 9) + 1),
    price: `${(index % 97) + 1}.25`,
    discount: index % 3 === 0 ? '5' : null,
    rate: '20',
  }));
  return invoiceDraft({ number: '', items, amounts_are: 'tax_exclusive', discount: '250', discount_is: 'amount' });
}

function figuresOf(count: number, name: string, typing: Typing): Figure[] {
  const about = `${count} items, ${name}`;
  return [
    {
      name: `${about}: longest work of the page`,
      value: typing.longestProcessorMs,
      unit: 'ms',
      goal: LONGEST_FRAME_MS,
      note: `processor time; ${typing.keys} keys`,
    },
    { name: `${about}: the same by the clock`, value: typing.longestMs, unit: 'ms', note: 'longer on a busy machine' },
    { name: `${about}: work of a key, p50`, value: typing.middleProcessorMs, unit: 'ms' },
  ];
}

async function measure(server: TestServer, ids: ReadonlyMap<number, string>): Promise<Figure[]> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await speak(page, 'en-US');
    await signIn(page, server, 'en-US', EMAIL);
    const figures: Figure[] = [];
    for (const [count, id] of ids) {
      await page.goto(`${server.url}/invoiceEditor?id=${id}`);
      await page.locator('[data-row="0"]').waitFor();
      await page.waitForLoadState('networkidle');
      for (const { name, cell, text } of KEYS)
        figures.push(...figuresOf(count, name, await typeInto(browser, page, { item: 2, name: cell }, text, KEY_MS)));
    }
    return figures;
  } finally {
    await browser.close();
  }
}

/** `npm run bench -- editor`: does typing into an invoice of very many items delay a frame? Answers the exit code. */
export async function benchEditor(): Promise<number> {
  sayConditions();
  const server = await startTestServer();
  try {
    const client = await signedInClient(server.url, server.folder, EMAIL);
    const companyId = await createSampleCompany(client);
    const ids = new Map<number, string>();
    for (const count of SIZES) {
      const body = { type: 'sales_invoice', draft: longDraft(count) };
      ids.set(count, dataOf<{ id: string }>(await client.post(`/api/company/${companyId}/invoice`, body)).id);
    }
    const figures = await measure(server, ids);
    printFigures(figures);
    return figures.every(({ value, goal }) => goal === undefined || value <= goal) ? 0 : 1;
  } finally {
    await server.stop();
    server.clean();
  }
}
