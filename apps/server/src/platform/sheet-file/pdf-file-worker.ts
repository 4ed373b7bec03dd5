import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Content, CustomTableLayout, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { FONT_FILES, fontReader } from '../paper-file/font-files.ts';
import { printableTexts } from '../text/index.ts';
import type { PdfFileReply, PdfFileWork } from './pdf-file.ts';
import {
  CELL_PADDING,
  type PrintedBook,
  type PrintedDocument,
  type PrintedRow,
  type PrintedSection,
  type PrintedTable,
  type PrintedText,
} from './pdf-page.ts';

/* The thread that writes one document and ends. Only the glyphs used are embedded in the file. */

const require = createRequire(import.meta.url);
const pdfmake: typeof import('pdfmake') = require('pdfmake');
const font = fontReader.create(readFileSync(FONT_FILES.normal));
const INDENT = 10;
const SMALL = 7;
const PLAIN = 8;
const MUTED = '#555555';

function cellsOf(row: PrintedRow): TableCell[] {
  const { spread } = row;
  return row.cells.map(({ text, right }, index): TableCell => {
    if (index > 0 && index < spread) return {};
    return {
      text,
      alignment: right ? 'right' : 'left',
      bold: row.bold,
      ...(index === 0 && spread > 1 ? { colSpan: spread } : {}),
      ...(index === 0 && row.indent > 0 ? { margin: [row.indent * INDENT, 0, 0, 0] } : {}),
    };
  });
}

function layoutOf({ heads, rows }: PrintedTable): CustomTableLayout {
  const all = [...heads, ...rows];
  return {
    hLineWidth: (line) => (line === heads.length || all[line]?.lineAbove === true ? 0.5 : 0),
    vLineWidth: () => 0,
    hLineColor: () => '#999999',
    paddingLeft: () => CELL_PADDING,
    paddingRight: () => CELL_PADDING,
    paddingTop: () => 1.5,
    paddingBottom: () => 1.5,
  };
}

function tableOf(table: PrintedTable, index: number, fontSize: number): Content {
  return {
    table: {
      headerRows: table.heads.length,
      widths: table.widths.map((width) => width - 2 * CELL_PADDING),
      dontBreakRows: true,
      body: [...table.heads, ...table.rows].map(cellsOf),
    },
    layout: layoutOf(table),
    fontSize,
    margin: [0, 8, 0, 8],
    unbreakable: table.whole === true,
    ...(index === 0 || table.follows ? {} : { pageBreak: 'before' as const }),
  };
}

function textOf({ text, size, bold }: PrintedText): Content {
  return { text, fontSize: size, bold };
}

function partiesOf({ parties }: PrintedDocument): Content[] {
  if (parties === undefined) return [];
  return [
    {
      columns: [
        { width: '*', stack: parties.left.map(textOf) },
        { width: '44%', stack: parties.right.map(textOf), alignment: 'right' },
      ],
      columnGap: 24,
      margin: [0, 14, 0, 6],
    },
  ];
}

const FRAME = { pageMargins: [36, 44, 36, 40] as [number, number, number, number], left: 36 };

function headerOf(text: string): Content {
  return { text, color: MUTED, fontSize: SMALL, margin: [FRAME.left, 22, FRAME.left, 0] };
}

type Footed = Pick<PrintedDocument, 'footer' | 'pageWords'>;

function footerOf({ footer, pageWords }: Footed, page: number, pages: number): Content {
  return {
    columns: [
      { text: footer, width: '*' },
      {
        text: pageWords.replaceAll('{page}', String(page)).replaceAll('{pages}', String(pages)),
        width: 'auto',
        alignment: 'right',
      },
    ],
    color: MUTED,
    fontSize: SMALL,
    margin: [FRAME.left, 12, FRAME.left, 0],
  };
}

function tablesOf({ tables, closing, fontSize }: Pick<PrintedDocument, 'tables' | 'closing' | 'fontSize'>): Content[] {
  return [
    ...tables.map((table, index) => tableOf(table, index, fontSize)),
    ...closing.map((text): Content => ({ text, color: MUTED, margin: [0, 1, 0, 1] })),
  ];
}

function orientationOf({ landscape }: { landscape: boolean }): 'landscape' | 'portrait' {
  return landscape ? 'landscape' : 'portrait';
}

type Described = Pick<PrintedDocument, 'title' | 'author' | 'language' | 'createdAt'>;

