import type { AccountChoiceBody, ImportAccount, ImportChoices, ImportReading, LedgerAccountRow } from '@folio/contract';

/** Errors that another choice of columns, date format or day can correct; the other errors are in the file. */
export function columnFaults(reading: ImportReading): ImportReading['faults'] {
  return reading.faults.filter(({ code }) => code !== 'accounts_unmapped');
}

export function openAccounts(reading: ImportReading): ImportAccount[] {
  return reading.accounts.filter(({ problem }) => problem !== null);
}

/** The choices with one account's choice changed; null returns to the suggestion. */
export function withAccount(choices: ImportChoices, key: string, choice: AccountChoiceBody | null): ImportChoices {
  const { [key]: _, ...others } = choices.accounts;
  return { ...choices, accounts: choice === null ? others : { ...others, [key]: choice } };
}

/** The choices with one column's role changed. Only one column may have a role, except for debit and credit pairs. */
export function withColumn(
  choices: ImportChoices,
  reading: ImportReading,
  index: number,
  role: ImportReading['columns'][number]['role'],
): ImportChoices {
  const taken = reading.columns.filter((column) => column.role === role && column.index !== index && role !== null);
  const freed = Object.fromEntries(taken.map((column) => [String(column.index), null]));
  return { ...choices, columns: { ...choices.columns, ...freed, [String(index)]: role } };
}

/** The start values of a new account: the imported code and name, in the section that its type or name suggests. */
export function newAccountOf(account: ImportAccount): Extract<AccountChoiceBody, { to: 'new' }> {
  const { choice, code, name } = account;
  if (choice?.to === 'new') return choice;
  return { to: 'new', code: code ?? '', name, name_zh: '', section: 'operating_expenses' };
}

/**
 * Whether a Folio account is offered as a target. Receivables and payables allow no manual posting, but they, and
 * accounts kept in another currency, may be left for later.
 */
export function mayTake(
  to: AccountChoiceBody['to'],
  account: Pick<LedgerAccountRow, 'system_role' | 'currency'>,
): boolean {
  const control = account.system_role === 'accounts_receivable' || account.system_role === 'accounts_payable';
  return to === 'later' ? control || account.currency !== null : !control;
}
