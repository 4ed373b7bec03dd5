import type { Language } from '../../../../platform/http/call.ts';
import { PRINT_WIDTH, type PrintedRow } from '../../../../platform/sheet-file/index.ts';

export const PAGE_WIDTH = PRINT_WIDTH.portrait;

/** A row whose first cell is text and whose others are figures. */
export function tableRow(
  texts: readonly string[],
  { bold = false, line = false, indent = 0 }: { bold?: boolean; line?: boolean; indent?: number } = {},
): PrintedRow {
  return {
    cells: texts.map((text, index) => ({ text, right: index > 0 })),
    bold,
    indent,
    lineAbove: line,
    spread: spreadOf(texts),
  };
}

/** A text over the whole width of a table. */
export function paragraphRow(text: string, columns: number, indent = 0): PrintedRow {
  return tableRow([text, ...Array.from({ length: columns - 1 }, () => '')], { indent });
}

function spreadOf(texts: readonly string[]): number {
  const next = texts.findIndex((text, index) => index > 0 && text !== '');
  return next === -1 ? texts.length : next;
}

/** An amount for print: grouped, negatives in brackets, zero as an en dash. */
export function printedAmount(amount: string): string {
  if (!/[1-9]/.test(amount)) return '–';
  const [whole = '', decimals] = amount.replace(/^-/, '').split('.');
  const figure = whole.replace(/\B(?=(\d{3})+$)/g, ',') + (decimals === undefined ? '' : `.${decimals}`);
  return amount.startsWith('-') ? `(${figure})` : figure;
}

/** A currency as it is printed above amounts. */
export function currencySign(currency: string, language: Language): string {
  if (currency !== 'HKD') return currency;
  return language === 'zh-Hant' ? '港元' : 'HK$';
}
