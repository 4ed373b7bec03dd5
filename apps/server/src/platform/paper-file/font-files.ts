import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export interface Font {
  readonly unitsPerEm: number;
  readonly characterSet: readonly number[];
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): unknown;
  layout(text: string): { readonly advanceWidth: number };
}

interface FontReader {
  create(bytes: Buffer): Font;
  registerFormat(format: FontFormat): void;
}

interface FontFormat {
  probe(bytes: Uint8Array): boolean;
  new (stream: { buffer: Uint8Array }): object;
}

/** The same font reader that the PDF library uses: it tries its formats in turn. */
const writer = createRequire(require.resolve('pdfmake')).resolve('pdfkit');
export const fontReader: FontReader = createRequire(writer)('fontkit');

export type Weight = 'normal' | 'bold';

/** Noto Sans TC, which has the characters used in Hong Kong. */
export const FONT_FILES: Readonly<Record<Weight, string>> = {
  normal: require.resolve('@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf'),
};
