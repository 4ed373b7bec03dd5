import type { Readable } from 'node:stream';
import type { ImportedCompany } from '@folio/contract';
import { type Day, isCurrency, isFinancialYearEnd, tieOutMonth } from '@folio/ledger';
import {
  allowLongStatements,
  type CompanyTransaction,
  enterCompany,
} from '../../../../../platform/database/transaction.ts';
import type { Call } from '../../../../../platform/http/call.ts';
import { DomainError } from '../../../../../platform/http/domain-error.ts';
import { SpoolFull } from '../../../../../platform/spool/index.ts';
import type { ArrivedFile } from '../../../../../platform/storage/index.ts';
import { readBooks, setPeriodLock } from '../../../../books/ledger/index.ts';
import { addMember } from '../../../../people/company/index.ts';
import { insertImport } from '../../import-store.ts';
import { readBalancesOn } from '../../read-balances.ts';
import { monthsOf } from '../../stored-balances.ts';
import type { ExchangeTools } from '../../tools.ts';
import { readTable } from '../export/read-table.ts';
import { isSealedHere } from '../seal.ts';
import { COMPANY } from '../tables/book-tables.ts';
import { type ArchiveRow, shapeOf } from '../tables/columns.ts';
import { remapInto } from '../tables/remap.ts';
import { filePath, tablePath } from '../tables/tables.ts';
import { type OpenArchive, openArchive } from './open-archive.ts';
import { postJournal } from './post-journal.ts';
import { archiveRefusal } from './refuse.ts';
import { insertCompanyRow, insertFacts, storedFiles } from './rows-store.ts';
import { dropAll, takeFiles } from './take-files.ts';
import { type TakeIn, takeAudit, takeChart, takeLate, takeOutOfUse, takeTables } from './take-tables.ts';
import { type VerifiedJournal, verifyJournal } from './verify-journal.ts';

/** The first bytes of every zip. */
const ZIP_HEAD = Buffer.from('PK\x03\x04', 'latin1');

/**
 * Creates a new company from an archive, owned by the caller. Every file is compared with the manifest and the hash
 * chain of entries is computed again before anything is written. The import is all or nothing, and the trial balance
 * of every month must equal the one computed from the archive's own entries.
 */
export async function importArchive(
  call: Call,
  tools: ExchangeTools,
  file: { name: string; stream: Readable },
): Promise<ImportedCompany> {
  const folder = await tools.spool.open();
  try {
    await folder.write('archive.zip', zipFrom(file.stream), tools.maxArchiveBytes).catch((error: unknown) => {
      throw error instanceof SpoolFull ? archiveTooLarge(tools.maxArchiveBytes) : error;
    });
    const archive = await openArchive(folder.path('archive.zip'));
    try {
      return await takeVerified(call, tools, archive, file.name);
    } finally {
      archive.close();
    }
  } finally {
    await folder.clear();
  }
}

/** Passes the stream through if it begins like a zip; rejects any other before it is written to disk. */
async function* zipFrom(stream: Readable): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0);
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) throw new Error('a file arrives as bytes');
    if (head.length < ZIP_HEAD.length) {
      head = Buffer.concat([head, chunk.subarray(0, ZIP_HEAD.length)]);
      const length = Math.min(head.length, ZIP_HEAD.length);
      if (!head.subarray(0, length).equals(ZIP_HEAD.subarray(0, length))) throw archiveRefusal('archive_not_a_zip');
    }
    yield chunk;
  }
}

export function archiveTooLarge(maxBytes: number): DomainError {
  return new DomainError('too_large', {
    word: 'archive_too_large',
    values: { max: String(Math.floor(maxBytes / 1024 ** 2)) },
  });
}

async function takeVerified(
  call: Call,
  { storage, secretBox }: ExchangeTools,
  archive: OpenArchive,
  fileName: string,
): Promise<ImportedCompany> {
  const isSealed = isSealedHere(archive.manifest, secretBox);
  const papers = await takeFiles(archive, storage);
  try {
    const journal = await verifyJournal(archive);
    return await call.database.queries.transaction().execute(async (queries) => {
      await allowLongStatements(queries);
      return takeInto(queries, call, { archive, journal, papers, fileName, isSealed });
    });
  } finally {
    await dropAll(papers);
  }
}

interface Verified {
  archive: OpenArchive;
  journal: VerifiedJournal;
  papers: readonly ArrivedFile[];
  fileName: string;
  /** This server made the archive, and it was not changed since. */
  isSealed: boolean;
}

