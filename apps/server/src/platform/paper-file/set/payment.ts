import { createRequire } from 'node:module';
import { isNil, type PaperWord, partyNames, printedMoney, WORDS } from '@folio/paper';
import type { Content } from 'pdfmake/interfaces.js';
import { widthOf } from '../warm-fonts.ts';
import { label, linesOf, type Sheet } from './sheet.ts';

/** 37 mm: phones can read it from paper and from a screen. */
const CODE_SIZE = 105;
const SHORT_LINES = 5;
const ASCENT = 1.16;

/** True if the document requests payment: our own invoice that is neither void nor paid. */
export function asksForMoney({ paper }: Sheet): boolean {
  return paper.type === 'sales_invoice' && paper.mark !== 'voided' && paper.mark !== 'paid' && !isNil(paper.due);
}

function bankRows(sheet: Sheet): [PaperWord, string][] {
  const { payTo, paymentReference } = sheet.paper;
  const rows: [PaperWord, string | null][] = [
    [WORDS.bank, payTo?.bank ?? null],
    [WORDS.accountName, payTo?.accountName ?? null],
    [WORDS.accountNumber, payTo === null ? null : `${payTo.number} (${payTo.currency})`],
    [WORDS.paymentReference, paymentReference],
  ];
  return rows.flatMap(([word, value]) =>
    value === null || value === '' ? [] : [[word, value] as [PaperWord, string]],
  );
}

function bankTable(sheet: Sheet, width: number): Content[] {
  const rows = bankRows(sheet);
  if (rows.length === 0) return [];
  const { look } = sheet;
  const labels = rows.map(([word]) => widthOf(sheet.say(word), look.size.small));
  // Small labels share the baseline of their values. `ASCENT` is the height of letters above it, as a share of the
  // font size.
  const lower = (look.size.text - look.size.small) * ASCENT;
  const labelWidth = Math.min(width / 2, Math.max(...labels) + 1);
  return [
    {
      table: {
        widths: [labelWidth, width - labelWidth - 6],
        body: rows.map(([word, value]) => [
          { text: sheet.say(word), color: look.muted, fontSize: look.size.small, margin: [0, lower, 0, 0] },
          { text: value },
        ]),
      },
      layout: {
        hLineWidth: () => 0,
        vLineWidth: () => 0,
        paddingLeft: () => 0,
        paddingRight: (column) => (column === 0 ? 6 : 0),
        paddingTop: () => 1,
        paddingBottom: () => 1,
      },
    },
  ];
}

/** Bank, reference and payment code, over `width` points; empty if no payment is requested. */
export function paymentBlock(sheet: Sheet, width: number): Content[] {
  if (!asksForMoney(sheet)) return [];
  const { paper, look } = sheet;
  const texts = instructionTexts(sheet);
  const told = areShort(sheet, texts, width) ? texts.map((text): Content => ({ text, margin: [0, 3, 0, 0] })) : [];
  const rows = [...bankTable(sheet, width), ...told];
  if (paper.fpsPayload === null) return rows.length === 0 ? [] : [label(sheet, WORDS.payment), ...rows];
  const code: Content = {
    columns: [
      { stack: [paymentCode(paper.fpsPayload, CODE_SIZE)], width: CODE_SIZE },
      {
        stack: [
          { text: sheet.sayLines(WORDS.fps), bold: true },
          { text: printedMoney(paper.due, paper.currency), margin: [0, 3, 0, 0] },
          { text: partyNames(paper.seller, paper.language).join('\n'), color: look.muted, fontSize: look.size.small },
        ],
        width: width - CODE_SIZE - 8,
        margin: [0, 4, 0, 0],
      },
    ],
    columnGap: 8,
    margin: [0, 6, 0, 0],
  };
  return [label(sheet, WORDS.payment), ...rows, code];
}

/** The company's payment instructions in the document's language. */
function instructionTexts(sheet: Sheet): string[] {
  const { language, instructions: plain, instructionsZh } = sheet.paper;
  if (!asksForMoney(sheet)) return [];
  const wanted =
    language === 'bilingual'
      ? [plain, instructionsZh]
      : [language === 'zh-Hant' ? (instructionsZh ?? plain) : (plain ?? instructionsZh)];
  return wanted.filter((text): text is string => text !== null && text !== '');
}

/**
 * Short instructions are printed with the bank details; long ones get a separate section, which may continue on the
 * next page.
 */
function areShort(sheet: Sheet, texts: readonly string[], width: number): boolean {
  return linesOf(texts.join('\n'), width, sheet.look.size.text) <= SHORT_LINES;
}

/** The instructions that are too long for the block next to the totals; `width` is the width of that block. */
export function longInstructions(sheet: Sheet, width: number): string[] {
  const texts = instructionTexts(sheet);
  return areShort(sheet, texts, width) ? [] : texts;
}

interface CodeNode {
  qr: string;
  eccLevel: 'M';
  fit: number;
}

interface Drawn {
  /** The background first, then a square for each dark dot. */
  readonly _canvas: readonly { readonly x: number; readonly y: number; readonly w: number; readonly h: number }[];
  readonly _width: number;
}

const require = createRequire(import.meta.url);
/**
 * The PDF library's own QR encoder. It is used only to compute the dots, because it would draw each dot separately.
 */
const codes: { default: { measure(node: CodeNode): Drawn } } = require('pdfmake/js/qrEnc.js');

/** The largest number of dots per side of a QR code, so that each dot is at least one unit wide. */
const WIDEST = 177;

/**
 * A payment code as one shape of a given size in points. Squares drawn one by one leave hairlines between them on a
 * screen, and phones then fail to read the code.
 */
export function paymentCode(payload: string, size: number): Content {
  const { _canvas, _width } = codes.default.measure({ qr: payload, eccLevel: 'M', fit: WIDEST });
  const path = _canvas.slice(1).map(({ x, y, w, h }) => `M${x} ${y}h${w}v${h}h-${w}z`);
  const shape = `<path d="${path.join('')}" fill="#000000"/>`;
  return { svg: `<svg viewBox="0 0 ${_width} ${_width}">${shape}</svg>`, width: size };
}
