import { type BalancedLine, type BalanceWalk, walkBalances } from '../../bank-line/index.ts';

/** Known balances of a statement, in minor units with the sign the books use. Null if unknown. */
export interface KnownBalances {
  /**
   * A balance entered by a person takes precedence over the file's. A balance derived from the rows does not count as
   * stated by the file.
   */
  typedOpening: bigint | null;
  typedClosing: bigint | null;
  fileOpening: bigint | null;
  fileClosing: bigint | null;
  /** Closing balance of the previous statement. */
  previousClosing: bigint | null;
}

export interface Proof {
  opening: bigint | null;
  openingFrom: 'file' | 'rows' | 'person' | 'previous' | null;
  closing: bigint | null;
  /** Opening + lines. */
  computed: bigint | null;
  /** Null if there is no balance to check against. */
  proved: boolean | null;
  walk: BalanceWalk;
}

/**
 * Checks that opening + lines = closing and that every printed running balance follows from the previous one. The
 * opening balance is the one a person entered, else the file's, else derived from the first running balance or the
 * closing balance, else the previous statement's closing balance. A derived balance cannot be proved by the balance
 * it was derived from; the previous statement's closing balance can prove one.
 */
export function prove(lines: readonly BalancedLine[], known: KnownBalances): Proof {
  const moved = lines.reduce((sum, line) => sum + line.amountMinor, 0n);
  const stated = known.typedOpening ?? known.fileOpening;
  const rows = balancesOfRows(lines);
  const closing = known.typedClosing ?? known.fileClosing ?? rows.closing;
  const independent = stated ?? rows.opening ?? (closing === null ? known.previousClosing : null);
  const opening = independent ?? (closing === null ? null : closing - moved);
  const walk = walkBalances(lines, stated);
  const computed = opening === null ? null : opening + moved;
  const given = known.typedClosing ?? known.fileClosing;
  const checks = [
    ...(walk.compared > 0 ? [walk.breaks.length === 0] : []),
    ...(given !== null && independent !== null ? [computed === given] : []),
    ...(independent === null && opening !== null && opening === known.previousClosing ? [true] : []),
  ];
  return {
    opening,
    openingFrom: openingFrom(known, rows.opening, independent, opening),
    closing,
    computed,
    proved: checks.length === 0 ? null : checks.every((holds) => holds),
    walk,
  };
}

function openingFrom(
  known: KnownBalances,
  rows: bigint | null,
  independent: bigint | null,
  opening: bigint | null,
): Proof['openingFrom'] {
  if (known.typedOpening !== null) return 'person';
  if (known.fileOpening !== null) return 'file';
  if (rows !== null) return 'rows';
  if (independent !== null) return 'previous';
  return opening === null ? null : 'file';
}

/** Balances before the first and after the last line, derived from the printed running balances. */
export function balancesOfRows(lines: readonly BalancedLine[]): { opening: bigint | null; closing: bigint | null } {
  return { opening: walkBalances(lines, null).openingMinor, closing: lastBalance(lines) };
}

function lastBalance(lines: readonly BalancedLine[]): bigint | null {
  let after = 0n;
  for (const { amountMinor, balanceMinor } of lines.toReversed()) {
    if (balanceMinor !== null) return balanceMinor + after;
    after += amountMinor;
  }
  return null;
}
