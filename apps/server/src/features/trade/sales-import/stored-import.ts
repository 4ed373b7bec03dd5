import { salesImportKind, salesImportMapping, salesImportResult } from '@folio/contract';
import { z } from 'zod';

/** The rows of a file from its headings down, and the position in the file (from 1) of the first row below them. */
export const storedTable = z.object({
  headings: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  firstRow: z.number().int(),
});

/** Progress of an import: `through` is the row of the last processed record; 0 before the first. */
export const storedProgress = salesImportResult.extend({ through: z.number().int() });
export type StoredProgress = z.infer<typeof storedProgress>;

/** An import file, waiting for a decision or decided. */
export const storedImport = z.object({
  id: z.string(),
  kind: salesImportKind,
  fileName: z.string(),
  table: storedTable,
  mapping: salesImportMapping,
  state: z.enum(['open', 'taken', 'discarded']),
  /** Null until something was made from it. */
  taken: storedProgress.nullable(),
  createdAt: z.date(),
});
export type StoredImport = z.infer<typeof storedImport>;
export type StoredMapping = StoredImport['mapping'];
