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
export { demoMonth } from './demo-month.ts';
export {
  type BankLineEvent,
  type DocumentEvent,
  type Example,
  type ExampleEvent,
  loadExample,
  type MoneyEvent,
  type OtherEvent,
  type TransferEvent,
} from './example.ts';
export { type ExpectedReading, expectedInvoice, expectedReceipt, expectedStatement } from './expected.ts';
export type { Invoice, InvoiceItem, InvoiceLanguage, InvoiceParty } from './invoice/invoice.ts';
export { invoiceFromEvent } from './invoice/invoice-from-event.ts';
export { renderInvoice } from './invoice/render-invoice.ts';
export { type Receipt, type ReceiptItem, renderReceipt } from './invoice/render-receipt.ts';
export { type PageChoice, pageCount, pageText, toPng } from './paper/page-bitmap.ts';
export { type PhotoChoice, toPhoto } from './paper/photograph.ts';
export { type ScanChoice, toScan } from './paper/scan.ts';
export type { LabelledSample, SampleFile } from './sample-file.ts';
export { DINNER_RECEIPT, sampleDocuments } from './samples.ts';
export {
  type BankStatement,
  type BilingualName,
  closingBalance,
  type StatementLayout,
  type StatementLine,
} from './statement/bank-statement.ts';
export { renderBankStatement } from './statement/render-bank-statement.ts';
export { EXAMPLE_BANK, type StatementChoice, statementFromEvents } from './statement/statement-from-events.ts';
