import { readFileSync } from 'node:fs';
import { FONT_FILES, type Font, fontReader, type Weight } from './font-files.ts';

/* Reading a font of 18,000 characters takes longer than setting a page: it is done once for the thread's whole life. */

/** Radicals look like the characters they stand for and share their glyphs: text copied from a PDF must say the characters. */
const RADICALS = { first: 0x2e80, last: 0x2fdf };

function read(weight: Weight): Font {
  const font = fontReader.create(readFileSync(FONT_FILES[weight]));
  // A glyph says for ever the character it was first asked for; asked in this order, every file says the same.
  for (const character of font.characterSet)
    if (character < RADICALS.first || character > RADICALS.last) font.glyphForCodePoint(character);
  return font;
}

const FONTS: Readonly<Record<Weight, Font>> = { normal: read('normal'), bold: read('bold') };

const MARK = 'font read before: ';

/** A file that holds nothing but the name of a font that is there already. */
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

/** Fonts as the PDF writer is told of them: names of files that `fontTokens` puts into its own file system. */
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
