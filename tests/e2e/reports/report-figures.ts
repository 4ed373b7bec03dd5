import { readFile } from 'node:fs/promises';
import { readCsv } from '@folio/csv';
import type { Download, Page } from '@playwright/test';

const amount = /^-?\d+\.\d{2}$/;

/** The amounts of a file in their order, as written. */
export async function amountsInCsv(download: Download): Promise<string[]> {
  const { rows } = readCsv(await readFile(await download.path(), 'utf8'), ',');
  return rows.flatMap(({ cells }) => cells).filter((field) => amount.test(field));
}

/** An amount as it is read, written as the files have it: brackets are a minus, an en dash is zero. */
export function rawAmount(shown: string): string {
  if (shown === '–') return '0.00';
  const plain = shown.replaceAll(',', '').replace(/^[A-Z]{3} ?/, '');
  return plain.startsWith('(') ? `-${plain.slice(1, -1)}` : plain;
}

/** The amounts on the screen in their order; one with Cr next to it is negative. */
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
