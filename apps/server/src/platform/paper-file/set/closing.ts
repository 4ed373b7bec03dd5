import { type PaperWord, printedFigure, WORDS } from '@folio/paper';
import type { Content } from 'pdfmake/interfaces.js';
import { pieces } from './items.ts';
import { asksForMoney, longInstructions, paymentBlock } from './payment.ts';
import { label, type Sheet } from './sheet.ts';
import { acceptedAndSigned, signed } from './signature.ts';
import { MAX_TAXES, taxLabel, totalsTable } from './totals.ts';

/** Sections with at most this many lines stay on one page with their heading. */
const SECTION_LINES = 12;

function halves({ width, look }: Sheet): { left: number; right: number } {
  const right = Math.max(width * 0.44, 215);
  return { right, left: width - right - look.gap };
}

/** There is room for the signature next to a payment code, under the totals. */
function signsBesideCode(sheet: Sheet): boolean {
  return asksForMoney(sheet) && sheet.paper.fpsPayload !== null;
}

/** Payment details on the left and totals on the right, never split over two pages. */
export function totalsBlock(sheet: Sheet): Content {
  const { look } = sheet;
  const { left, right } = halves(sheet);
  return {
    columns: [
      { stack: paymentBlock(sheet, left), width: left },
      { stack: [totalsTable(sheet, right), ...(signsBesideCode(sheet) ? signed(sheet) : [])], width: right },
    ],
    columnGap: look.gap,
    margin: [0, 8, 0, 0],
    unbreakable: true,
  };
}

/** The tax table of a document with very many tax codes. */
function taxSection(sheet: Sheet): Content[] {
  const { paper } = sheet;
  if (paper.amountsAre === 'no_tax' || paper.taxes.length <= MAX_TAXES) return [];
  const lines = paper.taxes.map((tax) => `${taxLabel(sheet, tax, ' ')}: ${printedFigure(tax.tax)}`);
  return section(sheet, WORDS.totalTax, [lines.join('\n')]);
}

/** A heading with its text. Short text is kept on one page; otherwise only the heading stays with the first lines. */
function section(sheet: Sheet, word: PaperWord, texts: readonly string[]): Content[] {
  if (texts.length === 0) return [];
  const [first = '', ...others] = texts.flatMap((text) =>
    pieces(text, sheet.width, sheet.look.size.text, SECTION_LINES),
  );
  const margin: [number, number, number, number] = [0, 0, 0, 3];
  return [
    { stack: [label(sheet, word), { text: first, margin }], margin: [0, 10, 0, 0], unbreakable: true },
    ...others.map((text): Content => ({ text, margin })),
  ];
}

/** The part below the totals. */
export interface Closing {
  readonly contents: readonly Content[];
  /** The signature confirms the totals, so both should be on one page. */
  readonly bindsTotals: boolean;
}

/** Everything below the totals. A signature is kept on one page with the last words above it. */
export function closingOf(sheet: Sheet): Closing {
  const { notes } = sheet.paper;
  const told = longInstructions(sheet, halves(sheet).left);
  const sections = [
    ...taxSection(sheet),
    ...section(sheet, WORDS.payment, told),
    ...section(sheet, WORDS.notes, notes === null || notes === '' ? [] : [notes]),
  ];
  const signature = signsBesideCode(sheet) ? [] : acceptedAndSigned(sheet);
  if (signature.length === 0) return { contents: sections, bindsTotals: false };
  const last: Content = { stack: [...sections.slice(-1), ...signature], unbreakable: true };
  return { contents: [...sections.slice(0, -1), last], bindsTotals: true };
}
