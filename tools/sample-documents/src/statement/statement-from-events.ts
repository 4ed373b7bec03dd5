import { minorOf, textOfMinor } from '../decimal-text.ts';
import { currencyOfAccount, type Example } from '../example.ts';
import { bankMovements, openingBalanceOf } from './bank-movements.ts';
import type { BankStatement, BilingualName, StatementLayout } from './bank-statement.ts';

/** The bank named in the example's events; it does not exist. */
export const EXAMPLE_BANK: BilingualName = { name: 'Harbour Bank', nameZh: '海港銀行' };

const ACCOUNT_NUMBERS: Record<string, string> = {
  '1010': '999-204418-001',
  '1020': '999-204418-833',
  '1030': '999-204418-274',
  '1040': '999-204418-275',
};

export interface StatementChoice {
  /** Code of a bank account in the example, such as "1010". */
  readonly account: string;
  readonly from: string;
  readonly to: string;
  readonly layout: StatementLayout;
  readonly bank?: BilingualName;
}

function addressLines(address: string): string[] {
  const parts = address.split(', ');
  return [parts.slice(0, 3).join(', '), parts.slice(3, 5).join(', '), parts.slice(5).join(', ')].filter(
    (line) => line !== '',
  );
}

/**
 * The statement the bank would send for one account and period, worked out from the events: bank dates, the bank's
 * wording, the opening balance from everything before `from`. Throws a RangeError on an unknown account.
 */
export function statementFromEvents(
  example: Example,
  { account, from, to, layout, bank }: StatementChoice,
): BankStatement {
  const movements = bankMovements(example, account);
  const openingMinor = movements
    .filter((line) => line.date < from)
    .reduce(
      (sum, line) => sum + minorOf(line.in ?? '0') - minorOf(line.out ?? '0'),
      minorOf(openingBalanceOf(example, account)),
    );
  return {
    layout,
    bank: bank ?? EXAMPLE_BANK,
    accountNumber: ACCOUNT_NUMBERS[account] ?? `999-204418-${account.slice(-3)}`,
    accountName: example.company.name.toUpperCase(),
    accountAddress: addressLines(example.company.address),
    currency: currencyOfAccount(example, account),
    periodStart: from,
    periodEnd: to,
    openingBalance: textOfMinor(openingMinor),
    lines: movements.filter((line) => line.date >= from && line.date <= to),
  };
}
