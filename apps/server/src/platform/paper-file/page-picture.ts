import sharp from 'sharp';
import { PdfEngine } from '../pdf/index.ts';

const POINTS_PER_INCH = 72;
const DOTS_PER_INCH = 110;

/** Draws only Folio's own documents; files from other sources use a separate engine. */
const engine = new PdfEngine();

/** A page of a PDF (from 1) as PNG, and the number of pages. A page number beyond the last returns the last page. */
export async function pagePicture(
  pdf: Uint8Array,
  page: number,
): Promise<{ pages: number; page: number; png: Uint8Array }> {
  const document = await engine.open(pdf);
  try {
    const shown = Math.min(page, document.pages);
    const { widthPt } = await document.size(shown);
    const widthPx = Math.round((widthPt / POINTS_PER_INCH) * DOTS_PER_INCH);
    const { pixels, width, height, channels } = await document.render(shown, widthPx, 'rgba');
    const picture = sharp(pixels, { raw: { width, height, channels } }).flatten({ background: '#ffffff' });
    const png = await picture.png({ compressionLevel: 6 }).toBuffer();
    return { pages: document.pages, page: shown, png };
  } finally {
    await document.close();
  }
}
