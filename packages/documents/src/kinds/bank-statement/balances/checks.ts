import { Decimal } from 'decimal.js';
import type { Check } from '../../../checks/check.ts';
import type { Line } from '../../../page/layout.ts';
import type { Statement, StatementLine } from '../../../reading.ts';
import { type DecimalMark, moneyText } from '../../../values/amount.ts';
import { summaryBalance } from './summary.ts';

function moved(line: StatementLine, card: boolean): Decimal {
  const amount = line.in === null ? new Decimal(line.out?.value ?? 0).negated() : new Decimal(line.in.value);
  return card ? amount.negated() : amount;
}

function check(
  code: Check['code'],
  found: Decimal,
  expected: Decimal,
  place: { statement: number; row?: number },
): Check {
  return { code, holds: found.equals(expected), found: moneyText(found), expected: moneyText(expected), ...place };
}

/**
 * Whether the ends depend on what they should prove, so that they agree whatever the lines say: a calculated or
 * corrected opening balance needs two printed balances of lines, a calculated closing balance needs one.
 */
function isCircular({ lines, openingBalance, closingBalance }: Statement): boolean {
  const printed = lines.filter(({ balance }) => balance !== null).length;
  if (openingBalance?.origin !== 'read') return printed < 2;
  return closingBalance?.origin !== 'read' && printed < 1;
}

/** Opening + lines = closing, and each printed running balance follows from the rows above it. */
export function statementChecks(statement: Statement, index: number): Check[] {
  const checks: Check[] = [];
  let running = statement.openingBalance === null ? null : new Decimal(statement.openingBalance.value);
  statement.lines.forEach((line, row) => {
    running = running?.plus(moved(line, statement.card)) ?? null;
    if (line.balance === null) return;
    const printed = new Decimal(line.balance.value);
    if (running !== null) checks.push(check('running_balance', printed, running, { statement: index, row }));
    running = printed;
  });
  const { openingBalance, closingBalance } = statement;
  if (openingBalance === null || closingBalance === null || isCircular(statement)) return checks;
  const expected = statement.lines.reduce(
    (sum, line) => sum.plus(moved(line, statement.card)),
    new Decimal(openingBalance.value),
  );
  return [check('statement_balance', new Decimal(closingBalance.value), expected, { statement: index }), ...checks];
}

/** Compares the closing balance with the summary of accounts; no check without a summary. */
export function summaryCheck(
  statement: Statement,
  index: number,
  outside: readonly Line[],
  decimalMark: DecimalMark,
): Check[] {
  const { account, closingBalance, currency, card } = statement;
  if (account === null || closingBalance === null || card) return [];
  const stated = summaryBalance(outside, account.value, currency?.value ?? null, decimalMark);
  return stated === null
    ? []
    : [check('summary_balance', stated, new Decimal(closingBalance.value), { statement: index })];
}
