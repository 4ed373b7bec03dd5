import type { ExampleCompany } from '@folio/ledger';
import type { Queries } from '../../platform/database/open.ts';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';

/** The company row of an example; fields that the example does not contain stay empty. */
export async function insertExampleCompany(queries: Queries, company: ExampleCompany['company']): Promise<string> {
  const row = await queries
    .insertInto('company')
    .values({
      name: company.name,
      name_zh: company.nameZh,
      registration_number: company.companyNumber ?? '',
      incorporated_date: company.incorporatedOn ?? '1970-01-01',
      industry: company.industry ?? '',
      br: company.businessRegistration ?? '',
      ci: company.companyNumber ?? '',
      address: company.address ?? '',
      fye: company.financialYearEnd,
      directors: JSON.stringify(
        company.directors.map((name) => ({ ...named(name), address: null, appointed_on: null, resigned_on: null })),
      ),
      shareholders: JSON.stringify(
        company.directors.map((name) => ({ ...named(name), share_class: null, shares: null, paid: null })),
      ),
      secretaries: JSON.stringify([]),
      base_currency: company.baseCurrency,
      set_up_closed_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

function named(name: string) {
  return { name, name_zh: null, kind: 'person' };
}

/** Gives a bank account of the example the bank and account number printed on its documents. */
export async function describeDemoAccount(
  tx: CompanyTransaction,
  accountCode: string,
  known: { bank: string; number: string },
): Promise<void> {
  await tx.queries
    .updateTable('bank_account')
    .set(known)
    .where('company_id', '=', tx.companyId)
    .where('account_code', '=', accountCode)
    .execute();
}
