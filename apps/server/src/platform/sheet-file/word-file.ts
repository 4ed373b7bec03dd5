import { Document, type FileChild, Footer, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import type { PrintedBook, PrintedSection } from './pdf-page.ts';
import { wordTable } from './word-table.ts';
import { halfPoints, paragraph, twips } from './word-text.ts';

const PAGE = { width: 595, height: 842, margin: 36 };
const BODY_SIZE = 10;
const SMALL = 8;
const COVER_SIZE = 16;
/** Fonts that Word has on Windows and macOS, for Latin and for Chinese text. */
const FONT = { ascii: 'Arial', hAnsi: 'Arial', cs: 'Arial', eastAsia: 'Microsoft JhengHei' };

/** The bytes of a book as a Word document. */
export function wordFile(book: PrintedBook): Promise<Buffer> {
  const margin = twips(PAGE.margin);
  return Packer.toBuffer(
    new Document({
      title: book.title,
      creator: book.author,
      lastModifiedBy: book.author,
      compatibility: { version: 15 },
      styles: {
        default: {
          document: { run: { font: FONT, size: halfPoints(BODY_SIZE), language: languageOf(book) } },
          heading1: { run: { color: '000000' }, paragraph: { keepNext: true, outlineLevel: 0 } },
        },
      },
      sections: [
        {
          properties: {
            page: {
              size: { width: twips(PAGE.width), height: twips(PAGE.height) },
              margin: {
                top: margin,
                right: margin,
                bottom: margin,
                left: margin,
                header: twips(SMALL),
                footer: twips(2 * SMALL),
              },
            },
          },
          footers: { default: footer(book) },
          children: [...cover(book), ...book.sections.flatMap(section)],
        },
      ],
    }),
  );
}

function languageOf({ language }: PrintedBook): { value: string; eastAsia: string } {
  return { value: language === 'zh-Hant' ? 'zh-HK' : language, eastAsia: 'zh-HK' };
}

function cover({ cover: { lines, details } }: PrintedBook): FileChild[] {
  const above = Array.from({ length: 6 }, () => paragraph('', { size: COVER_SIZE }));
  return [
    ...above,
    ...lines.map(({ text, size, bold }) => paragraph(text, { size, bold })),
    paragraph('', { size: COVER_SIZE }),
    ...details.map(([label, value]) => paragraph(`${label}: ${value}`, { size: BODY_SIZE })),
  ];
}

/** The largest line of the opening is the heading of the section and comes first on its page. */
function section({ opening, paragraphs, tables, closing, fontSize }: PrintedSection): FileChild[] {
  const largest = Math.max(...opening.map(({ size }) => size));
  const title = opening.find(({ size }) => size === largest);
  const others = opening.filter((line) => line !== title);
  return [
    paragraph(title?.text ?? '', { size: title?.size ?? BODY_SIZE, bold: true, heading: true }),
    ...others.map(({ text, size, bold }) => paragraph(text, { size, bold })),
    ...paragraphs.map((text) => paragraph(text, { size: BODY_SIZE })),
    // Word joins two tables that no paragraph separates.
    ...tables.flatMap((table) => [wordTable(table, fontSize), paragraph('', { size: SMALL })]),
    ...closing.map((text) => paragraph(text, { size: SMALL })),
  ];
}

function footer({ sections: [first] }: PrintedBook): Footer {
  const size = halfPoints(SMALL);
  return new Footer({
    children: [
      new Paragraph({
        children: [
          new TextRun({ text: `${first?.footer ?? ''}  `, size }),
          new TextRun({ children: [PageNumber.CURRENT], size }),
        ],
      }),
    ],
  });
}
