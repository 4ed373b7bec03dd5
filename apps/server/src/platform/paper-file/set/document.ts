import { PAPER_TITLES, pageWords, partyNames, WORDS } from '@folio/paper';
import type { Content, DynamicContent, TDocumentDefinitions, Watermark } from 'pdfmake/interfaces.js';
import type { PaperImages, PaperWithImages } from '../printed-paper.ts';
import { closingOf, totalsBlock } from './closing.ts';
import { headOf } from './heads.ts';
import { itemTables } from './items.ts';
import { linesOf, rule, type Sheet, sheetOf } from './sheet.ts';

/** Markers in the layout where the items end, the totals end, and a signature that belongs to the totals starts. */
export const MARKERS = { itemsEnd: 1, totalsEnd: 2, signed: 3 } as const;

const MARKS = {
  draft: { word: WORDS.draft, colour: '#6b7280' },
  voided: { word: WORDS.voided, colour: '#c0392b' },
  paid: { word: WORDS.markPaid, colour: '#1e8449' },
} as const;

function watermark({ paper, say }: Sheet): { watermark?: Watermark } {
  if (paper.mark === null) return {};
  const { word, colour } = MARKS[paper.mark];
  return { watermark: { text: say(word), color: colour, opacity: 0.13, bold: true, fontSize: 92, angle: -48 } };
}

function marker(headlineLevel: number): Content {
  return { headlineLevel, canvas: [{ type: 'rect', x: 0, y: 0, w: 0, h: 0, lineWidth: 0 }] };
}

function dataUrls(images: PaperImages): Record<string, string> {
  const named = Object.entries(images).filter(
    (entry): entry is [string, NonNullable<PaperImages['logo']>] => entry[1] !== null,
  );
  return Object.fromEntries(
    named.map(([name, { type, bytes }]) => [name, `data:${type};base64,${Buffer.from(bytes).toString('base64')}`]),
  );
}

/**
 * A document in the PDF library's format. `rowsKept`: how many of the last item rows start a new page with the
 * totals.
 */
export function documentOf(paper: PaperWithImages, rowsKept: number): TDocumentDefinitions {
  const sheet = sheetOf(paper);
  const { look } = sheet;
  const { side, top, bottom } = look.margin;
  const closing = closingOf(sheet);
  return {
    pageSize: 'A4',
    pageMargins: [side, top, side, bottom + footHeight(sheet)],
    info: {
      title: [sheet.say(PAPER_TITLES[paper.type]), paper.number].filter(Boolean).join(' '),
      author: partyNames(paper.seller, paper.language).join(' '),
    },
    displayTitle: true,
    language: paper.language === 'zh-Hant' ? 'zh-Hant-HK' : 'en-HK',
    defaultStyle: { font: 'Noto', fontSize: look.size.text, color: look.ink, lineHeight: 1 },
    images: dataUrls(paper.images),
    ...watermark(sheet),
    header: laterHead(sheet),
    footer: footOf(sheet),
    content: [
      ...headOf(sheet),
      ...itemTables(sheet, rowsKept),
      marker(MARKERS.itemsEnd),
      totalsBlock(sheet),
      marker(MARKERS.totalsEnd),
      ...closing.contents,
      ...(closing.bindsTotals ? [marker(MARKERS.signed)] : []),
    ],
  };
}

/** Line height of small text, as a multiple of the font size. */
const LINE = 1.45;
/** Printers leave a strip at the edge unprinted. */
const HEAD_TOP = 15;

/** Height of the footer: its rule, the company's own text, the page number. */
export function footHeight(sheet: Sheet): number {
  const { paper, look, width } = sheet;
  const lines = paper.footer === null || paper.footer === '' ? 0 : linesOf(paper.footer, width, look.size.small);
  return Math.ceil((lines + 1) * look.size.small * LINE) + 10;
}

export function footOf(sheet: Sheet): DynamicContent {
  const { paper, look } = sheet;
  const side = look.margin.side;
  return (page, pages): Content => ({
    stack: [
      rule(sheet, { weight: 0.4 }),
      ...(paper.footer === null || paper.footer === ''
        ? []
        : [
            {
              text: paper.footer,
              alignment: 'center' as const,
              margin: [0, 3, 0, 0] as [number, number, number, number],
            },
          ]),
      { text: pageWords(page, pages, paper.language), alignment: 'right', margin: [0, 3, 0, 0] },
    ],
    fontSize: look.size.small,
    color: look.muted,
    margin: [side, 4, side, 0],
  });
}

/** Identifies the document at the top of later pages. */
export function laterHead(sheet: Sheet): DynamicContent {
  const { paper, look } = sheet;
  const words = [partyNames(paper.seller, paper.language)[0], sheet.say(PAPER_TITLES[paper.type]), paper.number];
  return (page): Content =>
    page === 1
      ? ''
      : {
          text: words.filter(Boolean).join('  ·  '),
          fontSize: look.size.small,
          color: look.muted,
          margin: [look.margin.side, Math.max(HEAD_TOP, look.margin.top - 20), look.margin.side, 0],
        };
}
