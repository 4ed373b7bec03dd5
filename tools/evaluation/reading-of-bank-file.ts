import type {
  BankFile,
  BankFileLine,
  BankFileStatement,
  Field,
  Reading,
  Statement,
  StatementLine,
} from '@folio/documents';
import { Decimal } from 'decimal.js';
import { emptyReading } from './read-file.ts';

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

function field<T>(value: T): Field<T> {
  return { value, page: null, box: null, confidence: 1, origin: 'embedded' };
}

function fieldOrNull<T>(value: T | null): Field<T> | null {
  return value === null ? null : field(value);
}

/** Labels describe a movement by the payee and the bank's text together. */
function wordsOf({ payee, description }: BankFileLine): string {
  if (payee === null || description.startsWith(payee)) return description;
  return description === '' ? payee : `${payee} ${description}`;
}

function lineOf(line: BankFileLine): StatementLine {
  return {
    date: field(line.date),
    postDate: fieldOrNull(line.valueDate),
    description: field(wordsOf(line)),
    reference: fieldOrNull(line.reference),
    out: fieldOrNull(line.out),
    in: fieldOrNull(line.in),
    balance: fieldOrNull(line.balance),
    page: 1,
    box: NOWHERE,
    confidence: 1,
  };
}

function statementOf(statement: BankFileStatement): Statement {
  return {
    account: fieldOrNull(statement.account),
    currency: fieldOrNull(statement.currency),
    periodStart: fieldOrNull(statement.periodStart),
    periodEnd: fieldOrNull(statement.periodEnd),
    dueDate: null,
    openingBalance: fieldOrNull(statement.openingBalance),
    closingBalance: fieldOrNull(statement.closingBalance),
    card: statement.card,
    lines: statement.lines.map(lineOf),
  };
}

function checksOf(
  { openingBalance, closingBalance, card, lines }: BankFileStatement,
  statement: number,
): Reading['checks'] {
  if (openingBalance === null || closingBalance === null) return [];
  const moved = lines.reduce((sum, line) => sum.plus(line.in ?? 0).minus(line.out ?? 0), new Decimal(0));
  const computed = card ? new Decimal(openingBalance).minus(moved) : new Decimal(openingBalance).plus(moved);
  const holds = computed.equals(closingBalance);
  return [{ code: 'statement_balance', holds, found: closingBalance, expected: computed.toFixed(2), statement }];
}

/**
 * Converts a bank's data file to a reading, so that it is scored like a statement read from a page. `postDate` is the
 * value date.
 */
export function readingOfBankFile({ statements }: BankFile): Reading {
  return {
    ...emptyReading(),
    kind: statements.some(({ card }) => card) ? 'card_statement' : 'bank_statement',
    confidence: 1,
    statements: statements.map(statementOf),
    checks: statements.flatMap(checksOf),
  };
}
