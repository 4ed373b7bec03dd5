import { isNil, PAPER_TITLES, type PaperTemplate, printedMoney, TOTAL_WORDS, WORDS } from '@folio/paper';
import type { Content } from 'pdfmake/interfaces.js';
import { widthOf } from '../warm-fonts.ts';
import { BAND } from './look.ts';
import { metaTable } from './meta.ts';
import { buyerBlocks, partyBlock } from './parties.ts';
import { rule, type Sheet } from './sheet.ts';

/** The company's logo, limited in size and never enlarged beyond its own pixels at 144 per inch. */
function logo({ paper, look, isOurs }: Sheet): Content[] {
  const image = isOurs ? paper.images.logo : null;
  if (image === null) return [];
  const fit: [number, number] = [
    Math.min(look.logo.width, image.width / 2),
    Math.min(look.logo.height, image.height / 2),
  ];
  return [{ image: 'logo', fit, margin: [0, 0, 0, 6] }];
}

function seller(sheet: Sheet): Content[] {
  return [...logo(sheet), ...partyBlock(sheet, sheet.paper.seller, sheet.look.size.name)];
}

/** Buyer and receiver of the goods next to each other. */
function buyers(sheet: Sheet): Content {
  const { look, width } = sheet;
  const blocks = buyerBlocks(sheet);
  const each = (width - look.gap * (blocks.length - 1)) / blocks.length;
  return {
    columns: blocks.map((block) => ({ stack: [block], width: each })),
    columnGap: look.gap,
    margin: [0, 0, 0, look.gap],
  };
}

/** Classic layout: the seller on the left, title and document details on the right, and a rule under both. */
function classicHead(sheet: Sheet): Content[] {
  const { look, paper, width } = sheet;
  const right = 236;
  const words = sheet.say(PAPER_TITLES[paper.type]);
  // A long title gets a smaller font size instead of a second line.
  const fits = (right - 2) / widthOf(words, 1, 'bold');
  const title: Content = {
    text: words,
    fontSize: Math.min(look.size.title, fits),
    bold: true,
    alignment: 'right',
  };
  return [
    {
      columns: [
        { stack: seller(sheet), width: width - right - look.gap },
        { stack: [{ ...title, margin: [0, 0, 0, 6] }, metaTable(sheet, right)], width: right },
      ],
      columnGap: look.gap,
    },
    { stack: [rule(sheet, { weight: 1.2, colour: look.ink })], margin: [0, 10, 0, 10] },
    buyers(sheet),
  ];
}

/** The most prominent amount: the amount due, or the total if no payment is requested. */
function greatSum({ paper }: Sheet) {
  const asks = paper.type === 'sales_invoice' && !isNil(paper.paid);
  return asks
    ? { word: WORDS.amountDue, money: paper.due }
    : { word: paper.type === 'sales_invoice' ? WORDS.amountDue : TOTAL_WORDS[paper.type], money: paper.total };
}

/** Modern layout: title and main amount on a coloured band over the full width, with the parties below it. */
function modernHead(sheet: Sheet): Content[] {
  const { look, width } = sheet;
  const right = 236;
  const left = width - right - look.gap;
  return [
    band(sheet, width * 0.6, width * 0.4),
    {
      columns: [
        { stack: seller(sheet), width: left },
        { stack: [metaTable(sheet, right)], width: right },
      ],
      columnGap: look.gap,
      margin: [0, 0, 0, look.gap],
    },
    buyers(sheet),
  ];
}

function band(sheet: Sheet, left: number, right: number): Content {
  const { look, paper } = sheet;
  const { side, top } = look.margin;
  const { word, money } = greatSum(sheet);
  const title: Content[] = [
    { text: sheet.say(PAPER_TITLES[paper.type]), fontSize: look.size.title, bold: true },
    { text: paper.number, fontSize: look.size.name },
  ];
  const sum: Content[] = [
    { text: sheet.say(word), alignment: 'right', margin: [0, 5, 0, 0] },
    { text: printedMoney(money, paper.currency), fontSize: 18, bold: true, alignment: 'right' },
  ];
  return {
    table: {
      widths: [left, right],
      body: [
        [
          { stack: title, fillColor: BAND, color: '#ffffff' },
          { stack: sum, fillColor: BAND, color: '#ffffff' },
        ],
      ],
    },
    layout: {
      hLineWidth: () => 0,
      vLineWidth: () => 0,
      paddingLeft: (column) => (column === 0 ? side : 0),
      paddingRight: (column) => (column === 0 ? 0 : side),
      paddingTop: () => 26,
      paddingBottom: () => 20,
    },
    margin: [-side, -top, -side, 18],
  };
}

/** Compact layout: everything in one strip, so that the items start high on the page. */
function compactHead(sheet: Sheet): Content[] {
  const { look, paper, width } = sheet;
  const third = (width - 2 * look.gap) / 3;
  return [
    {
      columns: [
        { text: sheet.say(PAPER_TITLES[paper.type]), fontSize: look.size.title, bold: true, width: width * 0.66 },
        {
          text: paper.number,
          fontSize: look.size.name,
          bold: true,
          alignment: 'right',
          width: width * 0.34,
          margin: [0, 4, 0, 0],
        },
      ],
    },
    { stack: [rule(sheet, { weight: 1, colour: look.ink })], margin: [0, 3, 0, 6] },
    {
      columns: [
        { stack: seller(sheet), width: third },
        { stack: buyerBlocks(sheet).map((block) => ({ stack: [block], margin: [0, 0, 0, 4] })), width: third },
        { stack: [metaTable(sheet, third)], width: third },
      ],
      columnGap: look.gap,
      margin: [0, 0, 0, look.gap],
    },
  ];
}

const HEADS: Readonly<Record<PaperTemplate, (sheet: Sheet) => Content[]>> = {
  classic: classicHead,
  modern: modernHead,
  compact: compactHead,
};

/** Everything above the items. */
export function headOf(sheet: Sheet): Content[] {
  return HEADS[sheet.paper.template](sheet);
}
