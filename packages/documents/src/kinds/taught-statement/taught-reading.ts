import { shareThatHolds } from '../../checks/check.ts';
import type { Line } from '../../page/layout.ts';
import type { Page } from '../../page/page.ts';
import type { Reading } from '../../reading.ts';
import { round } from '../../values/numbers.ts';
import { layoutsOf } from './layout-marks.ts';
import { readTaught, type Taught } from './read-taught.ts';
import type { KeptLayout } from './taught-layout.ts';

const PROVED = 0.9;
const UNPROVED = 0.5;

/** Whether every account of a reading has rows that lead from its opening to its closing balance. */
function isProved({ statements, checks }: Pick<Reading, 'statements' | 'checks'>): boolean {
  const ties = checks.filter((check) => check.code === 'statement_balance');
  return statements.length > 0 && ties.length === statements.length && ties.every((check) => check.holds);
}

function hasRows({ statements }: Pick<Reading, 'statements'>): boolean {
  return statements.some((statement) => statement.lines.length > 0);
}

/** A statement read by the columns a person taught, whatever kind its words suggest. */
export function taughtReading(base: Reading, lines: readonly Line[], pages: readonly Page[], layout: Taught): Reading {
  const read = readTaught(lines, pages, layout);
  const name = layout.constants?.bank;
  return {
    ...base,
    ...read,
    kind: layout.taught.card ? 'card_statement' : 'bank_statement',
    confidence: round(isProved(read) ? PROVED : UNPROVED * shareThatHolds(read.checks)),
    bank:
      name === undefined
        ? read.bank
        : { value: name, page: null, box: null, confidence: PROVED, origin: 'computed', learnt: true },
    currency: read.statements[0]?.currency ?? null,
  };
}

/**
 * The reading by a layout that was taught for documents like this one; null without such a layout, or when it proves
 * nothing more than the reader's own reading.
 */
export function rememberedReading(
  own: Reading,
  base: Reading,
  lines: readonly Line[],
  pages: readonly Page[],
  kept: readonly KeptLayout[],
): Reading | null {
  for (const { id, layout } of layoutsOf(lines, kept)) {
    const reading = { ...taughtReading(base, lines, pages, layout), taughtBy: id };
    if (hasRows(reading) && (isProved(reading) || !isProved(own))) return reading;
  }
  return null;
}
