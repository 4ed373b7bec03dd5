import { type AccountingYears, accountingYears, type FinancialYearEnd } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { readProvedYears } from './years-store.ts';

/** The years of the company by its year end and by what proves others. `readBooks` has them without another statement. */
export async function readAccountingYears(tx: CompanyTransaction, yearEnd: FinancialYearEnd): Promise<AccountingYears> {
  return accountingYears(yearEnd, await readProvedYears(tx));
}
