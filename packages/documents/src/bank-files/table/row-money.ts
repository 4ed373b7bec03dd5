import type { BankFileProblem, ColumnMapping } from '../bank-file.ts';
import { contradictsFile, type MarkUses, markUses, unclearAmount } from '../lone-mark.ts';
import { type CellAmount, cellAmount, directionOf, isBlank } from './cells.ts';
import type { Row, RowColumns } from './row-columns.ts';

/** The movement in a row, in units of 10^-8: positive in, negative out. */
export interface Money {
  readonly units: bigint;
  /** True when no sign, mark, column or word gives the direction. */
  readonly undirected: boolean;
  readonly currency: string | null;
}

export type Refused = Pick<BankFileProblem, 'code' | 'values'>;

function magnitude(units: bigint): bigint {
  return units < 0n ? -units : units;
}

/** The amount of a cell; undefined when blank, null when the text is not an amount. */
function amountIn(text: string, mapping: ColumnMapping): CellAmount | null | undefined {
  return isBlank(text) ? undefined : cellAmount(text, mapping.decimalMark);
}

/** How the money columns of a table use their marks, worked out only for the first cell that could mean two amounts. */
export function usesOf(rows: readonly Row[], columns: RowColumns): () => MarkUses {
  let uses: MarkUses | null = null;
  const roles = ['amount', 'spent', 'received', 'balance'] as const;
  const read = () => markUses(rows.flatMap((row) => roles.map((role) => columns.text(row, role))));
  return () => {
    uses ??= read();
    return uses;
  };
}

function ofOneColumn(row: Row, columns: RowColumns, mapping: ColumnMapping): Money | Refused | null {
  const found = columns.text(row, 'amount');
  const amount = amountIn(found, mapping);
  if (amount === undefined) return null;
  if (amount === null) return { code: 'row_amount', values: { found } };
  const { units, mark, currency, signed } = amount;
  const word = columns.has('direction') ? directionOf(columns.text(row, 'direction')) : null;
  const told = word ?? (mark === null ? null : mark === 'CR' ? 'in' : 'out');
  if (told !== null)
    return { units: told === 'in' ? magnitude(units) : -magnitude(units), undirected: false, currency };
  return { units: mapping.spentPositive ? -units : units, undirected: !signed && !mapping.spentPositive, currency };
}

function ofTwoColumns(
  row: Row,
  columns: RowColumns,
  mapping: ColumnMapping,
  spentHasMinus: boolean,
): Money | Refused | null {
  const [spentText, receivedText] = [columns.text(row, 'spent'), columns.text(row, 'received')];
  const [spent, received] = [amountIn(spentText, mapping), amountIn(receivedText, mapping)];
  if (spent === null) return { code: 'row_amount', values: { found: spentText } };
  if (received === null) return { code: 'row_amount', values: { found: receivedText } };
  if (spent === undefined && received === undefined) return null;
  const out = (spent?.units ?? 0n) * (spentHasMinus ? -1n : 1n);
  const into = received?.units ?? 0n;
  if (out !== 0n && into !== 0n) return { code: 'row_both', values: { found: `${spentText} / ${receivedText}` } };
  return { units: into - out, undirected: false, currency: spent?.currency ?? received?.currency ?? null };
}

/** Some banks write the money spent with a minus sign in a separate column: most of its cells then have one. */
function hasMinus(rows: readonly Row[], columns: RowColumns, mapping: ColumnMapping): boolean {
  let minus = 0;
  for (const row of rows.slice(0, 500)) {
    const units = amountIn(columns.text(row, 'spent'), mapping)?.units ?? 0n;
    if (units !== 0n) minus += units < 0n ? 1 : -1;
  }
  return minus > 0;
}

/** Makes a function that reads the money of a row: null for a row without money, a problem if text is not an amount. */
export function moneyReader(
  rows: readonly Row[],
  columns: RowColumns,
  mapping: ColumnMapping,
  uses: () => MarkUses,
): (row: Row) => Money | Refused | null {
  const isOneColumn = !columns.has('spent') && !columns.has('received');
  const spentHasMinus = !isOneColumn && hasMinus(rows, columns, mapping);
  return (row) => {
    const texts = (isOneColumn ? (['amount'] as const) : (['spent', 'received'] as const)).map((role) =>
      columns.text(row, role),
    );
    const unclear = texts.find((text) => contradictsFile(text, mapping.decimalMark, uses));
    if (unclear !== undefined) return unclearAmount(unclear);
    return isOneColumn ? ofOneColumn(row, columns, mapping) : ofTwoColumns(row, columns, mapping, spentHasMinus);
  };
}

/**
 * The running balance of a row, negative where it is marked as overdrawn; null when the row has no readable balance.
 */
export function balanceOfRow(
  row: Row,
  columns: RowColumns,
  mapping: ColumnMapping,
  uses: () => MarkUses,
): bigint | null {
  const text = columns.text(row, 'balance');
  if (contradictsFile(text, mapping.decimalMark, uses)) return null;
  const amount = amountIn(text, mapping);
  if (amount === undefined || amount === null) return null;
  return amount.mark === 'DR' ? -magnitude(amount.units) : amount.units;
}
