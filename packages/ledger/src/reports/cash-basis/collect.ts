import type { AccountCode, Chart } from '../../accounts/index.ts';
import { at } from '../../assert.ts';
import { addDays, type Day } from '../../calendar/index.ts';
import { addTo, allocateProportionally, sumAt } from '../../money/index.ts';
import { type MovementRange, type Movements, movementsOf, type NetByAccount, rangeKey } from '../movement.ts';
import type { DocumentLines, SettlementEntry } from './rows.ts';
import { splitSettlement } from './split.ts';

/** Takes the rows of the cash basis one by one, in any order, and holds a sum for each settled document only. */
export interface CashBasisCollector {
  settle(entry: SettlementEntry): void;
  /** After the settlements: the documents whose lines still have to be supplied. */
  settledDocuments(): Iterable<string>;
  /** Adds the lines of a settled document, once; any other document is ignored. */
  document(document: DocumentLines): void;
  /** The sums of each range. Throws if the lines of a settled document are missing. */
  movements(others: Movements): Movements;
}

type Nets = Map<string, bigint>;

function add(nets: Nets, accountCode: AccountCode, netMinor: bigint): void {
  addTo(nets, accountCode, netMinor);
}

/** The days after which a range begins or ends: a report does not distinguish the days between two of them. */
function cutsOf(ranges: readonly MovementRange[]): Day[] {
  const days = ranges.flatMap(({ from, to }) => (from === null ? [to] : [addDays(from, -1), to]));
  return [...new Set(days)].sort();
}

/** The first cut on or after a day; -1 when the day is later than all of them. */
function intervalOf(cuts: readonly Day[], day: Day): number {
  return cuts.findIndex((cut) => day <= cut);
}

/**
 * The amounts of a document in each interval: its cash so far, shared over its lines in proportion, less the same at
 * the previous interval. Thus parts never lose a cent, a document paid in full counts exactly its lines, and no order
 * matters.
 */
function countDocument({ lines }: DocumentLines, shares: ReadonlyMap<number, bigint>, nets: readonly Nets[]): void {
  const weights = lines.map((line) => line.netMinor);
  let cash = 0n;
  let before = weights.map(() => 0n);
  for (const interval of [...shares.keys()].sort((a, b) => a - b)) {
    cash += sumAt(shares, interval);
    const upTo = allocateProportionally(-cash, weights);
    const into = nets[interval];
    lines.forEach(({ accountCode }, index) => {
      if (into !== undefined) add(into, accountCode, at(upTo, index) - at(before, index));
    });
    before = upTo;
  }
}

function sumsOf(range: MovementRange, cuts: readonly Day[], nets: readonly Nets[], others: NetByAccount): Nets {
  const sums = new Map(others);
  cuts.forEach((cut, index) => {
    if (cut > range.to || (range.from !== null && cut < range.from)) return;
    for (const [accountCode, netMinor] of nets[index] ?? []) add(sums, accountCode, netMinor);
  });
  return sums;
}

/** A collector for the ranges a report asks for. */
export function collectCashBasis(ranges: readonly MovementRange[], chart: Chart): CashBasisCollector {
  const cuts = cutsOf(ranges);
  const nets: Nets[] = cuts.map(() => new Map());
  const awaited = new Map<string, Map<number, bigint>>();

  return {
    settle(entry) {
      const interval = intervalOf(cuts, entry.date);
      const into = nets[interval];
      if (into === undefined) return;
      const { nets: own, shares } = splitSettlement(entry, chart);
      for (const [accountCode, netMinor] of own) add(into, accountCode, netMinor);
      for (const [ref, shareMinor] of shares) {
        const byInterval = awaited.get(ref) ?? new Map<number, bigint>();
        addTo(byInterval, interval, shareMinor);
        awaited.set(ref, byInterval);
      }
    },
    settledDocuments: () => awaited.keys(),
    document(document) {
      const shares = awaited.get(document.ref);
      if (shares === undefined) return;
      countDocument(document, shares, nets);
      awaited.delete(document.ref);
    },
    movements(others) {
      const [missing] = awaited.keys();
      if (missing !== undefined) throw new Error(`Lines of settled document ${missing} were not supplied`);
      return new Map(
        ranges.map((range) => [rangeKey(range), sumsOf(range, cuts, nets, movementsOf(others, range))] as const),
      );
    },
  };
}
