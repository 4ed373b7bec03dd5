/** A line as the running balance sees it. Amounts are signed: received positive. */
export interface BalancedLine {
  amountMinor: bigint;
  balanceMinor: bigint | null;
}

export interface BalanceWalk {
  /** Before the first line: as given, else as the first printed balance implies; null when neither is there. */
  openingMinor: bigint | null;
  /** After the last line, by what was given or printed and the lines after it. */
  computedMinor: bigint | null;
  /** Indexes of lines whose printed balance does not follow, and whether it would with the amount turned round. */
  breaks: { index: number; flip: boolean }[];
  /** How many printed balances were compared with what comes before them. */
  compared: number;
}

/** Goes through the running balances. After a break the walk goes on from what is printed there. */
export function walkBalances(lines: readonly BalancedLine[], openingMinor: bigint | null): BalanceWalk {
  const opening = openingMinor ?? impliedOpening(lines);
  const walk: BalanceWalk = { openingMinor: opening, computedMinor: opening, breaks: [], compared: 0 };
  if (opening === null) return walk;
  let balance = opening;
  let moved = opening;
  // The balance that gave the opening cannot prove itself.
  let provesItself = openingMinor === null;
  lines.forEach((line, index) => {
    const before = balance;
    balance += line.amountMinor;
    moved += line.amountMinor;
    if (line.balanceMinor === null) return;
    if (!provesItself) {
      walk.compared += 1;
      if (line.balanceMinor !== balance)
        walk.breaks.push({ index, flip: before - line.amountMinor === line.balanceMinor });
    }
    provesItself = false;
    balance = line.balanceMinor;
  });
  walk.computedMinor = moved;
  return walk;
}

function impliedOpening(lines: readonly BalancedLine[]): bigint | null {
  let moved = 0n;
  for (const { amountMinor, balanceMinor } of lines) {
    moved += amountMinor;
    if (balanceMinor !== null) return balanceMinor - moved;
  }
  return null;
}
