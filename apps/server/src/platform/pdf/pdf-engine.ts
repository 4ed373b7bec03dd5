import { Worker } from 'node:worker_threads';
import type { PdfAnswers, PdfAttachment, PdfBitmap, PdfPageText, PdfReply, PdfRequest } from './messages.ts';
import { PdfError } from './pdf-error.ts';

/** An open PDF; close it to release its memory. */
export interface PdfDocument {
  readonly pages: number;
  /** @throws {PdfError} */
  text(page: number): Promise<PdfPageText>;
  /** @throws {PdfError} */
  render(page: number, widthPx: number, colour: 'grey' | 'rgba'): Promise<PdfBitmap>;
  attachments(): Promise<readonly PdfAttachment[]>;
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (answer: PdfAnswers[keyof PdfAnswers]) => void;
  readonly reject: (error: Error) => void;
}

const END_OF_FILE_WINDOW_BYTES = 4096;

/** A PDF that was cut off has no end marker; the engine would quietly rebuild what is left of it. */
function isCutOff(bytes: Uint8Array): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.length - END_OF_FILE_WINDOW_BYTES));
  return !Buffer.from(tail).toString('latin1').includes('%%EOF');
}

/** PDF text, pictures and attachments, worked out in a thread of its own that starts with the first document. */
export class PdfEngine {
  #worker: Worker | null = null;
  #nextId = 1;
  readonly #waiting = new Map<number, Waiting>();

  /** @throws {PdfError} `encrypted` or `corrupt` */
  async open(bytes: Uint8Array): Promise<PdfDocument> {
    if (isCutOff(bytes)) throw new PdfError('corrupt');
    const { document, pages } = await this.#call<'open'>({ call: 'open', bytes: new Uint8Array(bytes) });
    if (pages === 0) {
      await this.#call<'close'>({ call: 'close', document });
      throw new PdfError('corrupt');
    }
    return {
      pages,
      text: (page) => this.#call<'text'>({ call: 'text', document, page }),
      render: (page, widthPx, colour) =>
        this.#call<'render'>({ call: 'render', document, page, widthPx, grey: colour === 'grey' }),
      attachments: () => this.#call<'attachments'>({ call: 'attachments', document }),
      close: async () => {
        await this.#call<'close'>({ call: 'close', document });
      },
    };
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
    this.#failAll();
  }

  #call<K extends keyof PdfAnswers>(request: PdfRequest & { call: K }): Promise<PdfAnswers[K]> {
    const worker = this.#start();
    const id = this.#nextId++;
    return new Promise<PdfAnswers[keyof PdfAnswers]>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.ref();
      worker.postMessage({ id, request });
    }).then((answer) => answer as PdfAnswers[K]);
  }

  #start(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url));
    worker.on('message', (reply: PdfReply) => this.#settle(reply));
    worker.on('error', () => this.#lose(worker));
    worker.on('exit', () => this.#lose(worker));
    this.#worker = worker;
    return worker;
  }

  #settle(reply: PdfReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (this.#waiting.size === 0) this.#worker?.unref();
    if (reply.ok) waiting?.resolve(reply.answer);
    else waiting?.reject(new PdfError(reply.code));
  }

  /** A file that brings the engine down fails alone: the next document starts a fresh thread. */
  #lose(worker: Worker): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#failAll();
  }

  #failAll(): void {
    for (const waiting of this.#waiting.values()) waiting.reject(new PdfError('corrupt'));
    this.#waiting.clear();
  }
}
