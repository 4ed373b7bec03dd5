import { describe, expect, it } from 'vitest';
import { pageCount, pageText } from '../../../sample-documents/src/paper/page-bitmap.ts';
import { printedPdf } from '../placed-page.ts';
import { commercialHalf, commercialSignature, drawCommercialLayout } from './commercial-layout.ts';
import { drawCommercial } from './draw-commercial.ts';

const SEEDS = Array.from({ length: 24 }, (_, index) => 2000 + index * 41);
const minorOf = (text: string | null | undefined) => BigInt((text ?? '0.00').replace('.', ''));

describe('the grammar of business documents', () => {
  const layouts = Array.from({ length: 6000 }, (_, seed) => drawCommercialLayout(seed));

  it('draws more than 5,000 distinct layouts, the same ones from the same seeds', () => {
    expect(new Set(layouts.map(commercialSignature)).size).toBeGreaterThan(5000);
    expect(layouts.slice(0, 50)).toEqual(Array.from({ length: 50 }, (_, seed) => drawCommercialLayout(seed)));
  });

  it('keeps about half of them back', () => {
    const kept = layouts.filter((layout) => commercialHalf(layout) === 'kept_back').length;
    expect(kept).toBeGreaterThan(layouts.length * 0.4);
    expect(kept).toBeLessThan(layouts.length * 0.6);
  });
});

describe('a drawn business paper', () => {
  it.each(SEEDS)('%i: items, discount, service and tax add up to its total', (seed) => {
    const { layout, truth } = drawCommercial(seed, seed);
    if (truth.items === undefined || truth.items === null || layout.service) return;
    const items = truth.items.reduce((sum, { amount }) => sum + minorOf(amount), 0n);
    const tax = layout.tax === 'included' ? 0n : minorOf(truth.tax);
    expect(items - minorOf(truth.discount) + tax).toBe(minorOf(truth.total));
  });

  it.each(SEEDS.slice(0, 8))('%i prints its number and both names', async (seed) => {
    const { layout, paper, truth } = drawCommercial(seed, seed);
    const pdf = await printedPdf(paper);
    const pages = Array.from({ length: await pageCount(pdf) }, (_, page) => pageText(pdf, page + 1));
    const text = (await Promise.all(pages)).join('\n').replace(/\s+/gu, '');
    const names = [truth.supplier, layout.customerAt === 'none' ? null : truth.customer];
    for (const party of names)
      if (typeof party === 'object' && party !== null) expect(text).toContain((party.name ?? '').replace(/\s/gu, ''));
    expect(text).toContain((truth.number ?? '').replace(/\s/gu, ''));
  });
});
