import type { BankFile, BankFileLine, BankFileProblem } from '@folio/documents';
import { BankFileError } from '../../../../platform/bank-file/index.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { parse, parseTask, type Turn } from '../../../../platform/parsing/index.ts';
import type { FileOutcome, FilePiece, FileRequest } from './file-message.ts';

const task = parseTask<FileRequest, FileOutcome, FilePiece>(new URL('./read-file-task.ts', import.meta.url));

/** Reads a bank's file in a parse thread. Throws what reading refuses. */
export async function readFile(request: FileRequest, turn: Turn): Promise<BankFile> {
  const lines = new Map<number, BankFileLine[]>();
  const problems: BankFileProblem[] = [];
  const onPiece = (piece: FilePiece): void => {
    if (piece.kind === 'problems') problems.push(...piece.problems);
    else {
      const own = lines.get(piece.statement) ?? [];
      own.push(...piece.lines);
      lines.set(piece.statement, own);
    }
  };
  const outcome = await parse(task, request, { ...turn, onPiece });
  if (outcome.kind === 'refused') throw refusalOfFile(new BankFileError(outcome.why, outcome));
  const { head } = outcome;
  const statements = head.statements.map((statement, index) => ({ ...statement, lines: lines.get(index) ?? [] }));
  return { ...head, statements, problems };
}

/** Why a file is not read, as a sentence's word; anything else is passed on as it is. */
export function refusalOfFile(error: unknown): unknown {
  if (!(error instanceof BankFileError)) return error;
  const { kind, found, limitMb } = error;
  if (kind === 'too_large')
    return new DomainError('too_large', { word: 'bank_file_too_large', values: { max: String(limitMb) } });
  if (kind === 'too_many_cells') return new DomainError('too_large', { word: 'bank_file_too_many_cells' });
  if (found === 'empty') return new DomainError('file_empty');
  if (found === 'pdf' || found === 'picture')
    return new DomainError('file_type_unsupported', {
      word: 'bank_import_is_document',
      values: { found: found === 'pdf' ? 'PDF' : 'PNG / JPG' },
    });
  return new DomainError('file_type_unsupported', {
    word: kind === 'not_a_bank_file' ? `bank_file_is_${found ?? 'text'}` : `bank_file_${kind}`,
  });
}
