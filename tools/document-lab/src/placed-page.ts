import { composePdf } from '../../sample-documents/src/paper/pdf-composer.ts';
import type { Untidiness } from './untidiness.ts';

/** Text on a page, in points from the left and the top. Right-aligned text ends at `x`; `x` is the middle of centred text. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly align: 'left' | 'right' | 'centre';
  readonly bold?: boolean;
  readonly colour?: string;
}

/** A line or a shaded band across a page. */
export interface PlacedBand {
  readonly y: number;
  readonly x0: number;
  readonly x1: number;
  readonly height: number;
}

/** A line of text that runs up the margin; `x` is its baseline, `y` its lower end (points). */
export interface MarginNote {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface PlacedPage {
  readonly texts: readonly PlacedText[];
  readonly bands: readonly PlacedBand[];
  readonly note?: MarginNote;
  readonly isUpsideDown?: boolean;
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
}

const RIGHT_BOX = 220;

/** Rotated text can only be set as a drawing; it keeps its letters in the text layer. */
function noteOf({ text, x, y, size }: MarginNote) {
  const width = size * 2;
  const length = y;
  const letters = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const turn = `rotate(-90 ${size} ${length})`;
  const set = `font-family="NotoSansTC" font-size="${size}"`;
  return {
    svg: `<svg viewBox="0 0 ${width} ${length}"><text x="${size}" y="${length}" transform="${turn}" ${set}>${letters}</text></svg>`,
    width,
    absolutePosition: { x: x - size, y: y - length },
  };
}

function contentOf({ texts, bands, note }: PlacedPage, isFirst: boolean) {
  const anchor = { text: ' ', fontSize: 1, ...(isFirst ? {} : { pageBreak: 'before' as const }) };
  const shades = bands.map(({ y, x0, x1, height }) => ({
    absolutePosition: { x: x0, y },
    canvas: [{ type: 'rect' as const, x: 0, y: 0, w: x1 - x0, h: height, color: height > 2 ? '#eeeeee' : '#888888' }],
  }));
  const words = texts.map(({ text, x, y, size, align, bold = false, colour = '#000000' }) => {
    const set = { text, fontSize: size, bold, color: colour, noWrap: true };
    if (align === 'left') return { ...set, absolutePosition: { x, y } };
    const [start, alignment] =
      align === 'right' ? [x - RIGHT_BOX, 'right' as const] : [x - RIGHT_BOX / 2, 'center' as const];
    return { absolutePosition: { x: start, y }, columns: [{ ...set, width: RIGHT_BOX, alignment }] };
  });
  return [anchor, ...shades, ...words, ...(note === undefined ? [] : [noteOf(note)])];
}

export interface DrawnPaper {
  readonly pages: readonly PlacedPage[];
  readonly sheet: Sheet;
  readonly title: string;
  /** What happens to the pages on their way into a file. */
  readonly untidiness?: readonly Untidiness[];
}

export interface PrintChoice {
  /** Pictures (JPEG) that cover the pages, one for each. */
  readonly pictures?: readonly Uint8Array[];
  /** Leaves the file uncompressed, so that its text layer can be tampered with. */
  readonly plain?: boolean;
}

/** Sets pages as a PDF with a text layer. */
export function printedPdf({ pages, sheet, title }: DrawnPaper, choice: PrintChoice = {}): Promise<Uint8Array> {
  const { pictures = [], plain = false } = choice;
  return composePdf({
    title,
    createdOn: '2026-01-31',
    compress: !plain,
    pageSize: { width: sheet.width, height: sheet.height },
    pageMargins: [0, 0, 0, 0],
    content: pages.flatMap((page, index) => [
      ...contentOf(page, index === 0),
      ...pictures.slice(index, index + 1).map((picture) => pictureOver(picture, sheet)),
    ]),
  });
}

/** The numbers (from 1) of the pages that lie upside down in the file. */
export function upsideDownPages({ pages }: DrawnPaper): number[] {
  return pages.flatMap(({ isUpsideDown = false }, index) => (isUpsideDown ? [index + 1] : []));
}

/** A picture over a whole page. */
export function pictureOver(jpeg: Uint8Array, sheet: Sheet) {
  return {
    image: `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`,
    width: sheet.width,
    height: sheet.height,
    absolutePosition: { x: 0, y: 0 },
  };
}
