import { formatMoney, parseMoney } from '@folio/ledger/money';
import type { YearEnd } from '../../../api/queries/books/accounting-closing.ts';

export type RolledRow = YearEnd['rows'][number];
export type GroupName = 'income' | 'expenses' | 'dividends';

export interface RolledGroup {
  name: GroupName;
  /** `amount` is what the account adds to its group: negative for returns and other contra accounts. */
  rows: (RolledRow & { amount: string })[];
  total: string;
}

const groups: readonly { name: GroupName; type: string; side: 'debit' | 'credit' }[] = [
  { name: 'income', type: 'revenue', side: 'credit' },
  { name: 'expenses', type: 'expense', side: 'debit' },
  { name: 'dividends', type: 'equity', side: 'debit' },
];

type SideOf = (code: string) => 'debit' | 'credit' | undefined;

/**
 * The accounts the year-end closing clears, in the order of the calculation: income, expenses, dividends. A balance
 * is on its account's normal side; an account of the other side (sales returns among income) reduces its group.
 */
export function groupRolled(rows: readonly RolledRow[], sideOf: SideOf, currency: string): RolledGroup[] {
  return groups
    .map(({ name, type, side }) => {
      const own = rows
        .filter((row) => row.type === type)
        .map((row) => {
          const minor = parseMoney(row.balance, currency);
          return { ...row, minor: (sideOf(row.code) ?? side) === side ? minor : -minor };
        });
      return {
        name,
        rows: own.map(({ minor, ...row }) => ({ ...row, amount: formatMoney(minor, currency) })),
        total: formatMoney(
          own.reduce((sum, { minor }) => sum + minor, 0n),
          currency,
        ),
      };
    })
    .filter((group) => group.rows.length > 0);
}

/** The calculation of retained earnings as shown: losses and dividends are subtracted. */
export function retainedSum(
  year: Pick<YearEnd, 'retained_before' | 'profit' | 'dividends' | 'retained_after'>,
): { name: 'before' | 'profit' | 'loss' | 'dividends' | 'after'; sign: '' | '+' | '−' | '='; amount: string }[] {
  const isLoss = year.profit.startsWith('-');
  return [
    { name: 'before', sign: '', amount: year.retained_before },
    isLoss
      ? { name: 'loss', sign: '−', amount: year.profit.slice(1) }
      : { name: 'profit', sign: '+', amount: year.profit },
    { name: 'dividends', sign: '−', amount: year.dividends },
    { name: 'after', sign: '=', amount: year.retained_after },
  ];
}
