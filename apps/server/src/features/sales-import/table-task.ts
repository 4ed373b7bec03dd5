import { guessSalesMapping, tableOf } from '@folio/documents';
import { BankFileError, readTableFile } from '../../platform/bank-file/index.ts';
import type { StoredImport, StoredMapping } from './stored-import.ts';

export interface TableRequest {
  bytes: Uint8Array;
  kind: StoredImport['kind'];
}

export type TableOutcome =
  | { kind: 'read'; table: StoredImport['table']; mapping: StoredMapping }
  | { kind: 'refused'; why: 'no_file' | 'no_table' | 'too_long' | 'too_many_cells' };

/** More rows than this are no file somebody checks; the archive brings a whole company in. */
export const MOST_ROWS = 50_000;
const MOST_COLUMNS = 200;

/** Reads the table of a CSV or workbook in a parse thread, and guesses what its columns mean. */
export default async function tableTask({ bytes, kind }: TableRequest): Promise<TableOutcome> {
  try {
    const sheets = await readTableFile(bytes);
    const tables = sheets.flatMap((rows) => tableOf(rows, kind) ?? []);
    const [best] = tables.sort((a, b) => b.rows.length - a.rows.length);
    if (best === undefined || best.rows.length === 0) return { kind: 'refused', why: 'no_table' };
    if (best.rows.length > MOST_ROWS) return { kind: 'refused', why: 'too_long' };
    const guessed = guessSalesMapping(best, kind);
    return {
      kind: 'read',
      table: { headings: [...best.headings], rows: best.rows.map((row) => [...row]), firstRow: best.firstRow },
      mapping: {
        roles: guessed.roles.slice(0, MOST_COLUMNS),
        amounts_are: guessed.amountsAre,
        date_order: guessed.dateOrder,
      },
    };
  } catch (error) {
    if (!(error instanceof BankFileError)) throw error;
    return { kind: 'refused', why: error.kind === 'too_many_cells' ? 'too_many_cells' : 'no_file' };
  }
}
