import { cellAmount, cellText, decimalMarkOfCells, isBlank } from '../bank-files/table/cells.ts';
import { readDay } from '../bank-files/table/days.ts';
import type { DecimalMark } from '../values/amount.ts';
import type { SalesFault, SalesMapping, SalesRole, SalesTable } from './sales-file.ts';

const FIGURES: readonly SalesRole[] = ['quantity', 'price', 'amount', 'total', 'discount'];
const UNITS_DECIMALS = 8;
const LOOKED_AT_ROWS = 2000;

/** Units of 10^-8 as a decimal text without trailing zeros. */
function decimalText(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(UNITS_DECIMALS + 1, '0');
  const decimals = digits.slice(-UNITS_DECIMALS).replace(/0+$/u, '');
  const plain = digits.slice(0, -UNITS_DECIMALS) + (decimals === '' ? '' : `.${decimals}`);
  return units < 0n ? `-${plain}` : plain;
}

/** Reads the cells of one row by role, and notes the cells that could not be read. */
export interface RowReader {
  /** The number of the row in the file, from 1. */
  readonly row: number;
  readonly isBlank: boolean;
  text(role: SalesRole): string;
  figure(role: SalesRole, faults: SalesFault[]): string | null;
  day(role: 'issue_date' | 'due_date', faults: SalesFault[]): string | null;
}

/** The rows of a table with the mapping its columns have. */
export function rowReaders({ headings, rows, firstRow }: SalesTable, { roles, dateOrder }: SalesMapping): RowReader[] {
  const columns = new Map<SalesRole, number[]>();
  for (const [column, role] of roles.entries()) columns.set(role, [...(columns.get(role) ?? []), column]);
  const figureColumns = FIGURES.flatMap((role) => columns.get(role) ?? []);
  const mark: DecimalMark = decimalMarkOfCells(
    rows.slice(0, LOOKED_AT_ROWS).flatMap((row) => figureColumns.map((column) => cellText(row[column]))),
  );
  const headingOf = (role: SalesRole): string => headings[columns.get(role)?.[0] ?? -1] ?? role;
  return rows.map((cells, index): RowReader => {
    const row = firstRow + index;
    const text = (role: SalesRole): string => {
      const texts = (columns.get(role) ?? []).map((column) => cellText(cells[column])).filter((cell) => cell !== '');
      return texts.join(role === 'address' ? '\n' : ' ');
    };
    return {
      row,
      isBlank: cells.every((cell) => cellText(cell) === ''),
      text,
      figure: (role, faults) => {
        const found = text(role).replace(/%$/u, '').trim();
        if (isBlank(found)) return null;
        const amount = cellAmount(found, mark);
        if (amount !== null) return decimalText(amount.units);
        faults.push({ word: 'bad_number', row, values: { found, heading: headingOf(role) } });
        return null;
      },
      day: (role, faults) => {
        const found = text(role);
        if (isBlank(found)) return null;
        const day = readDay(found, dateOrder, null);
        if (day === null) faults.push({ word: 'bad_date', row, values: { found, heading: headingOf(role) } });
        return day;
      },
    };
  });
}
