import type { DocumentLanguage } from '@folio/contract';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { writePdf } from '../../platform/sheet-file/index.ts';
import { readPaperParties } from './party-store.ts';
import { countStatement, type StatementAsked } from './read-statement.ts';
import { type StatementPaper, statementPages } from './statement-paper.ts';
import { sayOnPaper } from './statement-words.ts';

/** Nobody reads more lines than this of one account on paper, and setting them would take minutes. */
const MOST_LINES = 5000;

/** A statement of account as a file. */
export interface StatementFile {
  name: string;
  type: 'application/pdf';
  bytes: Uint8Array;
}

/**
 * All that a printed statement says, read in one transaction. Its language is the one asked for, else the contact's own, else
 * English. Throws `not_found`, `validation_failed` for a period the wrong way round or too many lines.
 */
export async function readStatementPaper(
  tx: CompanyTransaction,
  now: Date,
  { contactId, ...asked }: StatementAsked & { contactId: string },
): Promise<StatementPaper> {
  const { contact, parts } = await countStatement(tx, contactId, asked);
  const lines = parts.reduce((count, part) => count + part.lines.length, 0);
  if (lines > MOST_LINES) {
    const fault = { word: 'statement_too_long', values: { count: String(lines), most: String(MOST_LINES) } };
    throw new Refusal('validation_failed', { ...fault, faults: [{ path: 'from', ...fault }] });
  }
  const { language: own, ...parties } = await readPaperParties(tx, contact.id);
  const { side, from, to } = asked;
  return { language: asked.language ?? own ?? 'en-US', side, ...parties, from, to, parts, producedAt: now };
}

/** Sets a statement as a PDF; outside any transaction, for it takes a while. */
export async function printStatement(paper: StatementPaper, signal: AbortSignal): Promise<StatementFile> {
  const bytes = await writePdf(statementPages(paper), signal);
  return { name: `${fileName(paper.language, paper)}.pdf`, type: 'application/pdf', bytes };
}

/** Signs no file system takes in a name. */
const UNFIT = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu;

function fileName(language: DocumentLanguage, { contact, to }: StatementPaper): string {
  const name = language === 'zh-Hant' ? (contact.nameZh ?? contact.name) : contact.name;
  const say = sayOnPaper(language === 'bilingual' ? 'en-US' : language);
  return say('statement_file_name', { name: name.replace(UNFIT, ' ').trim().slice(0, 80), day: to });
}
