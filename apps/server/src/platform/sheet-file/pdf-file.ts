import { Worker } from 'node:worker_threads';
import type { PrintedDocument } from './pdf-page.ts';

export type PdfFileReply = { ok: true; bytes: Uint8Array } | { ok: false; message: string };

/** One document at a time: a long one takes much of the machine, two at once take all of it. */
let last: Promise<unknown> = Promise.resolve();

const HEAP_LIMIT_MB = 1024;

/** Sets a document as a PDF in a thread of its own, which ends with it and gives its memory back. */
export function writePdf(document: PrintedDocument, signal: AbortSignal): Promise<Uint8Array> {
  const turn = last.then(() => (signal.aborted ? Promise.reject(signal.reason) : inThread(document, signal)));
  last = turn.catch(() => undefined);
  return turn;
}

async function inThread(document: PrintedDocument, signal: AbortSignal): Promise<Uint8Array> {
  const worker = new Worker(new URL('./pdf-file-worker.ts', import.meta.url), {
    workerData: document,
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
