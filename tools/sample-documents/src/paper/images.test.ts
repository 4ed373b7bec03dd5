import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadExample } from '../example.ts';
import { invoiceFromEvent } from '../invoice/invoice-from-event.ts';
import { renderInvoice } from '../invoice/render-invoice.ts';
import { inverse, project, type Quadrilateral, unitSquareOnto } from '../projection.ts';
import { renderBankStatement } from '../statement/render-bank-statement.ts';
import { statementFromEvents } from '../statement/statement-from-events.ts';
import { pageBitmap, pageCount, pageText, toPng } from './page-bitmap.ts';
import { toPhoto } from './photograph.ts';
import { toScan } from './scan.ts';

const example = loadExample();
let invoicePdf: Uint8Array;

beforeAll(async () => {
  invoicePdf = await renderInvoice(invoiceFromEvent(example, 'E048', 'bilingual'));
});

describe('PNG of a page', () => {
  it('has the size of the page at the resolution asked for', async () => {
    const { format, width, height, density } = await sharp(await toPng(invoicePdf, { dpi: 72 })).metadata();
    expect({ format, width, height, density }).toEqual({ format: 'png', width: 595, height: 842, density: 72 });
  });

  it('refuses a page that is not there', async () => {
    await expect(toPng(invoicePdf, { page: 2 })).rejects.toThrow('no page 2');
  });
});

describe('photo', () => {
  it('is the same for the same seed and another for another', async () => {
    const photo = await toPhoto(invoicePdf, { seed: 5, dpi: 60 });
    expect(await toPhoto(invoicePdf, { seed: 5, dpi: 60 })).toEqual(photo);
    expect(await toPhoto(invoicePdf, { seed: 6, dpi: 60 })).not.toEqual(photo);
  });

  it('shows the page turned on a table: darker, coloured corners and a bright middle', async () => {
    const photo = sharp(await toPhoto(invoicePdf, { seed: 5, dpi: 60, rotationDegrees: 6 }));
    const { format, width = 0, height = 0 } = await photo.metadata();
    const brightness = async (left: number, top: number) => {
      const cut = await photo.clone().extract({ left, top, width: 12, height: 12 }).raw().toBuffer();
      return cut.reduce((sum, tone) => sum + tone, 0) / cut.length;
    };
    const page = await pageBitmap(invoicePdf, { dpi: 60 });
    expect(format).toBe('jpeg');
    expect(width).toBeGreaterThan(page.width);
    expect(await brightness(2, 2)).toBeLessThan(170);
    expect(await brightness(Math.round(width / 2), Math.round(height * 0.7))).toBeGreaterThan(190);
  });
});

describe('scan', () => {
  it('keeps every page, has no text layer, and is the same for the same seed', async () => {
    const year = { account: '1010', from: '2025-04-01', to: '2026-03-31', layout: 'meridian' } as const;
    const pdf = await renderBankStatement(statementFromEvents(example, year));
    const choice = { seed: 2, createdOn: '2026-03-31', dpi: 60 };
    const scan = await toScan(pdf, choice);
    expect(await pageCount(scan)).toBe(await pageCount(pdf));
    expect(await pageText(pdf)).toContain('STATEMENT OF ACCOUNT');
    expect(await pageText(scan)).toBe('');
    expect(await toScan(pdf, choice)).toEqual(scan);
  });

  it('still looks like the page it was made from', async () => {
    const scan = await toScan(invoicePdf, {
      seed: 2,
      createdOn: '2026-03-31',
      dpi: 60,
      rotationDegrees: 0.2,
      noise: 2,
    });
    const [before, after] = [await pageBitmap(invoicePdf, { dpi: 20 }), await pageBitmap(scan, { dpi: 20 })];
    expect([after.width, after.height]).toEqual([before.width, before.height]);
    const apart = before.rgb.reduce((sum, tone, index) => sum + Math.abs(tone - (after.rgb[index] ?? 0)), 0);
    expect(apart / before.rgb.length).toBeLessThan(20);
  });
});

describe('projection', () => {
  it('lays the unit square on the corners and takes it back', () => {
    const corners: Quadrilateral = [
      { x: 10, y: 12 },
      { x: 205, y: 4 },
      { x: 220, y: 310 },
      { x: 2, y: 290 },
    ];
    const onto = unitSquareOnto(corners);
    const square = [project(onto, 0, 0), project(onto, 1, 0), project(onto, 1, 1), project(onto, 0, 1)];
    square.forEach(({ x, y }, index) => {
      expect(x).toBeCloseTo(corners[index]?.x ?? Number.NaN, 9);
      expect(y).toBeCloseTo(corners[index]?.y ?? Number.NaN, 9);
    });
    const middle = project(onto, 0.3, 0.6);
    const back = project(inverse(onto), middle.x, middle.y);
    expect([back.x, back.y].map((value) => value.toFixed(9))).toEqual(['0.300000000', '0.600000000']);
  });
});
