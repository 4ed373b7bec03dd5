import { type MailKind, mailKind } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import type { Template } from './default-templates.ts';

/** A company's template for one kind of email in one language. */
export interface StoredTemplate extends Template {
  kind: MailKind;
  language: Language;
}

export async function readTemplates(tx: CompanyTransaction): Promise<StoredTemplate[]> {
  const rows = await tx.queries
    .selectFrom('mail_template')
    .select(['kind', 'language', 'subject', 'body'])
    .where('company_id', '=', tx.companyId)
    .execute();
  return rows.map((row) => ({
    ...row,
    kind: mailKind.parse(row.kind),
    language: row.language === 'zh-Hant' ? 'zh-Hant' : 'en-US',
  }));
}

export async function writeTemplate(
  tx: CompanyTransaction,
  { subject, body, ...which }: StoredTemplate,
): Promise<void> {
  await tx.queries
    .insertInto('mail_template')
    .values({ company_id: tx.companyId, ...which, subject, body })
    .onConflict((conflict) => conflict.columns(['company_id', 'kind', 'language']).doUpdateSet({ subject, body }))
    .execute();
}

export async function deleteTemplate(tx: CompanyTransaction, kind: MailKind, language: Language): Promise<void> {
  await tx.queries
    .deleteFrom('mail_template')
    .where('company_id', '=', tx.companyId)
    .where('kind', '=', kind)
    .where('language', '=', language)
    .execute();
}
