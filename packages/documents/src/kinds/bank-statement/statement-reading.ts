import { shareThatHolds } from '../../checks/check.ts';
import type { Classification } from '../../classify/classify.ts';
import type { Line } from '../../page/layout.ts';
import type { Page } from '../../page/page.ts';
import type { Reading } from '../../reading.ts';
import { conventionsOf } from '../../values/conventions.ts';
import { round } from '../../values/numbers.ts';
import { readStatements } from './index.ts';

/**
 * Reads a bank or card statement: one `Statement` for each account and currency on the pages.
 * @param pages the pages of `lines`: other readings of a picture help to correct its figures
 */
export function statementReading(
  base: Reading,
  lines: readonly Line[],
  found: Classification,
  pages: readonly Page[] = [],
): Reading {
  const recognised = base.pages.some((page) => page.source === 'ocr');
  const conventions = { ...conventionsOf(lines), recognised };
  const read = readStatements({ lines, pages, conventions, card: found.kind === 'card_statement' });
  const [first] = read.statements;
  const ties = read.checks.filter((check) => check.code === 'statement_balance');
  const proven = ties.length > 0 && ties.length === read.statements.length && ties.every((check) => check.holds);
  const confidence = proven
    ? Math.max(0.9, found.confidence)
    : found.confidence * 0.5 * (0.5 + shareThatHolds(read.checks) / 2);
  return {
    ...base,
    kind: read.statements.length === 0 ? found.kind : first?.card === true ? 'card_statement' : 'bank_statement',
    confidence: round(confidence),
    bank: read.bank,
    currency: first?.currency ?? null,
    statements: read.statements,
    checks: read.checks,
    warnings: read.warnings,
  };
}
