import type { Reading } from '@folio/documents';
import type { Content } from 'pdfmake/interfaces.js';
import sharp, { type Sharp } from 'sharp';
import { toPng } from '../../../sample-documents/src/paper/page-bitmap.ts';
import { composePdf } from '../../../sample-documents/src/paper/pdf-composer.ts';
import { MARK_COLOURS, type Mark, marksOf } from './marks.ts';
import { readTable } from './read-table.ts';

/** The picture of a page as a person sees it, and what was read of it. */
export interface ReadPicture {
  readonly png: Uint8Array;
  readonly widthPt: number;
  readonly heightPt: number;
  readonly page: number;
  readonly reading: Reading;
  readonly caption: string;
  /** The picture comes from a scanner or a camera. */
  readonly isNoisy: boolean;
}

/** Points; the picture has 96 pixels an inch, so that the page is 700 pixels wide. */
export const PAGE_WIDTH = 525;
const NARROW_PAGE_WIDTH = 330;
const TABLE_WIDTH = 400;
const GAP = 14;
const CAPTION = 15;
const ROW_HEIGHT = 12.6;
const DPI = 96;
const POINTS_PER_PIXEL = 72 / DPI;
const COLOURS = 32;
/** Few on the page itself, which keeps the files small. */
const PAGE_COLOURS = 7;
const PRINT_COLOURS = 4;
/** What differs less from its surroundings (pixels around, steps of 255) is noise, not writing. */
const NOISE_RADIUS = 2;
const NOISE = 20;
const TONE_STEP = 12;

const widthOf = ({ widthPt, heightPt }: ReadPicture) => (widthPt < heightPt * 0.6 ? NARROW_PAGE_WIDTH : PAGE_WIDTH);

function frame({ kind, box }: Mark, width: number, height: number): Content {
  return {
    absolutePosition: { x: box.x * width - 0.8, y: CAPTION + box.y * height - 0.8 },
    canvas: [
      {
        type: 'rect',
        x: 0,
        y: 0,
        w: box.width * width + 1.6,
        h: box.height * height + 1.6,
        lineWidth: 0.7,
        lineColor: MARK_COLOURS[kind],
      },
    ],
  };
}

/** The height that the table needs, so that nothing falls onto a second page. */
function tableHeight(reading: Reading, page: number): number {
  const accounts = reading.statements.map(({ lines }) => lines.filter((line) => line.page === page).length + 4);
  const rows = accounts.length === 0 ? 20 + reading.items.length : accounts.reduce((sum, count) => sum + count, 0);
  return rows * ROW_HEIGHT;
}

/** The page in its own pixels, so that its letters are not drawn twice. */
async function plainPage({ png, isNoisy }: ReadPicture, width: number, height: number): Promise<Uint8Array> {
  const fitted = sharp(png).removeAlpha().resize({ width, height, fit: 'fill' });
  const plain = isNoisy ? await withoutNoise(fitted, width, height) : fitted;
  const colours = isNoisy ? PAGE_COLOURS : PRINT_COLOURS;
  return new Uint8Array(await plain.png({ palette: true, colours, dither: 0 }).toBuffer());
}

async function withoutNoise(fitted: Sharp, width: number, height: number): Promise<Sharp> {
  const sharpPixels = await fitted.clone().raw().toBuffer();
  const smoothPixels = await fitted.clone().blur(NOISE_RADIUS).raw().toBuffer();
  const pixels = sharpPixels.map((tone, at) => {
    const smooth = smoothPixels[at] ?? tone;
    return Math.abs(tone - smooth) < NOISE ? Math.min(255, Math.round(smooth / TONE_STEP) * TONE_STEP) : tone;
  });
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** One picture: the page with marks on the values that were read, and the table of these values next to it. */
export async function layoutPicture(picture: ReadPicture): Promise<Uint8Array> {
  const { widthPt, heightPt, page: number, reading, caption } = picture;
  const width = widthOf(picture);
  const height = Math.round((width * heightPt) / widthPt / POINTS_PER_PIXEL) * POINTS_PER_PIXEL;
  const page = await plainPage(picture, width / POINTS_PER_PIXEL, height / POINTS_PER_PIXEL);
  const whole = {
    width: width + GAP + TABLE_WIDTH + GAP,
    height: CAPTION + Math.max(height, tableHeight(reading, number)) + 2,
  };
  const pdf = await composePdf({
    title: 'Layout',
    createdOn: '2026-01-31',
    pageSize: whole,
    pageMargins: 0,
    content: [
      { text: caption, fontSize: 8, bold: true, absolutePosition: { x: 2, y: 1 } },
      {
        image: `data:image/png;base64,${Buffer.from(page).toString('base64')}`,
        width,
        height,
        absolutePosition: { x: 0, y: CAPTION },
      },
      {
        absolutePosition: { x: 0, y: CAPTION },
        canvas: [{ type: 'rect', x: 0, y: 0, w: width, h: height, lineWidth: 0.6, lineColor: '#9e9e9e' }],
      },
      ...marksOf(reading, number).map((mark) => frame(mark, width, height)),
      { margin: [width + GAP, CAPTION, GAP, 0], stack: readTable(reading, number) },
    ],
  });
  const small = sharp(await toPng(pdf, { dpi: DPI })).png({
    palette: true,
    colours: COLOURS,
    dither: 0,
    effort: 10,
    compressionLevel: 9,
  });
  return new Uint8Array(await small.toBuffer());
}
