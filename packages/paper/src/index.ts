/** Content of invoices for customers, and its data formats. Pure; the platform does the typesetting. */

export { writeCii } from './cii/write-cii.ts';
export { eInvoiceOf } from './e-invoice/e-invoice-of.ts';
export { eInvoiceGaps } from './e-invoice/gaps.ts';
export type { EInvoice } from './e-invoice/terms.ts';
export { isNil, printedDay, printedFigure, printedMoney, takenOff } from './figures.ts';
export { crc16, fpsAccount, fpsPayload } from './fps.ts';
export type * from './paper.ts';
export { partyAddress, partyNames, taxName } from './party.ts';
export { writeUbl } from './ubl/write-ubl.ts';
export { NUMBER_WORDS, PAPER_TITLES, type PaperWord, pageWords, said, TOTAL_WORDS, WORDS } from './words.ts';
