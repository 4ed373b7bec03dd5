import { type FileDetail, type FileUse, fileDetail } from '@folio/contract';
import { journalNumberOf } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { fileRows } from './list-files.ts';
import { readEntries, readKept, readRecords } from './use-store.ts';

const MAX_ENTRIES = 20;

/** A file with where it is used and what keeps it. Who sees no books is shown none of them. Throws `not_found`. */
export async function readFile(
  tx: CompanyTransaction,
  call: Pick<CompanyCall, 'language' | 'today'>,
  id: string,
): Promise<FileDetail> {
  const [row] = await fileRows(tx, [id], { language: call.language, search: null });
  if (row === undefined) throw new DomainError('not_found');
  if (tx.papersOf !== undefined) return fileDetail.parse({ ...row, uses: [], entries: 0, kept: null });
  const records = await readRecords(tx, id, call.language);
  const entries = await readEntries(tx, id, MAX_ENTRIES);
  const kept = await readKept(tx, id, call.today);
  const uses = [
    ...records.map((record) => ({ ...record, label: record.label ?? '', detail: record.detail ?? '' })),
    ...entries.rows.map(
      ({ number, narration, ...entry }): FileUse => ({
        type: 'journal_entry',
        id: entry.id,
        label: journalNumberOf(Number(number)),
        detail: narration,
        date: entry.date,
        attached: false,
      }),
    ),
  ];
  return fileDetail.parse({
    ...row,
    uses,
    entries: entries.total,
    kept: kept && { until: kept.until, entry: journalNumberOf(Number(kept.number)) },
  });
}
