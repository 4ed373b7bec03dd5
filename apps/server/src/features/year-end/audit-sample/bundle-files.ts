import type { AuditSample, SampleItem } from '@folio/contract';
import { CSV_MARK, csvRow } from '@folio/csv';
import type { Say } from '../../reports/report/index.ts';
import type { StoredDocument } from './item-store.ts';

export interface BundleFile {
  path: string;
  bytes: bigint;
  sha256: string;
}

type DocumentsByEntry = ReadonlyMap<string, readonly StoredDocument[]>;

/** The files of a bundle by their SHA-256: each content once, named after the first item that it belongs to. */
export function filesOf({ lines }: AuditSample, documents: DocumentsByEntry): Map<string, BundleFile> {
  const files = new Map<string, BundleFile>();
  for (const { place, entry_id: entryId } of lines)
    for (const [index, { sha256, type, sizeBytes }] of (documents.get(entryId) ?? []).entries()) {
      if (files.has(sha256)) continue;
      const path = `documents/${String(place).padStart(4, '0')}-${index + 1}.${endingOf(type)}`;
      files.set(sha256, { path, bytes: sizeBytes, sha256 });
    }
  return files;
}

function endingOf(type: string): string {
  const ending = type.split('/')[1] ?? '';
  return ['pdf', 'png', 'jpeg', 'xml', 'csv'].find((known) => ending.endsWith(known)) ?? 'bin';
}

const HEADS = [
  'place',
  'entry',
  'line',
  'date',
  'record',
  'account',
  'description',
  'side',
  'amount',
  'hits',
  'document',
  'page',
  'file',
] as const;

/** The index as CSV: a row for each item and document, and one for an item without documents. */
export function indexOf(
  { lines }: AuditSample,
  documents: DocumentsByEntry,
  files: ReadonlyMap<string, BundleFile>,
  { missing, say }: { missing: ReadonlySet<string>; say: Say },
): string {
  const heads = csvRow([...HEADS.map((head) => say(`sample_col_${head}`)), 'SHA-256']);
  const rows = lines.flatMap((item) => {
    const behind = documents.get(item.entry_id) ?? [];
    if (behind.length === 0) return [csvRow([...itemCells(item, say), say('sample_no_document'), null, null, null])];
    return behind.map(({ name, sha256 }, index) => {
      const file = missing.has(sha256) ? say('sample_lost_file') : (files.get(sha256)?.path ?? null);
      return csvRow([...itemCells(item, say), name, item.documents[index]?.page ?? null, file, sha256]);
    });
  });
  return CSV_MARK + heads + rows.join('');
}

function itemCells(item: SampleItem, say: Say) {
  return [
    item.place,
    item.entry_number,
    item.line_no,
    item.date,
    item.record_number,
    item.account.code,
    item.description,
    say(item.side === 'debit' ? 'sample_debit' : 'sample_credit'),
    item.amount,
    item.hits,
  ];
}

interface ManifestFacts {
  made: Date;
  company: { id: string; name: string; name_zh: string | null };
  files: readonly BundleFile[];
}

/** The manifest: how the sample was drawn, and every file with its size and SHA-256. */
export function manifestOf(sample: AuditSample, { made, company, files }: ManifestFacts): string {
  const { lines, items: _, ...drawn } = sample;
  const manifest = {
    format: 'folio-audit-sample-1',
    made_at: made.toISOString(),
    company,
    sample: {
      ...drawn,
      items: lines.map(({ place, entry_number, line_no, amount, hits }) => ({
        place,
        entry_number,
        line_no,
        amount,
        hits,
      })),
    },
    files: files.map(({ path, bytes, sha256 }) => ({ path, bytes: Number(bytes), sha256 })),
  };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}
