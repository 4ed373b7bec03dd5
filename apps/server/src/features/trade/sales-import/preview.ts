import type { SalesImportPreview } from '@folio/contract';
import { sentence } from '../../../messages/index.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { readImportFacts } from './import-facts.ts';
import { type Judged, judgeRecords } from './judge-records.ts';
import type { StoredImport } from './stored-import.ts';

const SHOWN = 200;
const SAMPLES = 3;

/** Records that need attention first, otherwise in the order of the file. */
function shown(records: readonly Judged[]): Judged[] {
  const isFaulty = (record: Judged): boolean => record.faults.length > 0;
  return [...records.filter(isFaulty), ...records.filter((record) => !isFaulty(record))].slice(0, SHOWN);
}

/** What the import would create now, in the caller's language. */
export async function previewOf(
  tx: CompanyTransaction,
  { language }: { language: Language },
  file: StoredImport,
): Promise<SalesImportPreview> {
  const records = judgeRecords(file, await readImportFacts(tx, file.kind));
  const count = (of: (record: Judged) => boolean): number => records.filter(of).length;
  const { headings, rows } = file.table;
  return {
    id: file.id,
    kind: file.kind,
    file_name: file.fileName,
    state: file.state,
    created_at: file.createdAt.toISOString(),
    columns: headings.map((heading, column) => ({
      heading,
      role: file.mapping.roles[column] ?? 'ignore',
      samples: rows.flatMap((row) => row[column]?.trim() || []).slice(0, SAMPLES),
    })),
    amounts_are: file.mapping.amounts_are,
    date_order: file.mapping.date_order,
    counts: {
      records: records.length,
      good: count((record) => record.makes !== null),
      faulty: count((record) => record.faults.length > 0),
      known: count((record) => record.known && record.faults.length === 0),
    },
    records: shown(records).map(({ makes: _, faults, ...record }) => ({
      ...record,
      faults: faults.map(({ word, values }) => sentence(language, word, values)),
    })),
  };
}
