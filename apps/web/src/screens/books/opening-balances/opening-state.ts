import type { ChartRow, OpeningBalances } from '@folio/contract';
import { formatMoney, parseMoney } from '@folio/ledger/money';
import type { OpeningDocument } from '../../../api/queries/books/accounting-opening.ts';
import { minorOf } from '../../../components/journal-grid/sided-line.ts';
import {
  isControl,
  isEmpty,
  linesOf,
  payables,
  receivables,
  type TypedBalance,
  type TypedBalances,
} from './opening.ts';

export interface OpeningTotals {
  debit: string;
  credit: string;
  difference: string;
}

/** A document's effect on its control account, debit positive. */
export function signedBase(document: Pick<OpeningDocument, 'type' | 'base'>, base: string): bigint {
  const minor = parseMoney(document.base, base);
  return document.type === 'sales_invoice' || document.type === 'purchase_credit_note' ? minor : -minor;
}

export type OpeningSide = 'sales' | 'purchase';

/** The effect of one side's documents on their control account, debit positive. */
export function takenOver(documents: readonly OpeningDocument[], side: OpeningSide, base: string): bigint {
  return documents
    .filter((document) => document.type.startsWith(side))
    .reduce((sum, document) => sum + signedBase(document, base), 0n);
}

/** One cause why opening balance equity is not zero; `amount` is positive, `side` is the side it is on. */
export interface OpenPoint {
  reason: 'unbalanced' | 'receivables' | 'payables' | 'elsewhere';
  side: 'debit' | 'credit';
  amount: string;
  /** For a control account: the figure of the trial balance, and the sum of the documents. */
  expected?: string;
  taken?: string;
}

export interface OpeningState {
  /** The balance of opening balance equity after the typed balances are posted, debit positive. */
  equity: string;
  points: OpenPoint[];
}

/** The posted openings and the typed changes. */
export interface Standing {
  opening: Pick<OpeningBalances, 'lines' | 'documents' | 'from_statements' | 'opening_equity'>;
  typed: TypedBalances;
  chart: readonly ChartRow[];
  base: string;
}

/**
 * The totals of the trial balance as typed. A control account without a typed balance counts with the sum of its
 * documents.
 */
export function totalsOf({ opening, typed, chart, base }: Standing): OpeningTotals {
  const sides = [
    ...Object.values(typed),
    ...chart.flatMap((account) => untypedControl(account, typed, opening, base) ?? []),
  ];
  const debit = sides.reduce((sum, one) => sum + minorOf(one.debit, base), 0n);
  const credit = sides.reduce((sum, one) => sum + minorOf(one.credit, base), 0n);
  return {
    debit: formatMoney(debit, base),
    credit: formatMoney(credit, base),
    difference: formatMoney(debit - credit, base),
  };
}

/** The sum of a control account's documents if its own balance was not typed; null for every other account. */
export function untypedControl(
  account: Pick<ChartRow, 'code' | 'system_role'>,
  typed: TypedBalances,
  opening: Pick<OpeningBalances, 'documents'>,
  base: string,
): Pick<TypedBalance, 'debit' | 'credit'> | null {
  if (!isControl(account) || !isEmpty(typed[account.code])) return null;
  const minor = takenOver(opening.documents, account.system_role === receivables ? 'sales' : 'purchase', base);
  if (minor === 0n) return null;
  return minor > 0n
    ? { debit: formatMoney(minor, base), credit: null }
    : { debit: null, credit: formatMoney(-minor, base) };
}

/**
 * The balance of opening balance equity after posting, and the causes why it is not zero: a trial balance whose sides
 * differ, open documents that do not add up to the control account, entries made elsewhere. The amounts of the causes
 * add up to the balance.
 */
export function openingState({ opening, typed, chart, base }: Standing): OpeningState {
  const net = (balance: TypedBalance | undefined) =>
    minorOf(balance?.debit ?? null, base) - minorOf(balance?.credit ?? null, base);
  const lines = linesOf(typed, chart, base);
  const ordinary = lines.reduce((sum, line) => sum + net(line), 0n);
  const posted = opening.lines.reduce((sum, line) => sum + net(line), 0n);
  const named = (code: string) => lines.some((line) => line.account_code === code);
  const statements = opening.from_statements.map((one) => ({
    code: one.account_code,
    minor: parseMoney(one.balance, base),
  }));
  const replaced = statements.filter((one) => named(one.code)).reduce((sum, one) => sum + one.minor, 0n);
  const standing = statements.filter((one) => !named(one.code)).reduce((sum, one) => sum + one.minor, 0n);
  const equity = parseMoney(opening.opening_equity, base) - (ordinary - posted) + replaced;

  const controls = (['sales', 'purchase'] as const).map((side) => {
    const role = side === 'sales' ? receivables : payables;
    const code = chart.find((one) => one.system_role === role)?.code ?? '';
    const taken = takenOver(opening.documents, side, base);
    return { side, taken, expected: isEmpty(typed[code]) ? taken : net(typed[code]) };
  });
  const trialBalance = ordinary + standing + controls.reduce((sum, one) => sum + one.expected, 0n);
  const elsewhere = equity + ordinary + standing + controls.reduce((sum, one) => sum + one.taken, 0n);

  const points = [
    pointOf('unbalanced', -trialBalance, base),
    ...controls.map(({ side, taken, expected }) =>
      pointOf(side === 'sales' ? 'receivables' : 'payables', expected - taken, base, { expected, taken }),
    ),
    pointOf('elsewhere', elsewhere, base),
  ];
  return { equity: formatMoney(equity, base), points: points.filter((point) => point !== null) };
}

/** What a cause adds to opening balance equity (debit positive); null for zero. */
function pointOf(
  reason: OpenPoint['reason'],
  minor: bigint,
  base: string,
  control?: { expected: bigint; taken: bigint },
): OpenPoint | null {
  if (minor === 0n) return null;
  const amount = formatMoney(minor < 0n ? -minor : minor, base);
  const figures = control && {
    expected: formatMoney(control.expected, base),
    taken: formatMoney(control.taken, base),
  };
  return { reason, side: minor > 0n ? 'debit' : 'credit', amount, ...figures };
}
