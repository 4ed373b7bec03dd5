import type { BankFile, BankFileLine, BankFileProblem } from '@folio/documents';
import { BankFileError } from '../../../../platform/bank-file/index.ts';
import { parse, parseTask, type Turn } from '../../../../platform/parsing/index.ts';
import type { FileOutcome, FilePiece, FileRequest } from './file-message.ts';
import { refusalOfFile } from './refuse-file.ts';

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