async function takeInto(
  queries: CompanyTransaction['queries'],
  call: Call,
  { archive, journal, papers, fileName, isSealed }: Verified,
): Promise<ImportedCompany> {
  const company = await companyRow(archive);
  const companyId = await insertCompanyRow(queries, company, COMPANY.columns);
  await addMember(queries, companyId, call.userId, 'owner');
  // Early dates that the source books accepted are accepted again.
  const tx = { ...(await enterCompany(queries, companyId)), acceptsEarlyDates: true };
  const into: TakeIn = { tx, call, archive, remap: remapInto(companyId, archive.manifest.company.id) };
  const outOfUse = await takeChart(into);
  await takeTables(into, false);
  await refuseWithoutPapers(tx, papers);
  await postJournal(tx, call, archive, into.remap);
  await takeTables(into, true);
  await takeLate(into);
  await takeOutOfUse(into, outOfUse);
  await takeAudit(into);
  const importId = await keepImport(into, { journal, fileName, isSealed });
  if (typeof company.locked_through === 'string') await setPeriodLock(tx, call, company.locked_through, 'archive');
  // Rows must never exist without their files: these are stored before the commit.
  for (const paper of papers) await paper.keep(companyId);
  return { company_id: companyId, import_id: importId, name: archive.manifest.company.name };
}

/** Rejects rows about a document whose file is missing. */
async function refuseWithoutPapers(tx: CompanyTransaction, papers: readonly ArrivedFile[]): Promise<void> {
  const there = new Set(papers.map((paper) => paper.sha256));
  const lacking = (await storedFiles(tx)).find((sha256) => !there.has(sha256));
  if (lacking !== undefined) throw archiveRefusal('archive_file_missing', { file: filePath(lacking) });
}

async function companyRow(archive: OpenArchive): Promise<ArchiveRow> {
  const rows: ArchiveRow[] = [];
  for await (const row of readTable(archive, COMPANY.name, shapeOf(COMPANY.columns))) rows.push(row);
  const [company] = rows;
  const { fye, base_currency: currency, name } = company ?? {};
  const isSound =
    typeof fye === 'string' && isFinancialYearEnd(fye) && typeof currency === 'string' && isCurrency(currency);
  if (company === undefined || rows.length > 1 || !isSound || name !== archive.manifest.company.name)
    throw archiveRefusal('archive_rows_refused', { file: tablePath(COMPANY.name) });
  return company;
}

/** Compares both sides month by month and stores the comparison. A difference rolls everything back. */
async function keepImport(
  { tx, call, archive }: TakeIn,
  { journal, fileName, isSealed }: Pick<Verified, 'journal' | 'fileName' | 'isSealed'>,
): Promise<string> {
  const { manifest } = archive;
  const { chart, financialYearEnd } = await readBooks(tx);
  const days = journal.nets.monthEnds();
  const theirs = journal.nets.balances(days, chart, financialYearEnd);
  const ours = await readBalancesOn(tx, { chart, financialYearEnd }, days);
  const nothing = new Map<string, bigint>();
  const differs = (day: Day) => {
    const sides = { theirs: theirs.get(day) ?? nothing, ours: ours.get(day) ?? nothing };
    return tieOutMonth({ day, ...sides, others: nothing, waiting: new Set(), equity: '' }).differenceMinor !== 0n;
  };
  const wrong = days.find(differs);
  if (wrong !== undefined) throw archiveRefusal('archive_balance_differs', { date: wrong });
  const { company, produced_at, counts, files, journal: told } = manifest;
  const documents = counts.document ?? 0;
  const stored = files.filter((file) => file.path.startsWith('files/')).length;
  const facts = {
    company: company.name,
    produced_at,
    head_hash: told.head_hash,
    documents,
    files: stored,
    sealed: isSealed,
  };
  const change = { ...facts, entries: journal.entries };
  await insertFacts(tx, call, [{ subject_type: 'company', subject_id: tx.companyId, change }]);
  return insertImport(tx, call, {
    kind: 'archive',
    fileName,
    sha256: null,
    posted: {
      theirs: { months: monthsOf(theirs, null), merged: {}, waiting: [] },
      firstNumber: journal.entries === 0 ? null : 1n,
      lastNumber: journal.entries === 0 ? null : BigInt(journal.entries),
      entryCount: journal.entries,
      firstDate: journal.nets.first,
      lastDate: journal.nets.last,
      archive: facts,
    },
  });
}
