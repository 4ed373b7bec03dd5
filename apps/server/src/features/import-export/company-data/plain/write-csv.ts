import type { Readable } from 'node:stream';
import { CSV_MARK, csvRow } from '@folio/csv';
import { type CompanyTransaction, readInCompany } from '../../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { writeZip } from '../../../../platform/zip/index.ts';
import { readBooks } from '../../../books/ledger/index.ts';
import { rowsOf } from '../archive/export/rows-store.ts';
import type { ExchangeTools } from '../tools.ts';
import { type CsvFile, type CsvSource, cellsOf, headingsOf } from './csv-file.ts';
import { CSV_FILES } from './csv-files.ts';

const CHUNK = 64 * 1024;

async function* textOf(tx: CompanyTransaction, file: CsvFile, baseCurrency: string): AsyncGenerator<string> {
  let chunk = CSV_MARK + csvRow(headingsOf(file));
  for await (const row of rowsOf<CsvSource>(tx, file.query)) {
    chunk += csvRow(cellsOf(file, row, baseCurrency));
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

/** The books as a zip of CSV files, all from one snapshot; see `writeArchive` for the use of the spool. */
export async function writeCsvSet(
  call: Pick<CompanyCall, 'companyId' | 'database' | 'now'>,
  { spool }: ExchangeTools,
): Promise<Readable> {
  const folder = await spool.open();
  try {
    await readInCompany(call.database, call.companyId, async (tx) => {
      const { baseCurrency } = await readBooks(tx);
      for (const file of CSV_FILES) await folder.write(file.name, textOf(tx, file, baseCurrency));
    });
    const parts = CSV_FILES.map(({ name }) => ({ path: name, open: () => folder.read(name), compress: true }));
    const zip = writeZip(parts, call.now);
    zip.once('close', () => void folder.clear());
    return zip;
  } catch (error) {
    await folder.clear();
    throw error;
  }
}
