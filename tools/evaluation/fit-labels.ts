import type { ManifestStatement } from '@folio/documents';
import { sameSigned, sameText } from './compare.ts';
import type { TruthLine, TruthStatement } from './truth.ts';

/* Labels of data files were made record by record; a reader that combines records is not wrong. */

function sameAccount(left: TruthStatement, right: TruthStatement): boolean {
  return sameText(left.account, right.account) && sameText(left.currency, right.currency);
}

/**
 * Pages of one statement: the next page continues from this one's balance, and no statement that was found begins
 * there.
 */
function areOnePage(page: TruthStatement, next: TruthStatement, found: readonly ManifestStatement[]): boolean {
  const goesOn = page.closingBalance === undefined || sameSigned(page.closingBalance, next.openingBalance);
  const beginsThere = found.some(
    (one) => sameText(next.account, one.account) && sameSigned(next.openingBalance, one.openingBalance),
  );
  return sameAccount(page, next) && goesOn && !beginsThere;
}

function joined(page: TruthStatement, next: TruthStatement): TruthStatement {
  const { closingBalance: _, ...start } = page;
  const closing = next.closingBalance === undefined ? {} : { closingBalance: next.closingBalance };
  return { ...start, ...closing, lines: [...page.lines, ...next.lines] };
}

function isOpeningRow(line: TruthLine, found: readonly ManifestStatement[]): boolean {
  const isNamed = /^opening balance$/iu.test(line.description.trim());
  const amount = line.in ?? (line.out === null ? null : `-${line.out}`);
  return isNamed && found.some(({ openingBalance }) => sameSigned(amount, openingBalance));
}

/** Removes the field marks of a format, which are not the bank's text: ?20 and /REMI/ in an MT940's details. */
function wordsOf(line: TruthLine, format: string | undefined): TruthLine {
  if (format !== 'mt940') return line;
  const description = line.description
    .replace(/\?\s?\d{2}|\/[A-Z]{2,4}\//gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return { ...line, description };
}

/**
 * Adapts labels to the reader's output: pages of one statement are combined, a row "Opening Balance" becomes the
 * opening balance, and details lose the marks of their format.
 */
export function fitLabels(
  labels: readonly TruthStatement[],
  found: readonly ManifestStatement[],
  format: string | undefined,
): readonly TruthStatement[] {
  if (format === undefined) return labels;
  const fitted: TruthStatement[] = [];
  for (const label of labels) {
    const last = fitted.at(-1);
    const lines = label.lines.filter((line) => !isOpeningRow(line, found)).map((line) => wordsOf(line, format));
    const one = { ...label, lines };
    if (last !== undefined && areOnePage(last, one, found)) fitted[fitted.length - 1] = joined(last, one);
    else fitted.push(one);
  }
  return fitted;
}
