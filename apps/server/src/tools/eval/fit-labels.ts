import type { ManifestStatement } from '@folio/documents';
import { sameSigned, sameText } from './compare.ts';
import type { TruthLine, TruthStatement } from './truth.ts';

/* Labels of data files were taken record by record; a reader that puts records together is not wrong for it. */

function sameAccount(left: TruthStatement, right: TruthStatement): boolean {
  return sameText(left.account, right.account) && sameText(left.currency, right.currency);
}

/** Pages of one statement: the next goes on from this one's balance, and nothing that was found begins there. */
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

/** The field marks of a format are no words of the bank: ?20 and /REMI/ in an MT940's details. */
function wordsOf(line: TruthLine, format: string | undefined): TruthLine {
  if (format !== 'mt940') return line;
  const description = line.description
    .replace(/\?\s?\d{2}|\/[A-Z]{2,4}\//gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return { ...line, description };
}

/**
 * Labels as the reader may state them: pages of one statement as one, a row "Opening Balance" as the opening balance, details
 * without the marks of their format.
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
