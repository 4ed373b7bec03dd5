import { Worker } from 'node:worker_threads';
import type { PdfAnswers, PdfReply, PdfRequest } from './messages.ts';
import { PdfError } from './pdf-error.ts';

interface Waiting {
  readonly resolve: (answer: PdfAnswers[keyof PdfAnswers]) => void;
  readonly reject: (error: Error) => void;
}

/** One thread with an engine of its own, and what has been asked of it. */
export class PdfThread {
  readonly #worker = new Worker(new URL('./pdf-worker.ts', import.meta.url));
  readonly #waiting = new Map<number, Waiting>();
  readonly #onWorn: () => void;
  #nextId = 1;
  #documents = 0;
  #retired = false;
  #lost = false;

  /** @param onWorn called once the thread takes no further documents: its engine failed, or swallowed too much memory */
  constructor(onWorn: () => void) {
    this.#onWorn = onWorn;
    this.#worker.on('message', (reply: PdfReply) => this.#settle(reply));
    this.#worker.on('error', () => this.#lose());
    this.#worker.on('exit', () => this.#lose());
  }

  /** @throws {PdfError} */
  async call<K extends keyof PdfAnswers>(request: PdfRequest & { call: K }): Promise<PdfAnswers[K]> {
    if (this.#lost) throw new PdfError('corrupt');
    const id = this.#nextId++;
    const answer = await new Promise<PdfAnswers[keyof PdfAnswers]>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.ref();
      this.#worker.postMessage({ id, request });
    });
    if (request.call === 'open') this.#documents++;
    if (request.call === 'close') this.#documents--;
    this.#endIfDone();
    return answer as PdfAnswers[K];
  }

  /** Ends the thread at once; what was asked of it fails. */
  async end(): Promise<void> {
    this.#retired = true;
    await this.#worker.terminate();
    this.#lose();
  }

  #settle(reply: PdfReply): void {
    if (reply.worn && !this.#retired) {
      this.#retired = true;
      this.#onWorn();
    }
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if (reply.ok) waiting?.resolve(reply.answer);
    else waiting?.reject(new PdfError(reply.code));
    if (!reply.ok) this.#endIfDone();
  }

  /** Documents that were open when the thread wore out are finished on it. */
  #endIfDone(): void {
    if (this.#retired && this.#documents <= 0 && this.#waiting.size === 0) void this.#worker.terminate();
  }

  #lose(): void {
    if (this.#lost) return;
    this.#lost = true;
    for (const waiting of this.#waiting.values()) waiting.reject(new PdfError('corrupt'));
    this.#waiting.clear();
    if (!this.#retired) this.#onWorn();
    this.#retired = true;
  }
}
