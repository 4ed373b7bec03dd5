import { PAPER_TITLES, pageWords, partyNames } from '@folio/paper';
import type { Content, DynamicContent } from 'pdfmake/interfaces.js';
import { linesOf, rule, type Sheet } from './sheet.ts';

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
