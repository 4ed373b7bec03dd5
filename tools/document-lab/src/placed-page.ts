import { composePdf } from '../../sample-documents/src/pdf-composer.ts';

/** A piece of text on a page; points from the left and the top. Right-aligned text ends at `x`, centred text has it in its middle. */
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

export interface PlacedPage {
  readonly texts: readonly PlacedText[];
  readonly bands: readonly PlacedBand[];
}

export interface Sheet {
  readonly width: number;
  readonly height: number;
}

const RIGHT_BOX = 220;

function contentOf({ texts, bands }: PlacedPage, isFirst: boolean) {
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
  return [anchor, ...shades, ...words];
}

/** Sets pages as a PDF with a text layer. */
export function pdfOfPages(pages: readonly PlacedPage[], sheet: Sheet, title: string): Promise<Uint8Array> {
  return composePdf({
    title,
    createdOn: '2026-01-31',
    pageSize: { width: sheet.width, height: sheet.height },
    pageMargins: [0, 0, 0, 0],
    content: pages.flatMap((page, index) => contentOf(page, index === 0)),
  });
}
