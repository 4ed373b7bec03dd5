import { type DateStyle, plusDays, printed } from '../dates.ts';
import { type Column, escaped, table } from '../html.ts';
import { type Cents, comma } from '../money.ts';
import type { Account, Movement } from './account.ts';

/** What a column of a statement table holds. */
export type Holds =
  | 'date'
  | 'value'
  | 'text'
  | 'out'
  | 'in'
  | 'signed'
  | 'balance'
  | 'currency'
  | 'reference'
  | 'type'
  | 'line';

export interface RowStyle {
  readonly columns: readonly (readonly [Holds, string])[];
  readonly date: DateStyle;
  readonly balances: 'every' | 'daily' | 'none';
  /** The date is printed at the first movement of a day only. */
  readonly dateOnce?: boolean;
  /** Amounts stand beside the last line of a description. */
  readonly amountLast?: boolean;
  /** How a negative balance is written. */
  readonly below?: (text: string) => string;
  /** How one signed column writes money out and in. */
  readonly sign?: (text: string, isOut: boolean) => string;
  readonly money?: (cents: Cents) => string;
  readonly opening?: string;
  readonly closing?: string;
  readonly newestFirst?: boolean;
}

const NUMBERS: readonly Holds[] = ['out', 'in', 'signed', 'balance'];
const minus = (text: string): string => `-${text}`;

export function balanceText(cents: Cents, style: RowStyle): string {
  const text = (style.money ?? comma)(cents < 0n ? -cents : cents);
  return cents < 0n ? (style.below ?? minus)(text) : text;
}

function textCell(movement: Movement): string {
  return `<span>${movement.text.map(escaped).join('<br>')}</span>`;
}

function figure(cents: Cents, style: RowStyle): string {
  return cents === 0n ? '' : (style.money ?? comma)(cents);
}

function cellOf(
  holds: Holds,
  movement: Movement,
  index: number,
  previous: string,
  account: Account,
  style: RowStyle,
): string {
  const showsBalance = style.balances === 'every' || (style.balances === 'daily' && movement.lastOfDay);
  const isOut = movement.out > 0n;
  const cells: Record<Holds, () => string> = {
    date: () => (style.dateOnce === true && previous === movement.date ? '' : printed(movement.date, style.date)),
    value: () => printed(plusDays(movement.date, 0), style.date),
    text: () => textCell(movement),
    out: () => figure(movement.out, style),
    in: () => figure(movement.in, style),
    signed: () =>
      (style.sign ?? ((text, out) => (out ? `-${text}` : text)))(figure(movement.out + movement.in, style), isOut),
    balance: () => (showsBalance ? balanceText(movement.balance, style) : ''),
    currency: () => account.currency,
    reference: () => `${(index * 7919 + 1013) % 9000}`,
    type: () => (isOut ? 'DEB' : 'FPI'),
    line: () => String(index + 1),
  };
  return cells[holds]();
}

function edge(label: string, cents: Cents, date: string, style: RowStyle, account: Account): string[] {
  return style.columns.map(([holds]) => {
    if (holds === 'text') return label;
    if (holds === 'balance' || (holds === 'signed' && !style.columns.some(([other]) => other === 'balance')))
      return balanceText(cents, style);
    if (holds === 'date') return style.dateOnce === true ? printed(date, style.date) : '';
    return holds === 'currency' ? account.currency : '';
  });
}

/** The table of one account, or of a part of its movements. */
export function statementTable(
  account: Account,
  style: RowStyle,
  className = 'wide',
  movements = account.movements,
): string {
  const isFirst = movements[0] === account.movements[0];
  const isLast = movements.at(-1) === account.movements.at(-1);
  const ordered = style.newestFirst === true ? movements.toReversed() : movements;
  const rows = ordered.map((movement, index) =>
    style.columns.map(([holds]) => cellOf(holds, movement, index, ordered[index - 1]?.date ?? '', account, style)),
  );
  const columns = style.columns.map(
    ([holds, head]): Column => ({ head, align: NUMBERS.includes(holds) ? 'right' : 'left' }),
  );
  const before =
    style.opening !== undefined && isFirst ? [edge(style.opening, account.opening, account.start, style, account)] : [];
  const after =
    style.closing !== undefined && isLast
      ? [edge(style.closing, account.closing, account.end, { ...style, dateOnce: false }, account)]
      : [];
  return table(columns, [...before, ...rows, ...after], `${className}${style.amountLast === true ? ' low' : ''}`);
}
