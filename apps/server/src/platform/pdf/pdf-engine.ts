import { FairGate, type Turn } from '../parsing/index.ts';
import type { PdfAttachment, PdfBitmap, PdfPageSize, PdfPageText } from './messages.ts';
import { PdfError } from './pdf-error.ts';
import { PdfThread } from './pdf-thread.ts';

/** An open PDF; close it to release its memory. */
export interface PdfDocument {
  readonly pages: number;
  /** @throws {PdfError} */
  size(page: number): Promise<PdfPageSize>;
  /** @throws {PdfError} */
  text(page: number): Promise<PdfPageText>;
  /** @throws {PdfError} */
  render(page: number, widthPx: number, colour: 'grey' | 'rgba'): Promise<PdfBitmap>;
  attachments(): Promise<readonly PdfAttachment[]>;
  close(): Promise<void>;
}

const END_OF_FILE_WINDOW_BYTES = 4096;

/** A PDF that was cut off has no end marker; the engine would rebuild the rest without an error. */
function isCutOff(bytes: Uint8Array): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.length - END_OF_FILE_WINDOW_BYTES));
  return !Buffer.from(tail).toString('latin1').includes('%%EOF');
}

export interface PdfEngineOptions {
  /** How many documents may be open at the same time, each in a separate thread. */
  readonly threads: number;
  /** The longest time one call may take, in milliseconds. */
  readonly callMs: number;
}

const DEFAULT_CALL_MS = 30_000;
const IDLE_MS = 30_000;
const SOMEBODY: Turn = { party: '', patient: true };

/**
 * Extracts text, pictures and attachments from PDFs in threads that start when documents are opened. A thread has
 * only one document: a file that crashes the engine, or keeps it busy for too long, fails without affecting others.
 */
export class PdfEngine {
  readonly #options: PdfEngineOptions;
  readonly #gate: FairGate;
  readonly #threads = new Set<PdfThread>();
  readonly #idle: PdfThread[] = [];

  constructor(options: PdfEngineOptions = { threads: 1, callMs: DEFAULT_CALL_MS }) {
    this.#options = options;
    const { threads } = options;
    this.#gate = new FairGate({
      atOnce: threads,
      perParty: Math.max(1, threads - 1),
      waiting: Number.POSITIVE_INFINITY,
    });
  }

  /**
   * @throws {PdfError} `encrypted`, `corrupt` or `timeout`; the signal's reason if it is aborted while waiting for a
   * thread
   */
  async open(bytes: Uint8Array, turn: Turn = SOMEBODY): Promise<PdfDocument> {
    if (isCutOff(bytes)) throw new PdfError('corrupt');
    const { thread, release } = await this.#take(turn);
    try {
      const { document, pages } = await thread.call<'open'>({ call: 'open', bytes: new Uint8Array(bytes) });
      if (pages === 0) throw new PdfError('corrupt');
      return this.#opened(thread, { document, pages, release });
    } catch (error) {
      release();
      throw error;
    }
  }

  #opened(
    thread: PdfThread,
    { document, pages, release }: { document: number; pages: number; release: () => void },
  ): PdfDocument {
    return {
      pages,
      size: (page) => thread.call<'size'>({ call: 'size', document, page }),
      text: (page) => thread.call<'text'>({ call: 'text', document, page }),
      render: (page, widthPx, colour) =>
        thread.call<'render'>({ call: 'render', document, page, widthPx, grey: colour === 'grey' }),
      attachments: () => thread.call<'attachments'>({ call: 'attachments', document }),
      close: async () => {
        // If the thread has ended, the document is already closed.
        await thread.call<'close'>({ call: 'close', document }).catch(() => undefined);
        release();
      },
    };
  }

  /**
   * A copy of a protected file without its protection.
   * @throws {PdfError} `wrong_password`, `corrupt` or `timeout`
   */
  async unlock(bytes: Uint8Array, password: string): Promise<Uint8Array> {
    const { thread, release } = await this.#take(SOMEBODY);
    try {
      return await thread.call<'unlock'>({ call: 'unlock', bytes, password });
    } finally {
      release();
    }
  }

  async close(): Promise<void> {
    const threads = [...this.#threads];
    this.#idle.length = 0;
    this.#threads.clear();
    await Promise.all(threads.map((thread) => thread.end()));
  }

  /** A thread for one document. If the caller's signal is aborted, the thread ends even in the middle of a call. */
  async #take(turn: Turn): Promise<{ thread: PdfThread; release: () => void }> {
    const leave = await this.#gate.enter(turn);
    const thread = this.#free();
    const abort = () => void thread.end();
    turn.signal?.addEventListener('abort', abort, { once: true });
    const release = () => {
      turn.signal?.removeEventListener('abort', abort);
      this.#keep(thread);
      leave();
    };
    return { thread, release };
  }

  #free(): PdfThread {
    for (let thread = this.#idle.pop(); thread !== undefined; thread = this.#idle.pop())
      if (thread.isFit) return thread;
    const thread = new PdfThread(this.#options.callMs);
    this.#threads.add(thread);
    return thread;
  }

  /** The engine's memory never shrinks, so a thread ends if it is unused for a while or has taken too much memory. */
  #keep(thread: PdfThread): void {
    if (!thread.isFit) {
      this.#end(thread);
      return;
    }
    this.#idle.push(thread);
    setTimeout(() => {
      const at = this.#idle.indexOf(thread);
      if (at >= 0) this.#idle.splice(at, 1);
      if (at >= 0) this.#end(thread);
    }, IDLE_MS).unref();
  }

  #end(thread: PdfThread): void {
    this.#threads.delete(thread);
    void thread.end();
  }
}
