import sharp from 'sharp';
import { seededRandom } from '../seeded-random.ts';
import { type PageBitmap, pageBitmap, pageCount } from './page-bitmap.ts';
import { composePdf } from './pdf-composer.ts';

export interface ScanChoice {
  /** Everything accidental about the scan follows from this number. */
  readonly seed: number;
  /** Business date written into the file. */
  readonly createdOn: string;
  /** Default: 200. */
  readonly dpi?: number;
  /** Largest turn of a sheet either way; each sheet has its own. Default: 0.8. */
  readonly rotationDegrees?: number;
  /** Standard deviation of the noise in steps of 255; default: 6. */
  readonly noise?: number;
  /** JPEG quality of the page images, 1 to 100; default: 72. */
  readonly quality?: number;
}

export interface ScannedSheet {
  readonly jpeg: Uint8Array;
  readonly widthPt: number;
  readonly heightPt: number;
}

/** Grey paper tone, specks and noise of a flat-bed scanner over a page that already lies askew. */
function speckled(grey: Uint8Array, noise: number, random: () => number): Uint8Array {
  return grey.map((tone) => {
    const speck = random() < 0.00004 ? -120 : 0;
    const wobble = (random() + random() - 1) * 2.45 * noise;
    return Math.min(255, Math.max(0, Math.round(tone * 0.94 + 10 + wobble + speck)));
  });
}

async function askew(page: PageBitmap, degrees: number): Promise<Uint8Array> {
  const { width, height, rgb } = page;
  const turnedPage = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .rotate(degrees, { background: '#ffffff' })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const left = Math.floor((turnedPage.info.width - width) / 2);
  const top = Math.floor((turnedPage.info.height - height) / 2);
  const cropped = sharp(turnedPage.data).extract({ left, top, width, height });
  return new Uint8Array(await cropped.toColourspace('b-w').raw().toBuffer());
}

async function scanSheet(
  pdfBytes: Uint8Array,
  page: number,
  choice: ScanChoice,
  random: () => number,
): Promise<ScannedSheet> {
  const { dpi = 200, rotationDegrees = 0.8, noise = 6, quality = 72 } = choice;
  const bitmap = await pageBitmap(pdfBytes, { page, dpi });
  const { width, height } = bitmap;
  const grey = speckled(await askew(bitmap, (random() * 2 - 1) * rotationDegrees), noise, random);
  const image = sharp(grey, { raw: { width, height, channels: 1 } })
    .blur(0.5)
    .jpeg({ quality });
  return { jpeg: new Uint8Array(await image.toBuffer()), widthPt: (width * 72) / dpi, heightPt: (height * 72) / dpi };
}

/** Every page of a PDF as a flat-bed scanner sees it. The same bytes for the same choice. */
export async function scannedSheets(pdfBytes: Uint8Array, choice: ScanChoice): Promise<ScannedSheet[]> {
  const random = seededRandom(choice.seed);
  const sheets: ScannedSheet[] = [];
  const pages = await pageCount(pdfBytes);
  for (let page = 1; page <= pages; page++) sheets.push(await scanSheet(pdfBytes, page, choice, random));
  return sheets;
}

/**
 * Scans every page of a PDF: an image-only PDF of JPEG pages, each a little askew, grey, noisy, without a text layer.
 * The same bytes for the same choice.
 */
export async function toScan(pdfBytes: Uint8Array, choice: ScanChoice): Promise<Uint8Array> {
  const sheets = await scannedSheets(pdfBytes, choice);
  const [first] = sheets;
  if (first === undefined) throw new RangeError('the PDF has no page to scan');
  return composePdf({
    title: 'Scan',
    createdOn: choice.createdOn,
    pageSize: { width: first.widthPt, height: first.heightPt },
    pageMargins: 0,
    content: sheets.map(({ jpeg, widthPt, heightPt }, index) => ({
      image: `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`,
      width: widthPt,
      height: heightPt,
      absolutePosition: { x: 0, y: 0 },
      ...(index === 0 ? {} : { pageBreak: 'before' as const }),
    })),
  });
}
