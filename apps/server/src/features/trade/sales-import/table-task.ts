import { guessSalesMapping, tableOf } from '@folio/documents';
import { BankFileError, readTableFile } from '../../../platform/bank-file/index.ts';
import type { StoredImport, StoredMapping } from './stored-import.ts';

export interface TableRequest {
  bytes: Uint8Array;
  kind: StoredImport['kind'];
}

export type TableOutcome =
  | { kind: 'read'; table: StoredImport['table']; mapping: StoredMapping }
  | { kind: 'refused'; why: 'no_file' | 'no_table' | 'too_long' | 'too_many_cells' };

/** A file with more rows cannot be checked by a person; use the archive to import a whole company. */
export const MAX_ROWS = 50_000;
const MAX_COLUMNS = 200;

/** Reads the table of a CSV file or workbook in a parse thread, and guesses the meaning of its columns. */
export default async function tableTask({ bytes, kind }: TableRequest): Promise<TableOutcome> {
  try {
    const sheets = await readTableFile(bytes);
    const tables = sheets.flatMap((rows) => tableOf(rows, kind) ?? []);
    const [best] = tables.sort((a, b) => b.rows.length - a.rows.length);
    if (best === undefined || best.rows.length === 0) return { kind: 'refused', why: 'no_table' };
    if (best.rows.length > MAX_ROWS) return { kind: 'refused', why: 'too_long' };
    const guessed = guessSalesMapping(best, kind);
    return {
      kind: 'read',
      table: { headings: [...best.headings], rows: best.rows.map((row) => [...row]), firstRow: best.firstRow },
      mapping: {
        roles: guessed.roles.slice(0, MAX_COLUMNS),
        amounts_are: guessed.amountsAre,
        date_order: guessed.dateOrder,
      },
    };
  } catch (error) {
    if (!(error instanceof BankFileError)) throw error;
    return { kind: 'refused', why: error.kind === 'too_many_cells' ? 'too_many_cells' : 'no_file' };
  }
}
