import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BankFileLine, BankFileProblem, BankFileStatement } from '@folio/documents';
import { type Currency, LedgerIssue, parseMoney } from '@folio/ledger';
import type { IncomingLine } from '../../bank-line/index.ts';
import { hintOf, payeeOf } from '../../bank-statement/index.ts';

const LONGEST_TEXT = 1000;
const LONGEST_NAME = 200;

/**
 * A decimal of a bank's file in minor units. Noughts behind do not count: a file in yen may print 100.00.
 * Throws `LedgerIssue` for amounts with more decimals than the currency has.
 */
export function minorOf(text: string, currency: Currency): bigint {
  return parseMoney(text.includes('.') ? text.replace(/\.?0+$/, '') : text, currency);
}

function minorOrNull(text: string | null, currency: Currency): bigint | null {
  if (text === null) return null;
  try {
    return minorOf(text, currency);
  } catch (error) {
    if (error instanceof LedgerIssue) return null;
    throw error;
  }
}

/** Text as it is kept: what a database cannot hold is left out. */
function kept(text: string | null, longest: number): string | null {
  const clean = (text ?? '').replaceAll('\0', '').trim().slice(0, longest);
  return clean === '' ? null : clean;
}

export interface StatementLines {
  lines: IncomingLine[];
  /** Rows whose amount the currency cannot hold. */
  problems: BankFileProblem[];
}

/** The lines of a file's statement in minor units, signed as the books see them; `flipped` rows turned round. */
export async function linesOfStatement(
  statement: BankFileStatement,
  currency: Currency,
  flipped: ReadonlySet<number>,
): Promise<StatementLines> {
  const problems: BankFileProblem[] = [];
  const lines = await flatMapInSlices(statement.lines, (line, index) => {
    const moved = minorOrNull(line.in ?? line.out, currency);
    if (moved === null || moved === 0n) {
      problems.push({ row: line.row, code: 'row_amount', values: { found: line.in ?? line.out ?? '' } });
      return [];
    }
    const isIn = (line.in !== null) !== flipped.has(line.row ?? index + 1);
    const balance = minorOrNull(line.balance, currency);
    return incomingLine(line, {
      amountMinor: isIn ? moved : -moved,
      // A card prints what is owed; in the books that is a negative balance.
      balanceMinor: balance !== null && statement.card ? -balance : balance,
      fileRow: line.row ?? index + 1,
    });
  });
  return { lines, problems };
}

function incomingLine(
  line: BankFileLine,
  figures: Pick<IncomingLine, 'amountMinor' | 'balanceMinor' | 'fileRow'>,
): IncomingLine {
  const description = kept(line.description, LONGEST_TEXT) ?? kept(line.payee, LONGEST_TEXT) ?? '';
  return {
    ...figures,
    date: line.date,
    valueDate: line.valueDate,
    hint: hintOf(description),
    payee: kept(line.payee, LONGEST_NAME) ?? payeeOf(description),
    description,
    reference: kept(line.reference, LONGEST_NAME),
    page: null,
    box: null,
    flags: [],
  };
}

const AT_ONCE = 1000;

/** Like `flatMap`, letting other calls have their turn in between: a file may hold hundreds of thousands of rows. */
export async function flatMapInSlices<From, To>(
  items: readonly From[],
  change: (item: From, index: number) => To | readonly To[],
): Promise<To[]> {
  const changed: To[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE) {
    const slice = items.slice(start, start + AT_ONCE).flatMap((item, index) => change(item, start + index));
    for (const one of slice) changed.push(one);
    if (items.length > AT_ONCE) await nextTurn();
  }
  return changed;
}
