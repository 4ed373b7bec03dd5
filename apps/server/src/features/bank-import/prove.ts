import { type BalancedLine, type BalanceWalk, walkBalances } from '../bank/index.ts';

/** What is known of a statement's balances, in minor units as the books see them; null where nobody says. */
export interface KnownBalances {
  /** A person's word goes before the file's; what the file only worked out of its rows is not the file's word. */
  typedOpening: bigint | null;
  typedClosing: bigint | null;
  fileOpening: bigint | null;
  fileClosing: bigint | null;
  /** The closing balance of the statement before this one. */
  previousClosing: bigint | null;
}

export interface Proof {
  opening: bigint | null;
  openingFrom: 'file' | 'rows' | 'person' | 'previous' | null;
  closing: bigint | null;
  /** Opening + lines. */
  computed: bigint | null;
  /** Null where nothing is there to prove it by. */
  proved: boolean | null;
  walk: BalanceWalk;
}

/**
 * Opening + lines = closing, and every printed running balance follows from the one before. The opening balance is a person's
 * word, else the file's, else what the first running balance or the closing balance implies, else where the statement before
 * ended; a balance never proves what was worked out of it, but where the statement before ended may.
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

/** What the printed running balances imply before the first line and after the last. */
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
