import type { DocumentLanguage } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { writePdf } from '../../../platform/sheet-file/index.ts';
import { readPaperParties } from './party-store.ts';
import { countStatement, type StatementAsked } from './read-statement.ts';
import { type StatementPaper, statementPages } from './statement-paper.ts';
import { sayOnPaper } from './statement-words.ts';

/** A printed statement with more lines is not useful, and typesetting it would take minutes. */
const MAX_LINES = 5000;

export interface StatementFile {
  name: string;
  type: 'application/pdf';
  bytes: Uint8Array;
}

/**
 * The data of a printed statement, read in one transaction. The language is the requested one, else the contact's,
 * else English. Throws `not_found`, or `validation_failed` for a period that ends before it starts or for too many
 * lines.
 */
export async function readStatementPaper(
  tx: CompanyTransaction,
  now: Date,
  { contactId, ...asked }: StatementAsked & { contactId: string },
): Promise<StatementPaper> {
  const { contact, parts } = await countStatement(tx, contactId, asked);
  const lines = parts.reduce((count, part) => count + part.lines.length, 0);
  if (lines > MAX_LINES) {
    const fault = { word: 'statement_too_long', values: { count: String(lines), most: String(MAX_LINES) } };
    throw new DomainError('validation_failed', { ...fault, faults: [{ path: 'from', ...fault }] });
  }
  const { language: own, ...parties } = await readPaperParties(tx, contact.id);
  const { side, from, to } = asked;
  return { language: asked.language ?? own ?? 'en-US', side, ...parties, from, to, parts, producedAt: now };
}

/** Typesets a statement as a PDF. Slow: call it outside any transaction. */
export async function printStatement(paper: StatementPaper, signal: AbortSignal): Promise<StatementFile> {
  const bytes = await writePdf(statementPages(paper), signal);
  return { name: `${fileName(paper.language, paper)}.pdf`, type: 'application/pdf', bytes };
}

/** Characters that file systems do not allow in a name. */
const UNFIT = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu;

function fileName(language: DocumentLanguage, { contact, to }: StatementPaper): string {
  const name = language === 'zh-Hant' ? (contact.nameZh ?? contact.name) : contact.name;
  const say = sayOnPaper(language === 'bilingual' ? 'en-US' : language);
  return say('statement_file_name', { name: name.replace(UNFIT, ' ').trim().slice(0, 80), day: to });
}
