import { Worker } from 'node:worker_threads';
import type { PdfAnswers, PdfReply, PdfRequest } from './messages.ts';
import { PdfError } from './pdf-error.ts';

interface Waiting {
  readonly resolve: (answer: PdfAnswers[keyof PdfAnswers]) => void;
  readonly reject: (error: Error) => void;
}

/**
 * A thread with a separate engine, which has one document open at a time. It keeps the process running only while it
 * works.
 */
export class PdfThread {
  readonly #worker = new Worker(new URL('./pdf-worker.ts', import.meta.url));
  readonly #waiting = new Map<number, Waiting>();
  readonly #callMs: number;
  #nextId = 1;
  #worn = false;
  #lost: PdfError | null = null;

  /** @param callMs the longest time one call may take; then the thread ends */
  constructor(callMs: number) {
    this.#callMs = callMs;
    this.#worker.on('message', (reply: PdfReply) => this.#settle(reply));
    this.#worker.on('error', () => this.#lose('corrupt'));
    this.#worker.on('exit', () => this.#lose('corrupt'));
    this.#worker.unref();
  }

  /** False once its engine failed, took too much memory or ended: it accepts no further document. */
  get isFit(): boolean {
    return !this.#worn && this.#lost === null;
  }

  /** @throws {PdfError} */
  async call<K extends keyof PdfAnswers>(request: PdfRequest & { call: K }): Promise<PdfAnswers[K]> {
    if (this.#lost !== null) throw this.#lost;
    const id = this.#nextId++;
    const overdue = setTimeout(() => this.#lose('timeout'), this.#callMs);
    try {
      const answer = await new Promise<PdfAnswers[keyof PdfAnswers]>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        this.#worker.ref();
        this.#worker.postMessage({ id, request });
      });
      return answer as PdfAnswers[K];
    } finally {
      clearTimeout(overdue);
    }
  }

  /** Ends the thread at once; pending calls fail. */
  async end(): Promise<void> {
    this.#lose('corrupt');
    await this.#worker.terminate();
  }

  #settle(reply: PdfReply): void {
    this.#worn ||= reply.worn;
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if (reply.ok) waiting?.resolve(reply.answer);
    else waiting?.reject(new PdfError(reply.code));
  }

  #lose(code: 'corrupt' | 'timeout'): void {
    if (this.#lost !== null) return;
    this.#lost = new PdfError(code);
    for (const waiting of this.#waiting.values()) waiting.reject(this.#lost);
    this.#waiting.clear();
    void this.#worker.terminate();
  }
}
