import type { Box, Page, Turn, Word } from '@folio/documents';
import { pictureHash, type Recogniser, type Recognition } from '../ocr/index.ts';
import { type PdfDocument, type PdfPageText, textLayerWorth } from '../pdf/index.ts';
import { combine } from './combine-text.ts';

/** How a person turned pages, by page number; has priority over the detected orientation. */
export type Turns = Readonly<Record<number, Turn>>;

/** What pages are read with. */
export interface PageTools {
  readonly recogniser: Recogniser;
  readonly turns: Turns | undefined;
}

/** A page and its perceptual hash. */
export interface HashedPage {
  readonly page: Page;
  readonly hash: string;
}

const OCR_DPI = 220;
const OCR_MAX_WIDTH_PX = 2400;
const OCR_MAX_HEIGHT_PX = 9000;
const POINTS_PER_INCH = 72;
const HASH_WIDTH_PX = 128;

interface Size {
  readonly width: number;
  readonly height: number;
}

function isSideways(turn: Turn): boolean {
  return turn === 90 || turn === 270;
}

/** A page from its recognised picture; `size` is the size of the stored picture. */
export function recognisedPage(number: number, size: Size, found: Recognition): HashedPage {
  const sideways = isSideways(found.turn);
  const page: Page = {
    number,
    widthPt: sideways ? size.height : size.width,
    heightPt: sideways ? size.width : size.height,
    words: found.words,
    source: 'ocr',
    ...(found.variants.length > 0 ? { variants: found.variants } : {}),
    ...(found.turn === 0 ? {} : { turn: found.turn }),
    ...(found.mirrored ? { mirrored: true } : {}),
  };
  return { page, hash: found.hash };
}

/** A person's corrections of a page as hints for the recogniser. */
export function hintsFor(number: number, turns: Turns | undefined): { turn?: Turn } {
  const turn = turns?.[number];
  return turn === undefined ? {} : { turn };
}

/** The size of a page as it is drawn, before it is turned. */
function drawnSize(text: PdfPageText): Size {
  return isSideways(text.turn)
    ? { width: text.heightPt, height: text.widthPt }
    : { width: text.widthPt, height: text.heightPt };
}

async function recognise(document: PdfDocument, number: number, size: Size, tools: PageTools): Promise<Recognition> {
  const full = (size.width / POINTS_PER_INCH) * OCR_DPI;
  const widthPx = Math.round(Math.min(OCR_MAX_WIDTH_PX, full, (OCR_MAX_HEIGHT_PX * size.width) / size.height));
  const bitmap = await document.render(number, Math.max(1, widthPx), 'grey');
  return tools.recogniser.recognise(bitmap, hintsFor(number, tools.turns));
}

async function textPage(document: PdfDocument, number: number, text: PdfPageText, turn: Turn): Promise<HashedPage> {
  const further = ((turn - text.turn + 360) % 360) as Turn;
  const sideways = isSideways(further);
  const page: Page = {
    number,
    widthPt: sideways ? text.heightPt : text.widthPt,
    heightPt: sideways ? text.widthPt : text.heightPt,
    words: further === 0 ? text.words : text.words.map((word) => ({ ...word, box: turnedBox(word.box, further) })),
    source: 'text',
    ...(turn === 0 ? {} : { turn }),
  };
  return { page, hash: pictureHash(await document.render(number, HASH_WIDTH_PX, 'grey')) };
}

function turnedBox({ x, y, width, height }: Box, turn: Turn): Box {
  switch (turn) {
    case 0:
      return { x, y, width, height };
    case 90:
      return { x: 1 - y - height, y: x, width: height, height: width };
    case 180:
      return { x: 1 - x - width, y: 1 - y - height, width, height };
    case 270:
      return { x: y, y: 1 - x - width, width: height, height: width };
  }
}

/** Reads one page of a PDF: from its text layer if that is good, otherwise from its picture. */
export async function readPdfPage(document: PdfDocument, number: number, tools: PageTools): Promise<HashedPage> {
  const text = await document.text(number);
  const asText = (): Promise<HashedPage> => textPage(document, number, text, tools.turns?.[number] ?? text.turn);
  const worth = text.blank ? 'good' : textLayerWorth(text);
  if (worth === 'good') return asText();
  const size = drawnSize(text);
  const found = await recognise(document, number, size, tools);
  if (worth === 'none') return recognisedPage(number, size, found);
  const words: readonly Word[] | 'text' =
    found.turn === text.turn && !found.mirrored ? combine(text, found) : found.words;
  return words === 'text' ? asText() : recognisedPage(number, size, { ...found, words });
}
