import { readFileSync } from 'node:fs';
import { hamming } from '@folio/documents';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallPdf } from '../../../test/small-pdf.ts';
import { loadGrey, pictureHash } from '../ocr/index.ts';
import { createReader, type Reader, ReadingError } from './index.ts';

const SAMPLES = new URL('../../../../../packages/documents/samples/', import.meta.url);
const HEIGHT = 600;
const NOBODY = { fileName: 'x', ownNames: [], ownNumbers: [] };

let reader: Reader;
let receipt: Buffer;

beforeAll(async () => {
  reader = createReader();
  const whole = readFileSync(new URL('receipt/syn-i5-restaurant-2.jpg', SAMPLES));
  // Below its words is only empty paper, which takes as long to recognize.
  receipt = await sharp(whole)
    .extract({ left: 0, top: 0, width: 453, height: HEIGHT })
    .jpeg({ quality: 92 })
    .toBuffer();
});

afterAll(() => reader.close());

async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'no error',
    (error: unknown) => (error instanceof ReadingError ? error.code : String(error)),
  );
}

function grey(png: Uint8Array): Promise<Buffer> {
  return sharp(png).greyscale().resize(60, 160, { fit: 'fill' }).raw().toBuffer();
}

async function difference(a: Uint8Array, b: Uint8Array): Promise<number> {
  const [first, second] = await Promise.all([grey(a), grey(b)]);
  return first.reduce((sum, pixel, at) => sum + Math.abs(pixel - (second[at] ?? 0)), 0) / first.length;
}

describe('pages that are not upright', () => {
  it.each([
    [90, 270],
    [180, 180],
  ] as const)('a scan turned by %i degrees', async (by, back) => {
    const turned = new Uint8Array(await sharp(receipt).rotate(by).jpeg({ quality: 92 }).toBuffer());
    const { pages } = await reader.readPages(turned, NOBODY);
    expect(pages).toMatchObject([{ widthPt: 453, heightPt: HEIGHT, turn: back }]);
    expect(pages[0]?.words.map((word) => word.text).join(' ')).toContain('125.40');
    const upright = await reader.renderPage(new Uint8Array(receipt), 1, 453);
    const { png } = await reader.renderPage(turned, 1, 453, { turn: back });
    expect(await sharp(png).metadata()).toMatchObject({ width: 453, height: HEIGHT });
    expect(await difference(png, upright.png)).toBeLessThan(6);
  });

  it('a page turned by a person is read as they say', async () => {
    const turned = new Uint8Array(await sharp(receipt).rotate(90).jpeg({ quality: 92 }).toBuffer());
    const { pages } = await reader.readPages(turned, { ...NOBODY, turns: { 1: 270 } });
    expect(pages).toMatchObject([{ widthPt: 453, heightPt: HEIGHT, turn: 270 }]);
    expect(pages[0]?.words.map((word) => word.text).join(' ')).toContain('125.40');
  });

  it('a scan seen from behind', async () => {
    const mirrored = new Uint8Array(await sharp(receipt).flop().jpeg({ quality: 92 }).toBuffer());
    const { pages, hashes } = await reader.readPages(mirrored, NOBODY);
    expect(pages[0]).toMatchObject({ mirrored: true });
    expect(hamming(hashes[0] ?? '', pictureHash(await loadGrey(new Uint8Array(receipt))))).toBeLessThanOrEqual(8);
    const words = pages[0]?.words.map((word) => word.text) ?? [];
    expect(words.join(' ')).toContain('125.40');
  });

  it('draws a part of a page', async () => {
    const region = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 };
    const { png } = await reader.renderPage(new Uint8Array(receipt), 1, 400, { region });
    expect(await sharp(png).metadata()).toMatchObject({ width: 200 });
  });

  it('text drawn up the page of a PDF', async () => {
    const lines = ['The total amount of this invoice is due on the date below', 'Invoice number 1042', 'Total 99.50'];
    const content = lines.map((line, at) => `BT /F1 14 Tf 0 1 -1 0 ${100 + at * 30} 80 Tm (${line}) Tj ET`).join('\n');
    const pdf = smallPdf([{ widthPt: 400, heightPt: 600, content }]);
    const { pages } = await reader.readPages(pdf, NOBODY);
    expect(pages[0]).toMatchObject({ source: 'text', turn: 90, widthPt: 600, heightPt: 400 });
    expect(pages[0]?.words.slice(0, 3).map((word) => word.text)).toEqual(['The', 'total', 'amount']);
    const [first, last] = [pages[0]?.words[0]?.box, pages[0]?.words.at(-1)?.box];
    expect(first?.x).toBeLessThan(0.2);
    expect(last?.y ?? 0).toBeGreaterThan(first?.y ?? 1);
    const asTold = await reader.readPages(pdf, { ...NOBODY, turns: { 1: 0 } });
    expect(asTold.pages[0]).toMatchObject({ widthPt: 400, heightPt: 600 });
  });
});

describe('a text layer that is not the page', () => {
  const asPage = async (over: string) => {
    const jpeg = await sharp(receipt).greyscale().toColourspace('b-w').jpeg().toBuffer();
    const picture = { jpeg: new Uint8Array(jpeg), width: 453, height: HEIGHT };
    return smallPdf([
      { widthPt: 226, heightPt: 300, content: `q 226 0 0 300 0 0 cm /I0 Do Q\n${over}`, pictures: [picture] },
    ]);
  };

  it('a stamp over a scan: both are read', async () => {
    const stamp = 'BT /F1 7 Tf 20 288 Td (RECEIVED BY POST ON 3 MAY) Tj ET';
    const { pages, recognisedPages } = await reader.readPages(await asPage(stamp), NOBODY);
    const text = pages[0]?.words.map((word) => word.text).join(' ') ?? '';
    expect(recognisedPages).toEqual([1]);
    expect(text).toContain('125.40');
    expect(text).toMatch(/RECEIVED|POST/u);
  });

  it('invisible words that are not those of the scan', async () => {
    const words = 'BT 3 Tr /F1 7 Tf 20 150 Td (The quick brown fox of the no date jumps over the lazy dog) Tj ET';
    const { pages } = await reader.readPages(await asPage(words), NOBODY);
    expect(pages[0]?.source).toBe('ocr');
    expect(pages[0]?.words.map((word) => word.text).join(' ')).not.toContain('quick');
  });
});

describe('unlock', () => {
  const locked = (): Uint8Array => new Uint8Array(readFileSync(new URL('broken/encrypted.pdf', SAMPLES)));

  it('saves a copy that opens without the password', async () => {
    const copy = await reader.unlock(locked(), 'secret');
    const { pages } = await reader.readPages(copy, NOBODY);
    expect(pages[0]?.words.map((word) => word.text)).toContain('Invoice');
  });

  it('rejects a wrong password, and asks for a missing one', async () => {
    expect(await codeOf(reader.unlock(locked(), 'guess'))).toBe('wrong_password');
    expect(await codeOf(reader.unlock(locked(), ''))).toBe('encrypted');
  });
});
