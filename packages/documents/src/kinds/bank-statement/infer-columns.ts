import { amountsOf } from '../../page/amounts.ts';
import { joinTokens, type Line } from '../../page/layout.ts';
import { shortDatesIn } from '../../values/date.ts';
import type { Column } from './columns.ts';
import { takeDates } from './row-dates.ts';
import type { RowConventions } from './rows.ts';

/** Fewer dated lines with amounts than this are no table. */
const MIN_ROWS = 3;
const MIN_SHARE_OF_ROWS = 0.05;
/** Right edges closer than this share of the page width belong to one column. */
const EDGE_SHARE = 0.02;

interface MoneyColumn {
  readonly x0: number;
  readonly x1: number;
  readonly count: number;
}

function startsWithDate(line: Line, conventions: RowConventions): boolean {
  const [date] = shortDatesIn(joinTokens(line.tokens.slice(0, 4)), conventions.dateOrder);
  return date !== undefined && date.start === 0;
}

/** Columns of right-aligned amounts, left to right. */
function moneyColumns(lines: readonly Line[], conventions: RowConventions): MoneyColumn[] {
  const columns: MoneyColumn[] = [];
  for (const line of lines) {
    for (const amount of amountsOf(line.tokens, conventions.decimalMark)) {
      if (!amount.moneyLike || !amount.value.includes('.')) continue;
      const index = columns.findIndex((column) => Math.abs(column.x1 - amount.x1) < line.pageWidth * EDGE_SHARE);
      const column = columns[index];
      if (column === undefined) columns.push({ x0: amount.x0, x1: amount.x1, count: 1 });
      else columns[index] = { x0: Math.min(column.x0, amount.x0), x1: column.x1, count: column.count + 1 };
    }
  }
  return columns.sort((a, b) => a.x1 - b.x1);
}

/**
 * The columns of a table whose heading cannot be read: dates at the left, and columns of amounts, the last of them the
 * balance. Which amounts are deposits is left to the running balances. Null when the lines are no such table.
 */
export function inferColumns(lines: readonly Line[], conventions: RowConventions): Column[] | null {
  const dated = lines.filter((line) => startsWithDate(line, conventions));
  const rows = dated.filter((line) =>
    amountsOf(line.tokens, conventions.decimalMark).some((amount) => amount.moneyLike),
  );
  if (rows.length < MIN_ROWS) return null;
  const money = moneyColumns(rows, conventions).filter((column) => column.count >= rows.length * MIN_SHARE_OF_ROWS);
  const balance = money.at(-1);
  const left = Math.min(...rows.map((line) => line.tokens[0]?.x0 ?? 0));
  if (balance === undefined || money.length < 2) return null;
  const date: Column = { role: 'date', x0: left, x1: left + 1 };
  const texts = rows.flatMap((line) => takeDates(line.tokens, [date], conventions).rest[0]?.x0 ?? []);
  const text = Math.min(...texts);
  const amounts = money.slice(0, -1).map(({ x0, x1 }): Column => ({ role: 'amount', x0, x1 }));
  return [
    date,
    { role: 'description', x0: text, x1: text + 1 },
    ...amounts,
    { role: 'balance', x0: balance.x0, x1: balance.x1 },
  ];
}
