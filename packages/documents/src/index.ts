export { type Alikeness, alikeness, type DocumentFacts, hamming } from './alike/alikeness.ts';
export { supplierLikeness } from './alike/supplier-likeness.ts';
export type {
  BankFile,
  BankFileLine,
  BankFileProblem,
  BankFileStatement,
  ColumnMapping,
  TableOptions,
} from './bank-files/index.ts';
export { readBankCsv, readCamt, readMt940, readOfx, readQif, readTable } from './bank-files/index.ts';
export { findParts } from './boundaries/find-parts.ts';
export type { Part } from './boundaries/part.ts';
export { pagesOfPart } from './boundaries/part.ts';
export {
  COMPANY_PAPER_FIELDS,
  COMPANY_PAPER_KINDS,
  type CompanyPaper,
  type CompanyPaperFieldName,
  type CompanyPaperKind,
  type PaperDoubt,
  type PaperField,
} from './company-papers/company-paper.ts';
export { type CompanyParticulars, companyParticulars } from './company-papers/company-particulars.ts';
export { companyPaperKinds } from './company-papers/read-company-papers.ts';
export type { Field } from './evidence/field.ts';
export { isNameOf } from './kinds/commercial/parties/direction.ts';
export type { Payment, Tender } from './kinds/commercial/payment.ts';
export { layoutKey } from './kinds/taught-statement/layout-marks.ts';
export type { TaughtValues } from './kinds/taught-statement/learn-statement-layout.ts';
export type { KeptLayout, StatementLayout, TaughtColumns } from './kinds/taught-statement/taught-layout.ts';
export type { Manifest, ManifestItem, ManifestLine, ManifestStatement } from './manifest.ts';
export { toManifest } from './manifest.ts';
export type { AnchoredField, ConstantField, LayoutMemory } from './memory/layout-memory.ts';
export type { Lesson } from './memory/learn-layout.ts';
export { learnLayout, mergeMemories } from './memory/learn-layout.ts';
export { agreeing } from './model/agree.ts';
export type { ModelAnswer } from './model/model-answer.ts';
export { readingOfAnswer } from './model/reading-of-answer.ts';
export { type Box, enclosingBox, type Page, type Turn, type Word } from './page/page.ts';
export { type PrintedLine, printedLines } from './page/printed-lines.ts';
export { textOfPages } from './page/text-of-pages.ts';
export type { ReadInput } from './read-document.ts';
export { readDocument } from './read-document.ts';
export type { ColumnsInput, TaughtDocument, TaughtInput } from './read-taught-document.ts';
export { columnsOfPages, readTaughtDocument } from './read-taught-document.ts';
export { READER_VERSION } from './reader-version.ts';
export type {
  DocumentKind,
  ElectronicAllowance,
  ElectronicInvoice,
  ElectronicItem,
  Item,
  Party,
  Reading,
  ReadPage,
  Statement,
  StatementLine,
} from './reading.ts';
export * from './sales-files/index.ts';
export {
  readContextElement,
  readTaxonomyLabels,
  readTaxonomySchema,
  type TaxonomyElement,
  type TaxonomyLabel,
} from './taxonomy/read-taxonomy.ts';
