import { type PaperWord, said } from '@folio/paper';
import type { Content } from 'pdfmake/interfaces.js';
import type { PaperWithImages } from '../printed-paper.ts';
import { widthOf } from '../warm-fonts.ts';
import { LOOKS, type Look, PAGE } from './look.ts';

/** The data and helpers that every part of a document uses. */
export interface Sheet {
  readonly paper: PaperWithImages;
  readonly look: Look;
  /** Between the margins, in points. */
  readonly width: number;
  /** The seller is the company itself: its pictures and its bank details are printed. */
  readonly isOurs: boolean;
  say(word: PaperWord): string;
  /** The label with one line for each language. */
  sayLines(word: PaperWord): string;
}

export function sheetOf(paper: PaperWithImages): Sheet {
  const look = LOOKS[paper.template];
  const { language } = paper;
  return {
    paper,
    look,
    width: PAGE.width - 2 * look.margin.side,
    isOurs: paper.type !== 'purchase_bill' && paper.type !== 'purchase_credit_note',
    say: (word) => said(word, language),
    sayLines: (word) => (language === 'bilingual' ? `${word.en}\n${word.zh}` : said(word, language)),
  };
}

/** A heading over a few lines, such as "Bill to". */
export function label(sheet: Sheet, word: PaperWord): Content {
  const { look } = sheet;
  return { text: sheet.say(word), fontSize: look.size.small, bold: true, color: look.muted, margin: [0, 0, 0, 2] };
}

/** A rule over the whole width, or a part of it. */
export function rule(sheet: Sheet, { weight = 0.7, width = sheet.width, colour = sheet.look.rule } = {}): Content {
  return { canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: weight, lineColor: colour }] };
}

/**
 * Approximate number of lines of a text at a width: words wrap before the edge, so a line holds less than its width.
 */
export function linesOf(text: string, width: number, sizePt: number): number {
  const perLine = width / 1.15;
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line, sizePt) / perLine)), 0);
}
