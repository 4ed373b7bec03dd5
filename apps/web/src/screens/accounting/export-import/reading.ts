import type { AccountChoiceBody, ImportAccount, ImportChoices, ImportReading, LedgerAccountRow } from '@folio/contract';

/** Faults that a choice of columns, dates or the day can mend; the others stand in the file. */
export function columnFaults(reading: ImportReading): ImportReading['faults'] {
  return reading.faults.filter(({ code }) => code !== 'accounts_unmapped');
}

/** Accounts that still need a choice. */
export function openAccounts(reading: ImportReading): ImportAccount[] {
  return reading.accounts.filter(({ problem }) => problem !== null);
}

/** Choices with that of one account changed; null goes back to what is proposed. */
export function withAccount(choices: ImportChoices, key: string, choice: AccountChoiceBody | null): ImportChoices {
  const { [key]: _, ...others } = choices.accounts;
  return { ...choices, accounts: choice === null ? others : { ...others, [key]: choice } };
}

/** Choices with the role of one column changed; a role stands in one column only, but for debit and credit pairs. */
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

/** What a new account begins with: their code and name, in the section its type or name suggests. */
export function newAccountOf(account: ImportAccount): Extract<AccountChoiceBody, { to: 'new' }> {
  const { choice, code, name } = account;
  if (choice?.to === 'new') return choice;
  return { to: 'new', code: code ?? '', name, name_zh: '', section: 'operating_expenses' };
}

/**
 * Whether an account of ours is offered: receivables and payables take no posting by hand, but they, and accounts kept in another
 * currency, may be left for later.
 */
export function mayTake(
  to: AccountChoiceBody['to'],
  account: Pick<LedgerAccountRow, 'system_role' | 'currency'>,
): boolean {
  const control = account.system_role === 'accounts_receivable' || account.system_role === 'accounts_payable';
  return to === 'later' ? control || account.currency !== null : !control;
}
