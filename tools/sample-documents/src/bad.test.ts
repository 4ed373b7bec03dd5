import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { catPhoto, emptyFile, encryptedPdf, hugePng, manyPagesPdf, textNamedPdf, truncatedPdf } from './bad.ts';
import { pageCount } from './paper/page-bitmap.ts';

function startOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.subarray(0, 5)).toString('latin1');
}

describe('bad input', () => {
  it('truncatedPdf starts as a PDF and cannot be opened', async () => {
    const { fileName, bytes } = await truncatedPdf();
    expect([fileName.endsWith('.pdf'), startOf(bytes)]).toEqual([true, '%PDF-']);
    await expect(pageCount(bytes)).rejects.toThrow('pdfium error 3');
  });

  it('encryptedPdf asks for a password', async () => {
    const { bytes } = await encryptedPdf();
    expect(startOf(bytes)).toBe('%PDF-');
    await expect(pageCount(bytes)).rejects.toThrow('pdfium error 4');
    expect((await encryptedPdf()).bytes).toEqual(bytes);
  });

  it('manyPagesPdf has as many pages as asked', async () => {
    expect(await pageCount((await manyPagesPdf()).bytes)).toBe(300);
    expect(await pageCount((await manyPagesPdf(7)).bytes)).toBe(7);
  });

  it('hugePng is a valid picture of 100 megapixels in few bytes', async () => {
    const { bytes } = hugePng();
    expect(bytes.length).toBeLessThan(100_000);
    const picture = sharp(bytes, { limitInputPixels: false });
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 10_000, height: 10_000 });
    const corner = await picture
      .extract({ left: 9_990, top: 9_990, width: 10, height: 10 })
      .greyscale()
      .raw()
      .toBuffer();
    expect(corner.every((tone) => tone === 255)).toBe(true);
  });

  it('catPhoto is a JPEG in many colours, the same every time', async () => {
    const { bytes } = await catPhoto();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 900 });
    expect((await sharp(bytes).stats()).entropy).toBeGreaterThan(6);
    expect((await catPhoto()).bytes).toEqual(bytes);
  });

  it('emptyFile has no bytes and textNamedPdf has no PDF in it', () => {
    expect(emptyFile().bytes).toHaveLength(0);
    expect(textNamedPdf().fileName).toMatch(/\.pdf$/);
    expect(startOf(textNamedPdf().bytes)).toBe('Dear ');
  });
});
