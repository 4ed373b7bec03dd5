import { Worker } from 'node:worker_threads';
import type { PrintedBook, PrintedDocument } from './pdf-page.ts';

/** What the thread is to write. */
export type PdfFileWork = { document: PrintedDocument } | { book: PrintedBook };
export type PdfFileReply = { ok: true; bytes: Uint8Array } | { ok: false; message: string };

/** One document at a time: a long one uses much of the machine's memory, and two at once could use all of it. */
let last: Promise<unknown> = Promise.resolve();

const HEAP_LIMIT_MB = 1024;

/** Writes a document as a PDF in a separate thread. The thread ends afterwards and releases its memory. */
export function writePdf(document: PrintedDocument, signal: AbortSignal): Promise<Uint8Array> {
  return inTurn({ document }, signal);
}

/** As `writePdf`, for documents behind one cover. */
export function writePdfBook(book: PrintedBook, signal: AbortSignal): Promise<Uint8Array> {
  return inTurn({ book }, signal);
}

function inTurn(work: PdfFileWork, signal: AbortSignal): Promise<Uint8Array> {
  const turn = last.then(() => (signal.aborted ? Promise.reject(signal.reason) : inThread(work, signal)));
  last = turn.catch(() => undefined);
  return turn;
}

async function inThread(work: PdfFileWork, signal: AbortSignal): Promise<Uint8Array> {
  const worker = new Worker(new URL('./pdf-file-worker.ts', import.meta.url), {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
  });
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const reply = await new Promise<PdfFileReply>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`the PDF writer ended with ${code}`)));
    });
    if (!reply.ok) throw new Error(reply.message);
    return reply.bytes;
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
