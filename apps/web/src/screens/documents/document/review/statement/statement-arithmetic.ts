import type { StatementDraft, StatementLineDraft } from '@folio/contract';
import { formatMoney, isCurrency, parseMoney } from '@folio/ledger/money';
import { heir } from '../../../../../components/table/row-identity.ts';

/**
 * `ok`: the printed balance follows from the line above. `off`: it does not. `unknown`: there is no balance to
 * compare with.
 */
export type LineCheck = { state: 'ok' | 'unknown' } | { state: 'off'; expected: string };

function minorOf(amount: string | null, currency: string): bigint | null {
  return amount === null ? null : parseMoney(amount, currency);
}

/**
 * Checks each line against the balance above it: opening or the last printed balance, plus received, less spent. It
 * continues from the printed balance, so that one bad line is flagged once.
 */
export function checkLines(statement: StatementDraft): LineCheck[] {
  const { currency } = statement;
  if (!isCurrency(currency)) return statement.lines.map(() => ({ state: 'unknown' }));
  let balance = minorOf(statement.opening_balance, currency);
  return statement.lines.map((line): LineCheck => {
    const change = (minorOf(line.received, currency) ?? 0n) - (minorOf(line.spent, currency) ?? 0n);
    const printed = minorOf(line.balance, currency);
    const counted = balance === null ? null : balance + change;
    balance = printed ?? counted;
    if (printed === null || counted === null) return { state: 'unknown' };
    return printed === counted ? { state: 'ok' } : { state: 'off', expected: formatMoney(counted, currency) };
  });
}

/**
 * What proves a statement: opening + received - spent = closing. `gap` is the difference; zero if the statement is
 * proved.
 */
export interface StatementProof {
  opening: string;
  received: string;
  spent: string;
  counted: string;
  closing: string;
  gap: string;
  isProved: boolean;
}

/** The proof of an account block; null while its opening or closing balance, or its currency, is missing. */
export function proofOf(statement: StatementDraft): StatementProof | null {
  const { currency, lines } = statement;
  if (!isCurrency(currency)) return null;
  const opening = minorOf(statement.opening_balance, currency);
  const closing = minorOf(statement.closing_balance, currency);
  if (opening === null || closing === null) return null;
  const sum = (field: 'received' | 'spent') =>
    lines.reduce((total, line) => total + (minorOf(line[field], currency) ?? 0n), 0n);
  const [received, spent] = [sum('received'), sum('spent')];
  const counted = opening + received - spent;
  const text = (minor: bigint) => formatMoney(minor, currency);
  return {
    opening: text(opening),
    received: text(received),
    spent: text(spent),
    counted: text(counted),
    closing: text(closing),
    gap: text(counted - closing),
    isProved: counted === closing,
  };
}

/**
 * Swaps the two amount columns of every line, for a statement read with its columns mixed up. A second call restores
 * the first state.
 */
export function swapDirections(statement: StatementDraft): StatementDraft {
  return heir(statement, {
    ...statement,
    lines: statement.lines.map((line) => heir(line, { ...line, spent: line.received, received: line.spent })),
  });
}

export const emptyLine: StatementLineDraft = {
  date: null,
  payee: null,
  description: '',
  hint: null,
  spent: null,
  received: null,
  balance: null,
};

/** A blank account block. */
export function emptyStatement(currency: string): StatementDraft {
  return {
    bank: null,
    account_number: null,
    account_holder: null,
    currency,
    bank_account_id: null,
    period_start: null,
    period_end: null,
    opening_balance: null,
    closing_balance: null,
    post_opening_balance: false,
    opening_rate: null,
    lines: [{ ...emptyLine }],
  };
}
