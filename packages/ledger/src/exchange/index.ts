/** Exit and entry: the books written for other programs, and other programs' books read. */
export { beancountEntry, beancountHead, beancountNames } from './beancount.ts';
export type { ExportBooks, ExportEntry, ExportLine } from './books.ts';
export { hledgerAccount, hledgerEntry, hledgerHead } from './hledger.ts';
export * from './import/index.ts';