function describe({ title, author, language, createdAt }: Described): Omit<TDocumentDefinitions, 'content'> {
  return {
    pageSize: 'A4',
    pageMargins: FRAME.pageMargins,
    info: { title, author, creationDate: createdAt },
    language,
    defaultStyle: { font: 'Noto', fontSize: PLAIN },
  };
}

function documentDefinition(document: PrintedDocument): TDocumentDefinitions {
  return {
    ...describe(document),
    pageOrientation: orientationOf(document),
    header: (page) => (page === 1 ? '' : headerOf(document.header)),
    footer: (page, pages) => footerOf(document, page, pages),
    content: [...document.opening.map(textOf), ...partiesOf(document), ...tablesOf(document)],
  };
}

function bookDefinition(book: PrintedBook): TDocumentDefinitions {
  return {
    ...describe(book),
    pageOrientation: 'portrait',
    // The cover has no number; sections have their own footers.
    footer: (page, pages) => (page === 1 ? '' : footerOf({ footer: '', pageWords: book.pageWords }, page, pages)),
    content: [...coverOf(book), contentsOf(book), ...book.sections.map(sectionOf)],
  };
}

const COVER = { above: 150, logoWidth: 180, logoHeight: 90 };
const LISTED = 10;

function coverOf({ cover: { logo, lines, details } }: PrintedBook): Content[] {
  const picture: Content[] =
    logo === null ? [] : [{ image: dataUriOf(logo), fit: [COVER.logoWidth, COVER.logoHeight], margin: [0, 0, 0, 24] }];
  return [
    {
      stack: [
        ...picture,
        ...lines.map(
          (line): Content => ({ text: line.text, fontSize: line.size, bold: line.bold, margin: [0, 3, 0, 3] }),
        ),
        {
          table: {
            widths: ['auto', '*'],
            body: details.map(([label, value]) => [{ text: label, color: MUTED }, value]),
          },
          layout: 'noBorders',
          fontSize: LISTED,
          margin: [0, 40, 0, 0],
        },
      ],
      margin: [24, COVER.above, 24, 0],
    },
  ];
}

/** PNG files begin with the byte 0x89; every other picture is a JPEG. */
function dataUriOf(bytes: Uint8Array): string {
  return `data:image/${bytes[0] === 0x89 ? 'png' : 'jpeg'};base64,${Buffer.from(bytes).toString('base64')}`;
}

function contentsOf({ contents, sections }: PrintedBook): Content {
  return {
    stack: [
      { text: contents, fontSize: 15, bold: true, margin: [0, 0, 0, 10] },
      {
        table: {
          widths: ['*', 'auto'],
          body: sections.map(({ listed }, index) => [
            { text: listed, linkToDestination: sectionId(index) },
            { text: [{ pageReference: sectionId(index) }], alignment: 'right' },
          ]),
        },
        layout: { hLineWidth: () => 0, vLineWidth: () => 0, paddingTop: () => 3, paddingBottom: () => 3 },
        fontSize: LISTED,
      },
    ],
    pageBreak: 'before',
  };
}

function sectionId(index: number): string {
  return `section-${index}`;
}

function sectionOf(section: PrintedSection, index: number): Content {
  const [first, ...rest] = section.opening.map(({ text, size, bold }) => ({ text, fontSize: size, bold }));
  return {
    section: [
      { ...first, text: first?.text ?? '', id: sectionId(index) },
      ...rest,
      ...section.paragraphs.map((text): Content => ({ text, fontSize: LISTED, margin: [0, 6, 0, 6] })),
      ...tablesOf(section),
    ],
    pageOrientation: orientationOf(section),
    pageSize: 'A4',
    pageMargins: FRAME.pageMargins,
    header: () => headerOf(section.header),
    footer: (page: number, pages: number) => footerOf(section, page, pages),
  };
}

function setPages(definition: TDocumentDefinitions): Promise<Uint8Array> {
  pdfmake.setFonts({ Noto: FONT_FILES });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path === FONT_FILES.normal || path === FONT_FILES.bold);
  return pdfmake.createPdf(definition).getBuffer();
}

async function reply(): Promise<PdfFileReply> {
  try {
    const work: PdfFileWork = printableTexts(workerData, (codePoint) => font.hasGlyphForCodePoint(codePoint));
    const definition = 'book' in work ? bookDefinition(work.book) : documentDefinition(work.document);
    return { ok: true, bytes: new Uint8Array(await setPages(definition)) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.postMessage(await reply());
