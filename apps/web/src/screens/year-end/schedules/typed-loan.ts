import type { NewLoanBody } from '@folio/contract';
import { addMonths } from '@folio/ledger/calendar';

/** What a person has typed for a new loan. */
export interface TypedLoan {
  type: NewLoanBody['type'];
  name: string;
  amount: string;
  on: string;
  method: NewLoanBody['method'];
  yearly_rate: string;
  instalments: string;
  first_on: string;
  table: string;
  balance_account: string | null;
  result_account: string | null;
  payment_account: string | null;
  counter_account: string | null;
}

/** A loan of a day, with its first instalment a month later. */
export function loanOf(today: string): TypedLoan {
  return {
    type: 'loan',
    name: '',
    amount: '',
    on: today,
    method: 'fixed_instalment',
    yearly_rate: '',
    instalments: '',
    first_on: addMonths(today, 1),
    table: '',
    balance_account: null,
    result_account: null,
    payment_account: null,
    counter_account: null,
  };
}

/** Whether everything is typed that the method needs; the server checks whether it fits. */
export function isLoanReady(typed: TypedLoan): boolean {
  const { name, amount, balance_account, result_account, payment_account } = typed;
  const hasAccounts = balance_account !== null && result_account !== null && payment_account !== null;
  const hasMethod =
    typed.method === 'imported'
      ? typed.table.trim() !== ''
      : typed.yearly_rate.trim() !== '' && /^\d{1,5}$/.test(typed.instalments.trim());
  return name.trim() !== '' && amount !== '' && hasAccounts && hasMethod;
}

/** The request; what the method does not use is left out. */
export function loanBodyOf({ yearly_rate, instalments, first_on, table, ...typed }: TypedLoan): NewLoanBody {
  const isImported = typed.method === 'imported';
  return {
    ...typed,
    balance_account: typed.balance_account ?? '',
    result_account: typed.result_account ?? '',
    payment_account: typed.payment_account ?? '',
    yearly_rate: isImported ? null : yearly_rate.trim(),
    instalments: isImported ? null : Number(instalments),
    first_on: isImported ? null : first_on,
    table: isImported ? table : null,
  };
}
