import { z } from 'zod';

export const ARCHIVE_FORMAT = 'folio-archive';
/**
 * Increased when the tables in an archive change: an older Folio would lose data it does not know, and a newer one
 * misses data that was not exported yet. 2: people of a company as rows, questions, file numbers. 3: receivers of scheduled
 * reports.
 */
export const ARCHIVE_VERSION = 3;

/** The archive's manifest: its company, the end of its journal, and the size and hash of every file. */
export const archiveManifest = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.number().int(),
  produced_at: z.iso.datetime(),
  company: z.object({
    id: z.uuid(),
    name: z.string().min(1).max(200),
    name_zh: z.string().nullable(),
    base_currency: z.string(),
    fye: z.string(),
  }),
  journal: z.object({
    entries: z.number().int().min(0),
    lines: z.number().int().min(0),
    first_date: z.string().nullable(),
    last_date: z.string().nullable(),
    /** Hash of the last entry: each hash includes the previous one, so this one covers the whole journal. */
    head_hash: z.string(),
  }),
  counts: z.record(z.string(), z.number().int().min(0)),
  files: z.array(
    z.object({
      path: z.string().min(1).max(300),
      size: z.number().int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
  /** Computed over all of the above with the key of the server that made it; absent if that server has no key. */
  seal: z.string().max(1000).optional(),
});
export type ArchiveManifest = z.infer<typeof archiveManifest>;

export const MANIFEST_PATH = 'manifest.json';
export const README_PATH = 'README.txt';

/** The readme for a person who opens the archive without Folio. */
export function archiveReadme(manifest: ArchiveManifest): string {
  const { company, journal, produced_at: producedAt } = manifest;
  return [
    `${company.name}${company.name_zh === null ? '' : ` ${company.name_zh}`}`,
    `Archive of Folio, ${producedAt}. Base currency ${company.base_currency}.`,
    '',
    'manifest.json   size and SHA-256 of every file here, and the hash of the last journal entry',
    'tables/*.ndjson one table a file, one JSON object a line; amounts are whole minor units as text',
    'tables/journal_entry.ndjson the journal, in order of number, each entry with its lines',
    'files/*         the uploaded papers, each named by its SHA-256; tables/document.ndjson gives their names',
    '',
    `Entries: ${journal.entries}. Lines: ${journal.lines}. Hash of the last entry: ${journal.head_hash || '-'}`,
    '',
    'The hash of an entry is SHA-256 over the hash of the entry before it (empty for the first), a line feed, and the entry as a',
    'JSON array without spaces: "folio-entry-1", journal number, date, kind, source type, source id, number, narration, and its',
    'lines, each an array of account code, debit, credit, currency, foreign amount, rate, contact id, document id, tax code and',
    'description. Numbers are text; what is missing is null.',
    '',
  ].join('\n');
}
