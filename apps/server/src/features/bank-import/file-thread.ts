import { parentPort } from 'node:worker_threads';
import { BankFileError, readBankFile } from '../../platform/bank-file/index.ts';
import type { FileReply, FileRequest } from './file-message.ts';

/** Lines in one message: few enough that taking it in is not noticed. */
const LINES_AT_ONCE = 1000;

async function answer({ bytes, ...options }: FileRequest, reply: (message: FileReply) => void): Promise<void> {
  const { statements, problems, ...head } = await readBankFile(bytes, options);
  reply({ kind: 'head', head: { ...head, statements: statements.map(({ lines: _, ...statement }) => statement) } });
  statements.forEach(({ lines }, statement) => {
    for (let start = 0; start < lines.length; start += LINES_AT_ONCE)
      reply({ kind: 'lines', statement, lines: lines.slice(start, start + LINES_AT_ONCE) });
  });
  for (let start = 0; start < problems.length; start += LINES_AT_ONCE)
    reply({ kind: 'problems', problems: problems.slice(start, start + LINES_AT_ONCE) });
  reply({ kind: 'done' });
}

parentPort?.on('message', (request: FileRequest) => {
  answer(request, (message) => parentPort?.postMessage(message)).catch((error: unknown) => {
    if (!(error instanceof BankFileError)) throw error;
    const { kind: why, found, limitMb } = error;
    parentPort?.postMessage({ kind: 'refused', why, found, limitMb } satisfies FileReply);
  });
});
