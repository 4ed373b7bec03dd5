import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';

/** The fields of a CSV file (RFC 4180), row by row. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const fields = text.replace(/^\uFEFF/, '').matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/g);
  for (const [whole, field = '', end = ''] of fields) {
    if (whole === '') break;
    rows.at(-1)?.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (end !== ',') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

const amount = /^-?\d+\.\d{2}$/;

/** The amounts of a file in their order, as they stand there. */
export async function amountsInCsv(download: Download): Promise<string[]> {
  const rows = readCsv(await readFile(await download.path(), 'utf8'));
  return rows.flat().filter((field) => amount.test(field));
}

/** An amount as it is read, written as the files have it: brackets are a minus, an en dash is nil. */
export function rawAmount(shown: string): string {
  if (shown === '–') return '0.00';
  const plain = shown.replaceAll(',', '').replace(/^[A-Z]{3} ?/, '');
  return plain.startsWith('(') ? `-${plain.slice(1, -1)}` : plain;
}

/** The amounts on the screen in their order; one with Cr beside it is negative. */
export async function amountsOnScreen(page: Page): Promise<string[]> {
  const cells = await page.locator('.sheet-table tbody .sheet-figure').evaluateAll((figures) =>
    figures.map((figure) => {
      const beside = figure.nextElementSibling;
      const isSide = beside instanceof HTMLElement && beside.dataset.column === 'side';
      return { text: figure.textContent ?? '', side: isSide ? (beside.textContent ?? '') : '' };
    }),
  );
  return cells
    .filter(({ text }) => text !== '')
    .map(({ text, side }) => (side === 'Cr' || side === '貸' ? `-${rawAmount(text)}` : rawAmount(text)))
    .filter((text) => amount.test(text));
}
