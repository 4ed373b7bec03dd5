import { Worker } from 'node:worker_threads';
import type { BankFile, BankFileLine, BankFileProblem } from '@folio/documents';
import { BankFileError, readBankFile } from '../../platform/bank-file/index.ts';
import type { FileHead, FileReply, FileRequest } from './file-message.ts';
import { refusalOfFile } from './refuse-file.ts';

/** Smaller files are read faster than a thread begins. */
const SMALL_BYTES = 64 * 1024;

/** Reads a bank's file; a large one in a thread of its own, so that no other call waits for it. Throws what reading refuses. */
export async function readFile(request: FileRequest): Promise<BankFile> {
  try {
    const { bytes, ...options } = request;
    return await (bytes.length <= SMALL_BYTES ? readBankFile(bytes, options) : readInThread(request));
  } catch (error) {
    throw refusalOfFile(error);
  }
}

async function readInThread(request: FileRequest): Promise<BankFile> {
  const worker = new Worker(new URL('./file-thread.ts', import.meta.url));
  try {
    return await answerOf(worker, request);
  } finally {
    await worker.terminate();
  }
}

function answerOf(worker: Worker, request: FileRequest): Promise<BankFile> {
  return new Promise((resolve, reject) => {
    let head: FileHead | null = null;
    const lines: BankFileLine[][] = [];
    const problems: BankFileProblem[] = [];
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('the thread that read a bank file ended')));
    worker.on('message', (reply: FileReply) => {
      if (reply.kind === 'head') {
        head = reply.head;
        lines.push(...reply.head.statements.map(() => []));
      }
      if (reply.kind === 'lines') lines[reply.statement]?.push(...reply.lines);
      if (reply.kind === 'problems') problems.push(...reply.problems);
      if (reply.kind === 'refused') reject(new BankFileError(reply.why, reply));
      if (reply.kind === 'done' && head !== null) resolve(fileOf(head, lines, problems));
    });
    worker.postMessage(request);
  });
}

function fileOf(head: FileHead, lines: readonly BankFileLine[][], problems: BankFileProblem[]): BankFile {
  const statements = head.statements.map((statement, index) => ({ ...statement, lines: lines[index] ?? [] }));
  return { ...head, statements, problems };
}
