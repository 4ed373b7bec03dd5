import type { BankFile, BankFileLine, BankFileStatement, ColumnMapping } from '@folio/documents';
import type { BankFileError } from '../../../../platform/bank-file/index.ts';

/** A request to a parse thread. */
export interface FileRequest {
  bytes: Uint8Array;
  fileName: string;
  mapping: ColumnMapping | undefined;
  /** Upload date. Supplies the year if neither the file nor its name states one. */
  anchor: string;
}

/** A file without its lines. The lines follow in batches, because one large message would block all other calls. */
export interface FileHead extends Omit<BankFile, 'statements' | 'problems'> {
  readonly statements: readonly Omit<BankFileStatement, 'lines'>[];
}

export type FilePiece =
  | { kind: 'lines'; statement: number; lines: readonly BankFileLine[] }
  | { kind: 'problems'; problems: BankFile['problems'] };

export type FileOutcome =
  | { kind: 'read'; head: FileHead }
  | ({ kind: 'refused'; why: BankFileError['kind'] } & Pick<BankFileError, 'found' | 'limitMb'>);
