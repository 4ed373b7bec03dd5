import { documentLanguage } from '@folio/contract';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

/** Sender and receiver of an email; the contact's fields are null if the contact is unknown. */
export interface MailParties {
  company: string;
  companyZh: string | null;
  email: string | null;
  language: 'en-US' | 'zh-Hant' | 'bilingual' | null;
}

export async function readMailParties(tx: CompanyTransaction, contactId: string | null): Promise<MailParties> {
  const company = await tx.queries
    .selectFrom('company')
    .select(['name', 'name_zh'])
    .where('id', '=', tx.companyId)
    .executeTakeFirstOrThrow();
  const contact =
    contactId === null
      ? undefined
      : await tx.queries
          .selectFrom('contact')
          .select(['email', 'language'])
          .where(ownRow(tx, contactId))
          .executeTakeFirst();
  return {
    company: company.name,
    companyZh: company.name_zh,
    email: contact?.email ?? null,
    language: documentLanguage.nullable().parse(contact?.language ?? null),
  };
}
