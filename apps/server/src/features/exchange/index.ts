/** Exit and entry: the books out to other programs and to an archive, and in from them. */
export { importArchive } from './archive/import-archive.ts';
export { writeArchive } from './archive/write-archive.ts';
export { writeCsvSet } from './plain/write-csv.ts';
export { writeJournal } from './plain/write-journal.ts';
export { exchangeRoutes } from './routes.ts';
export type { ExchangeTools } from './tools.ts';
