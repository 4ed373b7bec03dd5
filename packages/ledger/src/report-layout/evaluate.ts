import type { AccountCode, NormalSide } from '../accounts/index.ts';
import { at, must } from '../assert.ts';
import { absolute } from '../money/index.ts';
import type { AccountsRow, LayoutRow, LayoutStatement, Measure } from './layout.ts';
import { type LeafRow, type Linear, type OpenedLayout, sumIn } from './open.ts';
import type { Placement } from './place.ts';
import { keepIdentities, type RoundingMove, roundTo } from './round.ts';

/** An account in a period, base minor units: balance before it (debit positive), and the debits and credits in it. */
export interface AccountFigures {
  readonly openingMinor: bigint;
  readonly debitMinor: bigint;
  readonly creditMinor: bigint;
  /** The part of the debits that came from accounts of the same kind; negative for what they took. */
  readonly transferMinor?: bigint;
}

export const NO_FIGURES: AccountFigures = { openingMinor: 0n, debitMinor: 0n, creditMinor: 0n };

/** An amount of another calculation, and the accounts behind it. */
export interface GivenAmount {
  readonly amountMinor: bigint;
  readonly accounts: readonly AccountCode[];
}

/** One period: the accounts and the given amounts; what is absent is zero. */
export interface LayoutColumn {
  readonly accounts: ReadonlyMap<AccountCode, AccountFigures>;
  readonly given: ReadonlyMap<string, GivenAmount>;
}

/** A figure of a row. `parts` are exact; `shownMinor` is rounded and may hold a rounding difference. */
export interface LayoutFigure {
  readonly exactMinor: bigint;
  readonly shownMinor: bigint;
  readonly parts: readonly { readonly code: AccountCode; readonly amountMinor: bigint }[];
  /** The accounts behind the figure: of a formula, those of its rows. */
  readonly accounts: readonly AccountCode[];
}

export interface EvaluatedRow {
  readonly row: LayoutRow;
  /** One per column; empty for a heading. */
  readonly figures: readonly LayoutFigure[];
}

export interface EvaluatedLayout {
  readonly statements: readonly { readonly statement: LayoutStatement; readonly rows: readonly EvaluatedRow[] }[];
  /** Left less right in exact amounts, one per column. Anything but zero is an error in the books or the layout. */
  readonly identities: readonly { readonly id: string; readonly differences: readonly bigint[] }[];
  /** Where rounding differences were added. */
  readonly moves: readonly RoundingMove[];
}

/**
 * The figures of a layout for one or more periods. Every row that receives amounts is rounded to `unitMinor` half away
 * from zero, the differences of the layout's identities are added to the rows they name, and every formula adds up the
 * rounded rows: totals therefore always equal the rows that are shown.
 */
export function evaluateLayout(
  opened: OpenedLayout,
  placement: Placement,
  columns: readonly LayoutColumn[],
  unitMinor: bigint,
): EvaluatedLayout {
  const evaluated = columns.map((column, index) => evaluateColumn(opened, placement, column, unitMinor, index));
  return {
    statements: opened.layout.statements.map((statement) => ({
      statement,
      rows: statement.rows.map((row) => ({
        row,
        figures: row.kind === 'heading' ? [] : evaluated.map(({ figures }) => must(figures.get(row.id), row.id)),
      })),
    })),
    identities: opened.identities.map(({ identity, difference }) => ({
      id: identity.id,
      differences: evaluated.map(({ exact }) => sumIn(difference, exact)),
    })),
    moves: evaluated.flatMap(({ moves }) => moves),
  };
}

interface EvaluatedColumn {
  figures: ReadonlyMap<string, LayoutFigure>;
  exact: ReadonlyMap<string, bigint>;
  moves: readonly RoundingMove[];
}

function evaluateColumn(
  opened: OpenedLayout,
  placement: Placement,
  column: LayoutColumn,
  unitMinor: bigint,
  index: number,
): EvaluatedColumn {
  const parts = partsOf(opened, placement, column);
  const exact = new Map([...parts].map(([id, own]) => [id, own.reduce((sum, part) => sum + part.amountMinor, 0n)]));
  for (const row of opened.leaves.values())
    if (row.kind === 'given') exact.set(row.id, column.given.get(row.key)?.amountMinor ?? 0n);
  const shown = new Map([...exact].map(([id, amount]) => [id, roundTo(amount, unitMinor)]));
  const moves = keepIdentities(opened, { exact, shown }, index);
  const figures = [...opened.sums].map(([id, sum]): [string, LayoutFigure] => [
    id,
    {
      exactMinor: sumIn(sum, exact),
      shownMinor: sumIn(sum, shown),
      parts: parts.get(id) ?? [],
      accounts: accountsOf(opened, sum, parts, column),
    },
  ]);
  return { figures: new Map(figures), exact, moves };
}

interface Part {
  code: AccountCode;
  amountMinor: bigint;
}
type Parts = ReadonlyMap<string, Part[]>;

/** The amount of every account in every leaf row, without zeros. */
function partsOf(opened: OpenedLayout, placement: Placement, { accounts }: LayoutColumn): Parts {
  const parts = new Map([...opened.leaves.keys()].map((id): [string, Part[]] => [id, []]));
  for (const [code, figures] of accounts) {
    const side: NormalSide = closingOf(figures) < 0n ? 'credit' : 'debit';
    for (const row of placement.rows.get(code)?.[side] ?? []) {
      const amountMinor = measured(row, figures);
      if (amountMinor !== 0n) must(parts.get(row.id), row.id).push({ code, amountMinor });
    }
  }
  return parts;
}

function accountsOf(opened: OpenedLayout, sum: Linear, parts: Parts, { given }: LayoutColumn): AccountCode[] {
  const codes = [...sum.keys()].flatMap((id) => {
    const leaf: LeafRow | undefined = opened.leaves.get(id);
    if (leaf?.kind === 'given') return given.get(leaf.key)?.accounts ?? [];
    return (parts.get(id) ?? []).map(({ code }) => code);
  });
  return [...new Set(codes)].sort();
}

function closingOf({ openingMinor, debitMinor, creditMinor }: AccountFigures): bigint {
  return openingMinor + debitMinor - creditMinor;
}

const MEASURES: Readonly<Record<Measure, (figures: AccountFigures) => bigint>> = {
  opening: ({ openingMinor }) => openingMinor,
  closing: closingOf,
  movement: ({ debitMinor, creditMinor }) => debitMinor - creditMinor,
  debits: ({ debitMinor, transferMinor = 0n }) => debitMinor - transferMinor,
  credits: ({ creditMinor }) => -creditMinor,
  transfers: ({ transferMinor = 0n }) => transferMinor,
};

function measured({ measure, positive }: AccountsRow, figures: AccountFigures): bigint {
  const net = MEASURES[measure](figures);
  return positive === 'debit' ? net : -net;
}

/** The figure of a row in a column. Throws `BrokenInvariant` if the layout has no such row. */
export function figureOf(evaluated: EvaluatedLayout, id: string, column = 0): LayoutFigure {
  const rows = evaluated.statements.flatMap((statement) => statement.rows);
  return at(
    must(
      rows.find(({ row }) => row.id === id),
      `row ${id}`,
    ).figures,
    column,
  );
}

/** True if a row has an amount in any column. */
export function hasAmount({ figures }: EvaluatedRow): boolean {
  return figures.some(({ exactMinor, shownMinor }) => absolute(exactMinor) + absolute(shownMinor) > 0n);
}
