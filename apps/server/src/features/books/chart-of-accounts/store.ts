import type { Account, SystemRole } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';

/** The codes of accounts with at least one posting. */
export async function postedCodes(tx: CompanyTransaction): Promise<Set<string>> {
  const rows = await tx.queries
    .selectFrom('account_month')
    .select('account_code')
    .distinct()
    .where('company_id', '=', tx.companyId)
    .execute();
  return new Set(rows.map((row) => row.account_code));
}

/** Writes the fields of an account that may change: names, section with its subtype, and whether it is in use. */
export async function writeAccount(tx: CompanyTransaction, account: Account): Promise<void> {
  await tx.queries
    .updateTable('ledger_account')
    .set({
      name: account.name,
      name_zh: account.nameZh,
      section: account.section,
      subtype: account.subtype,
      active: account.active,
    })
    .where('company_id', '=', tx.companyId)
    .where('code', '=', account.code)
    .execute();
}

export async function writeRole(tx: CompanyTransaction, code: string, role: SystemRole | null): Promise<void> {
  await tx.queries
    .updateTable('ledger_account')
    .set({ system_role: role })
    .where('company_id', '=', tx.companyId)
    .where('code', '=', code)
    .execute();
}
