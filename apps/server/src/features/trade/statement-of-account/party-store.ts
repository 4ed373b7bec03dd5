import { type DocumentLanguage, documentLanguage } from '@folio/contract';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';
import type { StatementPaper } from './statement-paper.ts';

/** The names of the company and a contact for printing, and the contact's language. */
export async function readPaperParties(
  tx: CompanyTransaction,
  contactId: string,
): Promise<Pick<StatementPaper, 'company' | 'contact'> & { language: DocumentLanguage | null }> {
  const company = await tx.queries
    .selectFrom('company')
    .select(['name', 'name_zh as nameZh', 'address', 'br', 'contact_phone as phone', 'email'])
    .where('id', '=', tx.companyId)
    .executeTakeFirstOrThrow();
  const { language, ...contact } = await tx.queries
    .selectFrom('contact')
    .select(['name', 'name_zh as nameZh', 'address', 'address_zh as addressZh', 'language'])
    .where(ownRow(tx, contactId))
    .executeTakeFirstOrThrow();
  return {
    company: { ...company, addressZh: null },
    contact,
    language: documentLanguage.nullable().parse(language),
  };
}
