import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces.js';
import { FONT_FILES, fontReader } from '../paper-file/font-files.ts';
import { printableTexts } from '../text/index.ts';
import type { PdfFileReply } from './pdf-file.ts';
import {
  CELL_PADDING,
  type PrintedDocument,
  type PrintedRow,
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

function setDocument(document: PrintedDocument): Promise<Uint8Array> {
  pdfmake.setFonts({ Noto: FONT_FILES });
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path === FONT_FILES.normal || path === FONT_FILES.bold);
  return pdfmake
    .createPdf({
      pageSize: 'A4',
      pageOrientation: document.landscape ? 'landscape' : 'portrait',
      pageMargins: [36, 44, 36, 40],
      info: { title: document.title, author: document.author, creationDate: document.createdAt },
      language: document.language,
      defaultStyle: { font: 'Noto', fontSize: PLAIN },
      header: (page) =>
        page === 1 ? '' : { text: document.header, color: MUTED, fontSize: SMALL, margin: [36, 22, 36, 0] },
      footer: (page, pages) => ({
        columns: [
          { text: document.footer, width: '*' },
          {
            text: document.pageWords.replaceAll('{page}', String(page)).replaceAll('{pages}', String(pages)),
            width: 'auto',
            alignment: 'right',
          },
        ],
        color: MUTED,
        fontSize: SMALL,
        margin: [36, 12, 36, 0],
      }),
      content: [
        ...document.opening.map(textOf),
        ...partiesOf(document),
        ...document.tables.map((table, index) => tableOf(table, index, document.fontSize)),
        ...document.closing.map((text): Content => ({ text, color: MUTED, margin: [0, 1, 0, 1] })),
      ],
    })
    .getBuffer();
}

async function reply(): Promise<PdfFileReply> {
  try {
    const readable: PrintedDocument = printableTexts(workerData, (codePoint) => font.hasGlyphForCodePoint(codePoint));
    return { ok: true, bytes: new Uint8Array(await setDocument(readable)) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.postMessage(await reply());
