import { must } from '../assert.ts';
import { parseFormula, type Term } from './formula.ts';
import {
  type AccountsRow,
  type GivenRow,
  type Identity,
  type Layout,
  LayoutError,
  type LayoutFault,
  type LayoutRow,
} from './layout.ts';

/** Rows without a formula: they receive amounts and are rounded. */
export type LeafRow = AccountsRow | GivenRow;

/** How often each leaf row is counted in a sum. */
export type Linear = ReadonlyMap<string, bigint>;

/** A layout whose formulas were read and checked. */
export interface OpenedLayout {
  readonly layout: Layout;
  readonly leaves: ReadonlyMap<string, LeafRow>;
  /** Every row with an amount as a sum of leaf rows. */
  readonly sums: ReadonlyMap<string, Linear>;
  readonly identities: readonly { readonly identity: Identity; readonly difference: Linear }[];
}

export function isLeaf(row: LayoutRow): row is LeafRow {
  return row.kind === 'accounts' || row.kind === 'given';
}

/** Checks a layout and reads its formulas. Throws `LayoutError` with every fault. */
export function openLayout(layout: Layout): OpenedLayout {
  const reader = new LayoutReader(layout);
  const opened = reader.read();
  if (reader.faults.length > 0) throw new LayoutError(reader.faults);
  return opened;
}

class LayoutReader {
  readonly faults: LayoutFault[] = [];
  readonly #layout: Layout;
  readonly #rows = new Map<string, LayoutRow>();
  readonly #sums = new Map<string, Linear>();

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  read(): OpenedLayout {
    const rows = this.#layout.statements.flatMap((statement) => statement.rows);
    for (const row of rows) this.#note(row);
    for (const row of this.#rows.values()) if (row.kind !== 'heading') this.#sumOf(row.id, []);
    const leaves = new Map([...this.#rows.values()].filter(isLeaf).map((row) => [row.id, row]));
    return { layout: this.#layout, leaves, sums: this.#sums, identities: this.#identities() };
  }

  #note(row: LayoutRow): void {
    if (this.#rows.has(row.id)) this.#fault('duplicate_row', row.id, row.id);
    else this.#rows.set(row.id, row);
    if (row.kind !== 'accounts') return;
    const open = row.from.some(({ balance: _, ...conditions }) => Object.keys(conditions).length === 0);
    if (open || row.from.length === 0) this.#fault('rule_without_condition', row.id, row.id);
  }

  /** The row as a sum of leaf rows; `path`: the rows whose formulas led here. */
  #sumOf(id: string, path: readonly string[]): Linear {
    const known = this.#sums.get(id);
    if (known !== undefined) return known;
    const row = must(this.#rows.get(id), `row ${id}`);
    const sum = isLeaf(row) || row.kind === 'heading' ? new Map([[id, 1n]]) : this.#combined(row.formula, id, path);
    this.#sums.set(id, sum);
    return sum;
  }

  #combined(formula: string, id: string, path: readonly string[]): Linear {
    const sum = new Map<string, bigint>();
    for (const { row, sign } of this.#terms(formula, id)) {
      const trail = [...path, id];
      if (trail.includes(row)) {
        this.#fault('circle', id, [...trail, row].join(' → '));
        continue;
      }
      addLinear(sum, this.#sumOf(row, trail), sign);
    }
    return sum;
  }

  #terms(formula: string, id: string): readonly Term[] {
    const terms = parseFormula(formula);
    if (terms === null) this.#fault('bad_formula', id, formula);
    return (terms ?? []).filter(({ row }) => {
      const found = this.#rows.get(row);
      const usable = found !== undefined && found.kind !== 'heading';
      if (!usable) this.#fault('unknown_row', id, row);
      return usable;
    });
  }

  #identities(): OpenedLayout['identities'] {
    const earlier: Linear[] = [];
    return this.#layout.identities.map((identity) => {
      const difference = new Map(this.#combined(identity.left, identity.id, []));
      addLinear(difference, this.#combined(identity.right, identity.id, []), -1n);
      for (const row of identity.absorb.flat()) {
        const share = difference.get(row) ?? 0n;
        const free = earlier.every((sum) => (sum.get(row) ?? 0n) === 0n);
        if ((share !== 1n && share !== -1n) || !free) this.#fault('absorbs_nothing', identity.id, row);
      }
      if (identity.absorb.flat().length === 0) this.#fault('absorbs_nothing', identity.id, identity.id);
      earlier.push(difference);
      return { identity, difference };
    });
  }

  #fault(code: LayoutFault['code'], row: string, found: string): void {
    this.faults.push({ code, row, found });
  }
}

function addLinear(sum: Map<string, bigint>, added: Linear, sign: bigint): void {
  for (const [row, count] of added) sum.set(row, (sum.get(row) ?? 0n) + sign * count);
}

/** A sum of leaf rows in the given amounts; a row without amount is zero. */
export function sumIn(sum: Linear, amounts: ReadonlyMap<string, bigint>): bigint {
  let total = 0n;
  for (const [row, count] of sum) total += count * (amounts.get(row) ?? 0n);
  return total;
}
