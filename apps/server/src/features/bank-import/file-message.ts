import type { BankFile, BankFileLine, BankFileStatement, ColumnMapping } from '@folio/documents';
import type { BankFileError } from '../../platform/bank-file/index.ts';

/** What a parse thread is asked. */
export interface FileRequest {
  bytes: Uint8Array;
  fileName: string;
  mapping: ColumnMapping | undefined;
  /** The day it was uploaded: tells the year where neither the file nor its name does. */
  anchor: string;
}

/** A file without its lines, which follow piece by piece: one large message would hold every other call up. */
export interface FileHead extends Omit<BankFile, 'statements' | 'problems'> {
  readonly statements: readonly Omit<BankFileStatement, 'lines'>[];
}

export type FilePiece =
  | { kind: 'lines'; statement: number; lines: readonly BankFileLine[] }
  | { kind: 'problems'; problems: BankFile['problems'] };

export type FileOutcome =
  | { kind: 'read'; head: FileHead }
  | ({ kind: 'refused'; why: BankFileError['kind'] } & Pick<BankFileError, 'found' | 'limitMb'>);
