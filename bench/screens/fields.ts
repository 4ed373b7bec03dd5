import type { Browser, Page } from '@playwright/test';
import { costOfTyping } from '../editor/typing.ts';
import type { Figure } from '../figure.ts';

const LONGEST_TASK_MS = 100;
const KEY_MS = 60;

/** A field that people type into often. `open` leaves the focus in it. */
interface Field {
  readonly name: string;
  readonly path: string;
  readonly text: string;
  readonly open: (page: Page) => Promise<void>;
}

const searchBox = async (page: Page) => page.getByRole('searchbox').first().focus();

export const FIELDS: readonly Field[] = [
  { name: 'search of the sales', path: '/sales', text: 'aurora trading', open: searchBox },
  { name: 'search of the purchases', path: '/purchases', text: 'island paper', open: searchBox },
  { name: 'search of the documents', path: '/document', text: 'statement march', open: searchBox },
  {
    name: 'search of everything',
    path: '/home',
    text: 'aurora 23,900 march',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').first().waitFor();
    },
  },
  {
    name: 'item of an invoice',
    path: '/invoiceEditor?type=sales_invoice',
    text: 'Paper lantern, red, forty inch',
    open: async (page) => page.locator('[data-row="0"] [data-cell="name"]').focus(),
  },
  {
    name: 'price of an invoice',
    path: '/invoiceEditor?type=sales_invoice',
    text: '1234.5*3+99.75',
    open: async (page) => page.locator('[data-row="0"] [data-cell="price"]').focus(),
  },
  {
    name: 'description of a journal',
    path: '/accounting/journals/new',
    text: 'Reclassify the deposit of the office',
    open: async (page) => page.getByRole('textbox').nth(1).focus(),
  },
  { name: 'search of the accounts', path: '/accounting/chart-of-accounts', text: 'bank charges', open: searchBox },
];

/** The longest piece of work of the page's own thread while a quick person types into each field. */
export async function measureFields(browser: Browser, page: Page, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, path, text, open } of FIELDS) {
    await page.goto(url + path);
    await page.waitForLoadState('networkidle');
    await open(page);
    const typing = await costOfTyping(browser, page, async () => {
      await page.keyboard.type(text, { delay: KEY_MS });
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(400);
    });
    figures.push({
      name: `typing: ${name}`,
      value: typing.longestProcessorMs,
      unit: 'ms',
      goal: LONGEST_TASK_MS,
      note: `processor time; ${Math.round(typing.longestMs)} ms by the clock, ${typing.keys} keys`,
    });
  }
  return figures;
}
