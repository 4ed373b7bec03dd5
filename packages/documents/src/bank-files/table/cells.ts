import { type DecimalMark, parseAmount } from '../../values/amount.ts';
import { plainWidth } from '../../values/width.ts';
import { unitsOf } from '../exact.ts';

/** The amount of a cell in units of 10^-8, negative where a sign says so, with what is printed next to it. */
export interface CellAmount {
  readonly units: bigint;
  readonly mark: 'CR' | 'DR' | null;
  readonly signed: boolean;
  readonly currency: string | null;
}

/** The forms of nearly every cell, which need no further parsing. */
const COMMON = {
  '.': /^-?(?:\d{1,13}|\d{1,3}(?:,\d{3}){1,3})(?:\.\d{1,2})?$/u,
  ',': /^-?(?:\d{1,13}|\d{1,3}(?:\.\d{3}){1,3})(?:,\d{1,2})?$/u,
};
/** Longer texts are not searched for an amount. */
export const LONGEST_AMOUNT = 40;
/** What spreadsheets write around a value to keep it as text: ="0012", '0012. */
const AS_TEXT = /^="(.*)"$|^'(?=[-+=@\d])/su;
const SPACES = /[\s\u00a0\u200b\ufeff]+/gu;

export function cellText(cell: string | undefined): string {
  if (cell === undefined || cell === '') return '';
  return cell.trim().replace(AS_TEXT, '$1').replace(SPACES, ' ').trim();
}

/** Whether a cell means "nothing": empty, dashes, n/a. */
export function isBlank(text: string): boolean {
  return text === '' || /^(?:[-–—−.*]+|n\/?a|nil|無|无)$/iu.test(text);
}

/** The amount of a cell; null when the text is not an amount. The caller must check for blank cells first. */
export function cellAmount(text: string, decimalMark: DecimalMark): CellAmount | null {
  if (COMMON[decimalMark].test(text)) {
    const plain = decimalMark === '.' ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.');
    return { units: unitsOf(plain), mark: null, signed: text.startsWith('-'), currency: null };
  }
  if (text.length > LONGEST_AMOUNT) return null;
  const amount = parseAmount(text, decimalMark);
  if (amount === null) return null;
  return { units: unitsOf(amount.value), mark: amount.mark, signed: amount.signed, currency: amount.currency };
}

const STRONG = /(?:^|\D)(?:\d+|\d{1,3}(?:[.,'’\s]\d{3})+)([.,])\d{1,2}\D*$/u;
const BOTH = /\d([.,]).*\d([.,])\d+\D*$/u;
const LONG = /\d{4,}([.,])\d+\D*$|(?:^|\D)0([.,])\d+\D*$/u;
const GROUPED = /^\D*\d{1,3}(?:([.,])\d{3})+\D*$/u;

function decimalMarkOfCell(text: string): { readonly mark: string; readonly weight: number } | null {
  const both = BOTH.exec(text);
  if (both?.[1] !== undefined && both[2] !== undefined && both[1] !== both[2]) return { mark: both[2], weight: 1000 };
  const strong = STRONG.exec(text)?.[1];
  if (strong !== undefined) return { mark: strong, weight: 1000 };
  const long = LONG.exec(text);
  const longMark = long?.[1] ?? long?.[2];
  if (longMark !== undefined) return { mark: longMark, weight: 1000 };
  const group = GROUPED.exec(text)?.[1];
  return group === undefined ? null : { mark: group === '.' ? ',' : '.', weight: 1 };
}

/** The decimal mark of the amounts of a table; a thousands mark alone is weak evidence, cents are strong. */
export function decimalMarkOfCells(cells: readonly string[]): DecimalMark {
  let balance = 0;
  for (const cell of cells) {
    const found = cell.length > LONGEST_AMOUNT ? null : decimalMarkOfCell(plainWidth(cell).trim());
    if (found !== null) balance += found.mark === ',' ? found.weight : -found.weight;
  }
  return balance > 0 ? ',' : '.';
}

const IN_WORD =
  /^(?:\+|cr?|credit|in|deposit|received?|h|haben|gutschrift|bij|paid in|money in|income|貸|贷|貸方|贷方|貸記|贷记|存|存入|收|收入|轉入|转入|入)$/iu;
const OUT_WORD =
  /^(?:-|dr?|debit|out|withdrawal|spent|s|soll|lastschrift|belastung|af|paid out|money out|expense|借|借方|借記|借记|支|支出|支取|提取|提款|付|轉出|转出|出)$/iu;

/** The direction that a word of a direction column means; null for any other word. */
export function directionOf(text: string): 'in' | 'out' | null {
  const plain = plainWidth(text).replace(/\.$/u, '').trim();
  if (IN_WORD.test(plain)) return 'in';
  return OUT_WORD.test(plain) ? 'out' : null;
}
