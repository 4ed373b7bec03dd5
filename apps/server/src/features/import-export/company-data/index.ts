/** Export of the books to other programs and to an archive, and import from them. */

export { writeArchive } from './archive/export/write-archive.ts';
export { importArchive } from './archive/import/import-archive.ts';
export { writeCsvSet } from './plain/write-csv.ts';
export { writeJournal } from './plain/write-journal.ts';
export { exchangeRoutes } from './routes.ts';
export type { ExchangeTools } from './tools.ts';
