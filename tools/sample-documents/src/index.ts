export {
  catPhoto,
  ENCRYPTED_PDF_PASSWORD,
  emptyFile,
  encryptedPdf,
  hugePng,
  manyPagesPdf,
  textNamedPdf,
  truncatedPdf,
} from './bad.ts';
export {
  type BankStatement,
  type BilingualName,
  closingBalance,
  type StatementLayout,
  type StatementLine,
} from './bank-statement.ts';
export { demoMonth } from './demo-month.ts';
export { type Example, type ExampleEvent, loadExample } from './example.ts';
export { type ExpectedReading, expectedInvoice, expectedReceipt, expectedStatement } from './expected.ts';
export type { Invoice, InvoiceItem, InvoiceLanguage, InvoiceParty } from './invoice.ts';
export { invoiceFromEvent } from './invoice-from-event.ts';
export { type PageChoice, pageCount, pageText, toPng } from './page-bitmap.ts';
export { type PhotoChoice, toPhoto } from './photograph.ts';
export { renderBankStatement } from './render-bank-statement.ts';
export { renderInvoice } from './render-invoice.ts';
export { type Receipt, type ReceiptItem, renderReceipt } from './render-receipt.ts';
export type { LabelledSample, SampleFile } from './sample-file.ts';
export { DINNER_RECEIPT, sampleDocuments } from './samples.ts';
export { type ScanChoice, toScan } from './scan.ts';
export { EXAMPLE_BANK, type StatementChoice, statementFromEvents } from './statement-from-events.ts';
