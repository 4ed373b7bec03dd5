import type { FilingFile } from './edition.ts';
import type { FilingContext } from './pack.ts';

/** A tagged value as a reader of the file finds it. */
export interface FiledFact {
  readonly file: FilingFile;
  readonly element: string;
  readonly isNumber: boolean;
  /** A number with its sign and without separators; 'true' or 'false'; a text as it is. */
  readonly value: string;
  /** A currency, or 'pure'; null of a text. */
  readonly unit: string | null;
  readonly decimals: string | null;
  readonly context: FilingContext;
  readonly isHidden: boolean;
}

/** Why a file is not of the kind that Folio writes, with what was found. */
export interface FileFault {
  readonly code: 'markup' | 'element' | 'attribute' | 'place' | 'reference' | 'value' | 'twice';
  readonly found: string;
}

/** A file as it was read back. */
export interface FiledFile {
  readonly file: FilingFile;
  readonly schemaRefs: readonly string[];
  readonly facts: readonly FiledFact[];
  readonly bytes: number;
  /** Empty: the file keeps to the subset of Inline XBRL 1.1 that Folio writes. */
  readonly faults: readonly FileFault[];
}
