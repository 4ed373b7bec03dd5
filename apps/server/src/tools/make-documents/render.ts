import { toPhoto, toPng, toScan } from '@folio/sample-documents';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import type { Chance } from './chance.ts';
import type { Made, PageSize } from './made.ts';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const CSS_PX_PER_MM = 96 / 25.4;

/** One browser that prints every made page. */
export interface Printer {
  print(made: Pick<Made, 'html' | 'size'>): Promise<Uint8Array>;
  close(): Promise<void>;
}

function widthPx({ width }: PageSize): number {
  return Math.round(Number.parseFloat(width) * CSS_PX_PER_MM);
}

async function printPage(browser: Browser, { html, size }: Pick<Made, 'html' | 'size'>): Promise<Uint8Array> {
  const page = await browser.newPage();
  try {
    if (size.height !== 'auto') {
      await page.setContent(html);
      return new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    }
    await page.setViewportSize({ width: widthPx(size), height: 400 });
    await page.setContent(html);
    const height = await page.evaluate('document.documentElement.scrollHeight');
    return new Uint8Array(
      await page.pdf({ width: size.width, height: `${Number(height) + 2}px`, printBackground: true }),
    );
  } finally {
    await page.close();
  }
}

export async function openPrinter(): Promise<Printer> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: QUIET });
  return { print: (made) => printPage(browser, made), close: () => browser.close() };
}

/** How a paper became a file. `pdf` keeps its text layer; the others are pictures. */
export type Look = 'pdf' | 'scan-pdf' | 'flatbed' | 'low' | 'fax' | 'photo' | 'turned';

export interface MadeFile {
  readonly bytes: Uint8Array;
  readonly extension: 'pdf' | 'jpg';
}

/** Grey, a little askew, soft, as a flat-bed or a fax machine delivers it. */
async function flatbed(pdf: Uint8Array, chance: Chance, dpi: number, quality: number, contrast = 1): Promise<MadeFile> {
  const png = await toPng(pdf, { dpi });
  const degrees = (chance.int(-15, 15) / 10) * (chance.maybe(0.6) ? 1 : 0);
  const image = sharp(png)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .rotate(degrees, { background: '#fcfcfa' })
    .linear(contrast, 10)
    .blur(chance.pick([0.4, 0.5, 0.7]));
  return { bytes: new Uint8Array(await image.jpeg({ quality }).toBuffer()), extension: 'jpg' };
}

/** Lying on its side or upside down, without any note of it in the file. */
async function turned(file: MadeFile, chance: Chance): Promise<MadeFile> {
  const bytes = await sharp(file.bytes)
    .rotate(chance.pick([90, 180, 270]))
    .jpeg({ quality: 82 })
    .toBuffer();
  return { ...file, bytes: new Uint8Array(bytes) };
}

async function photo(pdf: Uint8Array, chance: Chance): Promise<MadeFile> {
  const choice = {
    seed: chance.int(1, 1e6),
    dpi: chance.pick([130, 150, 180]),
    rotationDegrees: chance.int(-30, 30) / 10,
    blur: chance.int(4, 10) / 10,
    noise: chance.int(3, 9),
    quality: chance.int(62, 85),
  };
  return { bytes: await toPhoto(pdf, choice), extension: 'jpg' };
}

async function scanned(pdf: Uint8Array, chance: Chance, createdOn: string): Promise<MadeFile> {
  const choice = {
    seed: chance.int(1, 1e6),
    createdOn,
    dpi: chance.pick([150, 200]),
    rotationDegrees: chance.int(2, 16) / 10,
    quality: chance.int(55, 80),
  };
  return { bytes: await toScan(pdf, choice), extension: 'pdf' };
}

/** The file a person would upload of a printed page. */
export async function fileOf(pdf: Uint8Array, look: Look, chance: Chance): Promise<MadeFile> {
  const looks: Record<Look, () => Promise<MadeFile>> = {
    pdf: async () => ({ bytes: pdf, extension: 'pdf' }),
    'scan-pdf': () => scanned(pdf, chance, '2026-01-02'),
    flatbed: () => flatbed(pdf, chance, chance.pick([150, 170, 200]), chance.int(60, 82)),
    low: () => flatbed(pdf, chance, 105, 70),
    fax: () => flatbed(pdf, chance, 150, 55, 1.25),
    photo: () => photo(pdf, chance),
    turned: async () => turned(await flatbed(pdf, chance, 170, 75), chance),
  };
  return looks[look]();
}
