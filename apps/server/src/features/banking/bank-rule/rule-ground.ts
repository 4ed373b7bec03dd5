import type { BankAccountRow, RuleConditions } from '@folio/contract';
import { type Currency, isLedgerIssue, parseMoney } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { FieldIssue } from '../../../platform/http/domain-error.ts';
import { type CompanyBooks, listBankAccounts, readBooks } from '../../books/ledger/index.ts';

/** What a rule is checked against. */
export interface RuleGround {
  books: Pick<CompanyBooks, 'chart' | 'taxCodes'>;
  accounts: readonly BankAccountRow[];
  /** Of the accounts it is for, the books' own where it is for every one: what its amounts are in. */
  currency: Currency;
}

export async function groundOf(tx: CompanyTransaction, conditions: RuleConditions): Promise<RuleGround> {
  const books = await readBooks(tx);
  const accounts = await listBankAccounts(tx);
  const first = accounts.find(({ id }) => conditions.bank_account_ids.includes(id));
  return { books, accounts, currency: first?.currency ?? books.baseCurrency };
}

/** What is wrong with an amount without direction. */
export function amountFaults(path: string, text: string | null, currency: Currency): FieldIssue[] {
  if (text === null) return [];
  try {
    return parseMoney(text, currency) < 0n ? [{ path, word: 'rule_amount_negative', values: { found: text } }] : [];
  } catch (error) {
    if (!isLedgerIssue(error)) throw error;
    return [{ path, word: `ledger_${error.code}`, values: error.values }];
  }
}
