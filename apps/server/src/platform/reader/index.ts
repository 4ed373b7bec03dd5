export { createReader, isReadable } from './create-reader.ts';
export type { PageView } from './page-picture.ts';
export type { ReadPages } from './read-pages.ts';
export type { Reader, ReadingStep, ReadOptions } from './reader.ts';
export type { ReadingErrorCode } from './reading-error.ts';
export { ReadingError } from './reading-error.ts';
export type { ReadableType } from './sniff-type.ts';
export { sniffType } from './sniff-type.ts';
export {
  columnsOf,
  companyParticularsOf,
  findDocuments,
  understandDocument,
  understandTaught,
} from './understanding.ts';
