import { BankFileError, readBankFile } from '../../../../platform/bank-file/index.ts';
import type { FileOutcome, FilePiece, FileRequest } from './file-message.ts';

/** Lines in one piece: few enough that taking it in is not noticed. */
const LINES_AT_ONCE = 1000;

/** Reads a bank's file in a parse thread. */
export default async function readFileTask(
  { bytes, ...options }: FileRequest,
  give: (piece: FilePiece) => void,
): Promise<FileOutcome> {
  try {
    const { statements, problems, ...head } = await readBankFile(bytes, options);
    statements.forEach(({ lines }, statement) => {
      for (let start = 0; start < lines.length; start += LINES_AT_ONCE)
        give({ kind: 'lines', statement, lines: lines.slice(start, start + LINES_AT_ONCE) });
    });
    for (let start = 0; start < problems.length; start += LINES_AT_ONCE)
      give({ kind: 'problems', problems: problems.slice(start, start + LINES_AT_ONCE) });
    return { kind: 'read', head: { ...head, statements: statements.map(({ lines: _, ...statement }) => statement) } };
  } catch (error) {
    if (!(error instanceof BankFileError)) throw error;
    const { kind: why, found, limitMb } = error;
    return { kind: 'refused', why, found, limitMb };
  }
}
