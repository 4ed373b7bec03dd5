import type { TruthStatement } from '../../eval/truth.ts';
import type { Labels } from '../made.ts';
import { type Cents, decimal } from '../money.ts';
import type { Account, Movement } from './account.ts';

/** What a statement layout prints of each account. */
export interface Shows {
  readonly balances: 'every' | 'daily' | 'none';
  readonly periodStart?: boolean;
  readonly noOpening?: boolean;
  readonly noClosing?: boolean;
  readonly card?: boolean;
  readonly newestFirst?: boolean;
}

const amount = (cents: Cents): string | null => (cents === 0n ? null : decimal(cents));

function isPrinted(movement: Movement, shows: Shows): boolean {
  return shows.balances === 'every' || (shows.balances === 'daily' && movement.lastOfDay);
}

function statement(account: Account, shows: Shows): TruthStatement {
  const lines = account.movements.map((movement) => ({
    date: movement.date,
    description: movement.text.join(' '),
    out: amount(movement.out),
    in: amount(movement.in),
    balance: isPrinted(movement, shows) ? decimal(movement.balance) : null,
  }));
  return {
    account: account.number,
    currency: account.currency,
    periodStart: shows.periodStart === true ? account.start : null,
    periodEnd: account.end,
    openingBalance: shows.noOpening === true ? null : decimal(account.opening),
    closingBalance: shows.noClosing === true ? null : decimal(account.closing),
    lines: shows.newestFirst === true ? lines.toReversed() : lines,
  };
}

/** The labels of a statement of one or several accounts. */
export function statementLabels(
  id: string,
  bank: string,
  language: readonly string[],
  accounts: readonly Account[],
  shows: Shows,
): Labels {
  const [first] = accounts;
  return {
    kind: 'bank_statement',
    paper: shows.card === true ? 'card_statement' : 'bank_statement',
    group: `made/${id}`,
    language,
    currency: first?.currency ?? null,
    bank,
    ...(shows.card === true ? { card: true } : {}),
    statements: accounts.map((account) => statement(account, shows)),
  };
}
