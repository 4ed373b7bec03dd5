import { sentence } from '../../../messages/index.ts';
import type { Platform } from '../../../platform/http/app.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { mailWanted } from '../../people/account-setting/index.ts';
import { limitAttempts } from '../../people/session/index.ts';
import { readFailed } from './store.ts';

/** Maximum mails to one user in 15 minutes, so that a folder of damaged files does not cause a hundred mails. */
const MAX_MAILS = 3;

/**
 * Notifies the uploader, if that user wants it, that a document could not be read. A mail that cannot be sent is only
 * logged, because the document's screen shows the same message.
 */
export async function tellFailed(
  { database, config, log, now }: Pick<Platform, 'database' | 'config' | 'log' | 'now'>,
  mailer: Mailer,
  { companyId, documentId }: { companyId: string; documentId: string },
): Promise<void> {
  try {
    const failed = await readFailed(database.queries, companyId, documentId);
    if (failed === null || !(await mailWanted(database.queries, failed.userId, 'document_failed'))) return;
    await limitAttempts(database.queries, 'document-failed', failed.userId, MAX_MAILS, now());
    const language = failed.language === 'zh-Hant' ? 'zh-Hant' : 'en-US';
    const link = `${config.publicUrl}/document/${documentId}`;
    const values = { document: failed.name, company: failed.company, link };
    const subject = sentence(language, 'mail_document_failed_subject', values);
    await mailer.send({ to: failed.email, subject, text: sentence(language, 'mail_document_failed_body', values) });
  } catch (error) {
    if (error instanceof DomainError) return;
    log.warn({ err: error, documentId }, 'a notice did not leave');
  }
}
