import sharp from 'sharp';
import { pageCount, turnedUpsideDown } from '../../sample-documents/src/paper/page-bitmap.ts';
import { composePdf } from '../../sample-documents/src/paper/pdf-composer.ts';
import { toPhoto } from '../../sample-documents/src/paper/photograph.ts';
import { type ScanChoice, scannedSheets, toScan } from '../../sample-documents/src/paper/scan.ts';
import { breakTextLayer, hideText, TEXT_FAULTS } from './broken-text.ts';
import { Chance } from './chance.ts';
import { type DrawnPaper, pictureOver, printedPdf, upsideDownPages } from './placed-page.ts';
import { untidied } from './untidiness.ts';

export const MEDIA = ['text', 'scan', 'photo', 'broken'] as const;
export type Medium = (typeof MEDIA)[number];

export interface DrawnFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Pages per hundred that lie sideways or upside down on the scanner or before the camera. */
const TURNED_SHARE = 6;
const POINTS_PER_INCH = 72;

/** Brings a paper onto a medium; everything accidental follows from the seed. */
export async function onMedium(tidy: DrawnPaper, medium: Medium, seed: number, name: string): Promise<DrawnFile> {
  const paper = { ...tidy, pages: untidied(tidy.pages, tidy.untidiness ?? [], tidy.sheet, seed) };
  const chance = new Chance(seed);
  switch (medium) {
    case 'text':
      return { name: `${name}.pdf`, bytes: await printed(paper) };
    case 'broken':
      return {
        name: `${name}.pdf`,
        bytes: await turnedUpsideDown(await broken(paper, chance), upsideDownPages(paper)),
      };
    case 'scan':
      return { name: `${name}.pdf`, bytes: await toScan(await printed(paper), scanChoice(chance)) };
    case 'photo':
      return photographed(await printed(paper), chance, name);
  }
}

async function printed(paper: DrawnPaper): Promise<Uint8Array> {
  return turnedUpsideDown(await printedPdf(paper), upsideDownPages(paper));
}

/** A text layer whose letters differ from the visible ones, or a scan that was made searchable with mistakes. */
async function broken(paper: DrawnPaper, chance: Chance): Promise<Uint8Array> {
  if (chance.percent(70)) return breakTextLayer(await printedPdf(paper, { plain: true }), chance.of(TEXT_FAULTS));
  const sheets = await scannedSheets(await printedPdf(paper), scanChoice(chance));
  const searchable = await printedPdf(paper, { plain: true, pictures: sheets.map(({ jpeg }) => jpeg) });
  return breakTextLayer(hideText(searchable), 'confused');
}

function scanChoice(chance: Chance): ScanChoice {
  return {
    seed: chance.from(1, 1_000_000),
    createdOn: '2026-01-31',
    dpi: chance.of([150, 200, 200, 240, 300]),
    rotationDegrees: chance.of([0.3, 0.8, 1.5]),
    noise: chance.of([2, 6, 10]),
    quality: chance.of([55, 72, 85]),
  };
}

/** One picture of a single page; a PDF of pictures of several. */
async function photographed(pdf: Uint8Array, chance: Chance, name: string): Promise<DrawnFile> {
  const dpi = chance.of([150, 180, 200, 220]);
  const photos: Uint8Array[] = [];
  for (let page = 1; page <= (await pageCount(pdf)); page++) photos.push(await photograph(pdf, page, dpi, chance));
  const [first] = photos;
  if (first === undefined) throw new RangeError('the PDF has no page to photograph');
  if (photos.length === 1) return { name: `${name}.jpg`, bytes: first };
  return { name: `${name}.pdf`, bytes: await pdfOfPhotos(photos, dpi) };
}

function photograph(pdf: Uint8Array, page: number, dpi: number, chance: Chance): Promise<Uint8Array> {
  const lean = chance.from(-4, 4);
  return toPhoto(pdf, {
    seed: chance.from(1, 1_000_000),
    page,
    dpi,
    rotationDegrees: chance.percent(TURNED_SHARE) ? chance.of([90, 180, 270]) + lean : lean,
    noise: chance.of([3, 5, 8]),
    blur: chance.of([0, 0.6, 0.9]),
    quality: chance.of([70, 82, 90]),
  });
}

/** Each picture is one page of the size of the picture. */
async function pdfOfPhotos(photos: readonly Uint8Array[], dpi: number): Promise<Uint8Array> {
  const sized = await Promise.all(
    photos.map(async (jpeg) => {
      const { width, height } = await sharp(jpeg).metadata();
      return { jpeg, sheet: { width: (width * POINTS_PER_INCH) / dpi, height: (height * POINTS_PER_INCH) / dpi } };
    }),
  );
  return composePdf({
    title: 'Photos',
    createdOn: '2026-01-31',
    pageMargins: 0,
    pageSize: sized[0]?.sheet ?? 'A4',
    content: sized.map(({ jpeg, sheet }) => ({ section: [pictureOver(jpeg, sheet)], pageSize: sheet })),
  });
}
