import { readFileSync } from 'node:fs';
import { FONT_FILES, type Font, fontReader, type Weight } from './font-files.ts';

/* Reading a font of 18,000 characters takes longer than laying out a page, so each thread reads it only once. */

/**
 * Radicals look like the characters that they correspond to and share their glyphs. Text copied from a PDF must
 * contain the characters, not the radicals.
 */
const RADICALS = { first: 0x2e80, last: 0x2fdf };

function read(weight: Weight): Font {
  const font = fontReader.create(readFileSync(FONT_FILES[weight]));
  // A glyph keeps the first character for which it was requested. Requesting them in a fixed order gives the same
  // text in every file.
  for (const character of font.characterSet)
    if (character < RADICALS.first || character > RADICALS.last) font.glyphForCodePoint(character);
  return font;
}

const FONTS: Readonly<Record<Weight, Font>> = { normal: read('normal'), bold: read('bold') };

const MARK = 'font read before: ';

/** A file that contains only the name of a font that is already loaded. */
function tokenOf(weight: Weight): Buffer {
  return Buffer.from(MARK + weight);
}

function weightIn(bytes: Uint8Array): Weight | null {
  const text = Buffer.from(bytes).toString('latin1');
  if (!text.startsWith(MARK)) return null;
  return text.endsWith('bold') ? 'bold' : 'normal';
}

class FontReadBefore {
  static probe(bytes: Uint8Array): boolean {
    return bytes.length < 64 && weightIn(bytes) !== null;
  }

  constructor(stream: { buffer: Uint8Array }) {
    // biome-ignore lint/correctness/noConstructorReturn: the reader makes a font with `new` and takes what that gives.
    return FONTS[weightIn(stream.buffer) ?? 'normal'];
  }
}

fontReader.registerFormat(FontReadBefore);

/** The font names given to the PDF library: files that `fontTokens` writes to the library's own file system. */
export const FONT_NAMES = { normal: 'normal', bold: 'bold' } as const;

export const FONT_TOKENS: Readonly<Record<Weight, Buffer>> = { normal: tokenOf('normal'), bold: tokenOf('bold') };

/** Width of a text on one line, in points. */
export function widthOf(text: string, sizePt: number, weight: Weight = 'normal'): number {
  const font = FONTS[weight];
  return (font.layout(text).advanceWidth / font.unitsPerEm) * sizePt;
}

export function canPrint(codePoint: number): boolean {
  return FONTS.normal.hasGlyphForCodePoint(codePoint) && FONTS.bold.hasGlyphForCodePoint(codePoint);
}
