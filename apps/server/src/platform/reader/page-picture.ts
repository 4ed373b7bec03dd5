import type { Box, Turn } from '@folio/documents';
import sharp, { type Sharp } from 'sharp';
import { decodePicture, type Picture } from '../ocr/index.ts';
import type { Turn as WaitingTurn } from '../parsing/index.ts';
import type { PdfEngine } from '../pdf/index.ts';
import { printEInvoice } from './e-invoice-file.ts';
import { ReadingError } from './reading-error.ts';
import { sniffType } from './sniff-type.ts';

/** How to show a page: the orientation that makes it upright (first mirrored, then turned), and the part to show. */
export interface PageView {
  readonly turn?: Turn;
  readonly mirrored?: boolean;
  /** In fractions of the upright page; the whole page if absent. */
  readonly region?: Box;
  /** The company that requests the picture: companies take turns. */
  readonly party?: string;
}

interface Drawing extends PageView {
  /** Width of the upright page. */
  readonly widthPx: number;
  /** The party that waits for the picture. */
  readonly turnOf: WaitingTurn;
}

function isSideways({ turn }: PageView): boolean {
  return turn === 90 || turn === 270;
}

function asSharp({ pixels, width, height, channels }: Picture): Sharp {
  return sharp(pixels, { raw: { width, height, channels } });
}

async function drawnOut(pipeline: Sharp): Promise<Picture> {
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: info.channels };
}

/**
 * Mirrors, turns and crops the picture. Each step is finished before the next, since the library would otherwise use
 * another order.
 */
async function viewed(picture: Picture, { turn = 0, mirrored = false, region }: Drawing): Promise<Uint8Array> {
  const faced = mirrored ? await drawnOut(asSharp(picture).flop()) : picture;
  const upright = turn === 0 ? faced : await drawnOut(asSharp(faced).rotate(turn));
  const part = region === undefined ? asSharp(upright) : asSharp(upright).extract(pixelsOf(region, upright));
  return part.png({ compressionLevel: 6 }).toBuffer();
}

function pixelsOf(region: Box, { width, height }: { width: number; height: number }) {
  const left = Math.max(0, Math.min(width - 1, Math.floor(region.x * width)));
  const top = Math.max(0, Math.min(height - 1, Math.floor(region.y * height)));
  const right = Math.min(width, Math.ceil((region.x + region.width) * width));
  const bottom = Math.min(height, Math.ceil((region.y + region.height) * height));
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

async function drawPdf(pdf: PdfEngine, bytes: Uint8Array, pageNumber: number, view: Drawing) {
  const document = await pdf.open(bytes, view.turnOf);
  try {
    const size = await document.size(pageNumber);
    const aspect = size.widthPt / size.heightPt;
    const drawnWidth = isSideways(view) ? Math.max(1, Math.round(view.widthPx * aspect)) : view.widthPx;
    const picture = await drawnOut(asSharp(await document.render(pageNumber, drawnWidth, 'rgba')).removeAlpha());
    return { png: await viewed(picture, view), pages: document.pages };
  } finally {
    await document.close();
  }
}

async function drawImage(bytes: Uint8Array, view: Drawing): Promise<Uint8Array> {
  const size = isSideways(view) ? { height: view.widthPx } : { width: view.widthPx };
  return viewed(await decodePicture(bytes, size), view);
}

/** One page as PNG. */
export async function drawPage(pdf: PdfEngine, bytes: Uint8Array, pageNumber: number, view: Drawing) {
  if (bytes.length === 0) throw new ReadingError('empty');
  const type = sniffType(bytes);
  if (type === null) throw new ReadingError('unsupported_type');
  if (type === 'pdf') return drawPdf(pdf, bytes, pageNumber, view);
  if (type === 'xml') return drawPdf(pdf, await printEInvoice(bytes, view.turnOf), pageNumber, view);
  if (pageNumber !== 1) throw new ReadingError('page_out_of_range', { page: String(pageNumber), pages: '1' });
  return { png: await drawImage(bytes, view), pages: 1 };
}
