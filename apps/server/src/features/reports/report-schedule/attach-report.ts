import type { Readable } from 'node:stream';
import type { MailedReport } from '@folio/contract';
import { coveredPeriod, type Period, viewOnMailingDay } from '@folio/ledger';
import type { Database } from '../../../platform/database/open.ts';
import { readInCompany } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { MailFile } from '../../../platform/mail/index.ts';
import { fileOf, openSource, type ReadPage, TYPES } from '../report/index.ts';
import { languagesOf, makePack, packFileName } from '../report-pack/index.ts';
import { queryOf, savedChoices, viewFrom } from '../saved-report/index.ts';
import type { ExportRefusal } from './access.ts';

export interface AttachTools {
  database: Database;
  exportRefusal: ExportRefusal;
  now(): Date;
}

/**
 * Makes the file of a scheduled report when its email is sent, as the person sees it in whose name it goes out. Throws
 * `conflict` if this person may no longer export it, and `not_found` if it was deleted.
 */
export async function attachReport(
  { database, exportRefusal, now }: AttachTools,
  { companyId, createdBy }: { companyId: string; createdBy: string | null },
  report: MailedReport,
): Promise<MailFile> {
  if (createdBy === null || (await exportRefusal(companyId, createdBy)) !== null)
    throw new DomainError('conflict', { word: 'mail_report_no_access' });
  const read: ReadPage = (work, options) =>
    readInCompany(database, companyId, work, { ...options, takesLong: true, mayUseReplica: true });
  const made = await (report.subject === 'report_pack'
    ? packFile(read, now(), report)
    : savedFile(read, { now: now(), userId: createdBy }, report));
  return { name: made.name, type: made.type, bytes: await bytesOf(made.content) };
}

interface MadeFile {
  name: string;
  type: string;
  content: Buffer | Readable;
}

function packFile(read: ReadPage, now: Date, { id, rhythm, on, format, language }: MailedReport): Promise<MadeFile> {
  const [spoken = 'en-US'] = languagesOf(language);
  const month = coveredPeriod(rhythm, on).to;
  return makePack(read, { now, language: spoken }, { id, month, format, language }, unending());
}

async function savedFile(
  read: ReadPage,
  { now, userId }: { now: Date; userId: string },
  { id, rhythm, on, format, language }: MailedReport,
): Promise<MadeFile> {
  const covered = coveredPeriod(rhythm, on);
  const { name, report, query } = await read((tx) => choicesOn(tx, userId, id, { on, covered }));
  const [spoken = 'en-US'] = languagesOf(language);
  const source = await openSource(read, { now, language: spoken }, report, query);
  const content = await fileOf(spoken, format, source, unending());
  return { name: packFileName(nameIn(spoken, name), covered.to, format), type: TYPES[format], content };
}

/** The saved report with its days as of the day it goes out. */
async function choicesOn(
  tx: Parameters<Parameters<ReadPage>[0]>[0],
  userId: string,
  id: string,
  { on, covered }: { on: string; covered: Period },
) {
  const saved = await savedChoices(tx, userId, id);
  if (saved.period === null) return saved;
  const { day, latest } = viewOnMailingDay(saved.period, on, covered);
  return { ...saved, query: queryOf(saved, { ...(await viewFrom(tx, day)), latest }) };
}

/** The Chinese file of a report has another name than the English one of the same email. */
function nameIn(language: Language, name: string): string {
  return language === 'zh-Hant' ? `${name} 中文` : name;
}

/** No caller waits for the file, so nothing ends the work early. */
function unending(): AbortSignal {
  return new AbortController().signal;
}

async function bytesOf(content: Buffer | Readable): Promise<Buffer> {
  if (Buffer.isBuffer(content)) return content;
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
