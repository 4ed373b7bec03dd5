import type { InvoiceRow, MatchLineRequest } from '@folio/contract';
import { formatMoney, parseMoney } from '@folio/ledger/money';
import { isNil, leftOver, negated } from '../coding/coding.ts';

/** A document ticked to be settled, and how much of it: a decimal text in its own currency, null while nothing is typed. */
export interface Chosen {
  row: InvoiceRow;
  amount: string | null;
}

/** How a shortfall is settled: left open on the last document, kept by the bank or the payment gateway, or written off. */
export const settlements = ['part', 'bank_fee', 'gateway_fee', 'write_off'] as const;
export type Settlement = (typeof settlements)[number];

/** The accounts for fees; null if the company has none. */
export interface FeeAccounts {
  bank_fee: string | null;
  gateway_fee: string | null;
}
const mostWrittenOff = '1';

/** What is between a line and the documents ticked, in the account's currency. */
export interface MatchDifference {
  /** `unknown`: documents in another currency; the server works it out at the day's rate. */
  kind: 'none' | 'short' | 'over' | 'unknown';
  amount: string;
  /** What can be done about a shortfall. */
  offers: readonly Settlement[];
}

export function differenceOf(
  whole: string,
  chosen: readonly Chosen[],
  currency: string,
  direction: 'spent' | 'received',
  feeAccounts: FeeAccounts,
): MatchDifference {
  if (chosen.some(({ row }) => row.currency !== currency)) return { kind: 'unknown', amount: '0', offers: [] };
  const left = leftOver(
    whole,
    chosen.map(({ amount }) => amount),
    currency,
  );
  if (isNil(left)) return { kind: 'none', amount: left, offers: [] };
  if (!left.startsWith('-')) return { kind: 'over', amount: left, offers: [] };
  const amount = negated(left);
  const isSmall = parseMoney(amount, currency) <= parseMoney(mostWrittenOff, currency);
  const fees =
    direction === 'received' ? (['bank_fee', 'gateway_fee'] as const).filter((fee) => feeAccounts[fee] !== null) : [];
  return { kind: 'short', amount, offers: ['part', ...fees, ...(isSmall ? (['write_off'] as const) : [])] };
}

/** What is asked of the server for the documents ticked. */
export function requestOf(
  chosen: readonly Chosen[],
  difference: MatchDifference,
  settlement: Settlement,
  { rate, feeAccounts }: { rate: string | null; feeAccounts: FeeAccounts },
): MatchLineRequest {
  const documents = amountsOf(countedOf(chosen, difference), difference, settlement);
  const isShort = difference.kind === 'short';
  const { amount } = difference;
  const feeAccount = settlement === 'bank_fee' || settlement === 'gateway_fee' ? feeAccounts[settlement] : null;
  return {
    documents,
    ...(isShort && settlement === 'write_off' && { write_off: amount }),
    ...(isShort && feeAccount !== null && { fee: { account_code: feeAccount, amount } }),
    ...(rate !== null && { rate }),
  };
}

/**
 * The documents that count in the difference: one whose amount was cleared does not, and without an amount the server
 * would settle it whole. The only document ticked stays, as do documents in another currency, where the server counts.
 */
function countedOf(chosen: readonly Chosen[], { kind }: MatchDifference): readonly Chosen[] {
  const counted = kind === 'unknown' ? [] : chosen.filter(({ amount }) => amount !== null);
  return counted.length > 0 ? counted : chosen;
}

function amountsOf(chosen: readonly Chosen[], difference: MatchDifference, settlement: Settlement) {
  if (difference.kind !== 'short' || settlement !== 'part') return chosen.map(oneAmount);
  const taken = takenFromLast(chosen, difference.amount);
  return taken.filter(({ amount }) => amount === null || !isNil(amount)).map(oneAmount);
}

/** The shortfall stays open on the last documents ticked. */
function takenFromLast(chosen: readonly Chosen[], shortfall: string): readonly Chosen[] {
  const currency = chosen[0]?.row.currency ?? '';
  let short = parseMoney(shortfall, currency);
  return chosen
    .toReversed()
    .map(({ row, amount }) => {
      const asked = parseMoney(amount ?? '0', currency);
      const stays = asked > short ? asked - short : 0n;
      short -= asked - stays;
      return { row, amount: formatMoney(stays, currency) };
    })
    .toReversed();
}

function oneAmount({ row, amount }: Chosen): { id: string; amount?: string } {
  return amount === null || amount === row.due ? { id: row.id } : { id: row.id, amount };
}
