import { cpus, loadavg } from 'node:os';
import { fpsPayload } from '@folio/paper';
import { type PaperWithImages, pagePicture, writePaper } from '../../apps/server/src/platform/paper-file/index.ts';
import { paperItems, testPaper } from '../../apps/server/test/papers.ts';
import { type Figure, printFigures, quantile } from '../figure.ts';

const WARM_UP = 15;
const TIMES = 60;
const GOAL_MS = 300;

/** An invoice of 50 items in both languages with a payment code. Each has other characters: no glyph is cached. */
function invoice(time: number, template: PaperWithImages['template']): PaperWithImages {
  const rare = String.fromCodePoint(0x4e00 + time * 40);
  const items = paperItems(50).map((item, index) => ({
    ...item,
    name: `${item.name} ${rare}${String.fromCodePoint(0x5000 + time * 50 + index)}`,
  }));
  const paper = testPaper({ language: 'bilingual', template, items, number: `INV-2026-${time}` });
  const account = { kind: 'id', value: '1234567' } as const;
  const { due: amount, currency, paymentReference: reference, number: billNumber } = paper;
  return { ...paper, fpsPayload: fpsPayload({ account, currency, amount, reference, billNumber, payee: 'Bench' }) };
}

async function timesOf(work: (time: number) => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  const ms: number[] = [];
  for (let time = 0; time < WARM_UP + TIMES; time++) {
    const before = performance.now();
    await work(time);
    if (time >= WARM_UP) ms.push(performance.now() - before);
  }
  ms.sort((a, b) => a - b);
  return { p50: quantile(ms, 0.5), p95: quantile(ms, 0.95) };
}

/** Measures an invoice of 50 items with Chinese as PDF, warm, in each template, and the image of its first page. */
export async function benchPapers(): Promise<number> {
  console.log(`Conditions: ${cpus().length} processors, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}\n`);
  const figures: Figure[] = [];
  for (const template of ['classic', 'modern', 'compact'] as const) {
    const { p50, p95 } = await timesOf((time) => writePaper(invoice(time, template)));
    figures.push({ name: `${template}: PDF of 50 items, p50`, value: p50, unit: 'ms' });
    figures.push({ name: `${template}: PDF of 50 items, p95`, value: p95, unit: 'ms', goal: GOAL_MS });
  }
  const drawn = await timesOf(async (time) => pagePicture(await writePaper(invoice(time, 'classic')), 1));
  figures.push({ name: 'preview: PDF and picture of a page, p50', value: drawn.p50, unit: 'ms' });
  figures.push({ name: 'preview: PDF and picture of a page, p95', value: drawn.p95, unit: 'ms' });
  printFigures(figures);
  return 0;
}
