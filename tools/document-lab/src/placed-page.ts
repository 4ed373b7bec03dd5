import { composePdf } from '../../sample-documents/src/pdf-composer.ts';

/** A piece of text on a page; points from the left and the top. Right-aligned text ends at `x`. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly align: 'left' | 'right';
  readonly bold?: boolean;
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
  const words = texts.map(({ text, x, y, size, align, bold = false }) =>
    align === 'left'
      ? { text, absolutePosition: { x, y }, fontSize: size, bold, noWrap: true }
      : {
          absolutePosition: { x: x - RIGHT_BOX, y },
          columns: [{ width: RIGHT_BOX, text, alignment: 'right' as const, fontSize: size, bold, noWrap: true }],
        },
  );
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
