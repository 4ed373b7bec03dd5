import { fileURLToPath } from 'node:url';
import pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';

/** The family every sample is set in: Latin and Traditional Chinese in one font, embedded as a subset. */
const FONT_FAMILY = 'NotoSansTC';
const regularFont = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf'),
);
const boldFont = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf'));

pdfmake.setFonts({
  [FONT_FAMILY]: { normal: regularFont, bold: boldFont, italics: regularFont, bolditalics: boldFont },
});
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path === regularFont || path === boldFont);

/** A page description without the parts this module pins. */
export type Paper = Omit<TDocumentDefinitions, 'info' | 'defaultStyle'> & {
  readonly title: string;
  /** Business date written into the file as its creation date, so that the bytes do not depend on the clock. */
  readonly createdOn: string;
  readonly fontSize?: number;
};

/** Sets a page description as PDF bytes with a text layer. */
export async function composePdf(paper: Paper): Promise<Uint8Array> {
  const { title, createdOn, fontSize = 9, ...definition } = paper;
  const created = new Date(`${createdOn}T09:00:00Z`);
  const document = pdfmake.createPdf({
    ...definition,
    info: { title, creationDate: created, modDate: created, creator: 'Folio sample documents', producer: 'Folio' },
    defaultStyle: { font: FONT_FAMILY, fontSize, lineHeight: 1 },
  });
  return new Uint8Array(await document.getBuffer());
}

/** A thin horizontal rule across `widthPt` points. */
export function rule(widthPt: number, color: string, lineWidthPt = 0.6): Content {
  return { canvas: [{ type: 'line', x1: 0, y1: 0, x2: widthPt, y2: 0, lineWidth: lineWidthPt, lineColor: color }] };
}
