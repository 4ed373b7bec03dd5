import { salesImportKind, salesImportMapping, salesImportResult } from '@folio/contract';
import { z } from 'zod';

/** The rows of a file from its headings down, and where the first row below them stands in the file (from 1). */
export const storedTable = z.object({
  headings: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  firstRow: z.number().int(),
});

/** How far a file was made into records: `through` is the row of the last record that was dealt with; 0 for none. */
export const storedProgress = salesImportResult.extend({ through: z.number().int() });
export type StoredProgress = z.infer<typeof storedProgress>;

/** A file that waits for a decision, or that was decided on. */
export const storedImport = z.object({
  id: z.string(),
  kind: salesImportKind,
  fileName: z.string(),
  table: storedTable,
  mapping: salesImportMapping,
  state: z.enum(['open', 'taken', 'discarded']),
  /** Null while nothing was made of it. */
  taken: storedProgress.nullable(),
  createdAt: z.date(),
});
export type StoredImport = z.infer<typeof storedImport>;
export type StoredMapping = StoredImport['mapping'];
