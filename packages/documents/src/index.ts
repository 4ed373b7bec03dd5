export type { Check, CheckCode } from './checks/check.ts';
export type { Field, Origin } from './evidence/field.ts';
export type { Manifest, ManifestItem, ManifestLine, ManifestParty, ManifestStatement } from './manifest.ts';
export { toManifest } from './manifest.ts';
export type { Box, Page, PageSource, Word } from './page/page.ts';
export type { ReadInput } from './read-document.ts';
export { readDocument } from './read-document.ts';
export type {
  DecimalText,
  Direction,
  DocumentKind,
  IsoDate,
  Item,
  Party,
  Reading,
  ReadPage,
  Statement,
  StatementLine,
  Warning,
  WarningCode,
} from './reading.ts';
