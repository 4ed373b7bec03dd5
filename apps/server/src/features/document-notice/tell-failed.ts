import { sentence } from '../../messages/index.ts';
import type { Platform } from '../../platform/http/app.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import { mailWanted } from '../account-setting/index.ts';
import { limitAttempts } from '../session/index.ts';
import { readFailed } from './store.ts';

/** Mails to one person in a quarter of an hour: a folder of damaged files is said a few times, not a hundred. */
const MOST_MAILS = 3;

/**
 * Tells whoever uploaded a document that it could not be read, where they want to know. A mail that does not leave is only logged: the
 * document says the same on its screen.
 */
export async function tellFailed(
  { database, config, log, now }: Pick<Platform, 'database' | 'config' | 'log' | 'now'>,
  mailer: Mailer,
  { companyId, documentId }: { companyId: string; documentId: string },
): Promise<void> {
  try {
    const failed = await readFailed(database.queries, companyId, documentId);
    if (failed === null || !(await mailWanted(database.queries, failed.userId, 'document_failed'))) return;
    await limitAttempts(database.queries, 'document-failed', failed.userId, MOST_MAILS, now());
    const language = failed.language === 'zh-Hant' ? 'zh-Hant' : 'en-US';
    const link = `${config.publicUrl}/document/${documentId}`;
    const values = { document: failed.name, company: failed.company, link };
    const subject = sentence(language, 'mail_document_failed_subject', values);
    await mailer.send({ to: failed.email, subject, text: sentence(language, 'mail_document_failed_body', values) });
  } catch (error) {
    if (error instanceof Refusal) return;
    log.warn({ err: error, documentId }, 'a notice did not leave');
  }
}
