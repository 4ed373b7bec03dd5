import { Worker } from 'node:worker_threads';
import type { PaperReply, PaperRequest } from './messages.ts';
import type { PaperArchive, PaperWithImages } from './printed-paper.ts';

const HEAP_LIMIT_MB = 1024;

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** A thread that writes PDFs. It keeps the process running only while it works. */
export class PaperThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #lost: Error | null = null;

  constructor(code = new URL('./paper-worker.ts', import.meta.url)) {
    this.#worker = new Worker(code, { resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB } });
    this.#worker.on('message', (reply: PaperReply) => this.#settle(reply));
    this.#worker.on('error', (error: Error) => this.#lose(error));
    this.#worker.on('exit', (code) => this.#lose(new Error(`the thread that sets papers ended with ${code}`)));
    this.#worker.unref();
  }

  /** True once the thread has ended: it accepts no more work. */
  get isLost(): boolean {
    return this.#lost !== null;
  }

  /** Writes one PDF. Fails, and ends the thread, if it takes longer than `limitMs`. */
  async set(paper: PaperWithImages, archive: PaperArchive | null, limitMs: number): Promise<Uint8Array> {
    if (this.#lost !== null) throw this.#lost;
    const request: PaperRequest = { id: this.#nextId++, paper, archive };
    const overdue = setTimeout(() => this.#end(new Error(`the paper was not set within ${limitMs} ms`)), limitMs);
    try {
      return await new Promise<Uint8Array>((resolve, reject) => {
        this.#waiting.set(request.id, { resolve, reject });
        this.#worker.ref();
        this.#worker.postMessage(request);
      });
    } finally {
      clearTimeout(overdue);
      if (this.#waiting.size === 0) this.#worker.unref();
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(reply: PaperReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.ok) waiting?.resolve(reply.bytes);
    else waiting?.reject(new Error(reply.message));
  }

  #end(reason: Error): void {
    this.#lose(reason);
    void this.#worker.terminate();
  }

  #lose(reason: Error): void {
    this.#lost ??= reason;
    for (const { reject } of this.#waiting.values()) reject(this.#lost);
    this.#waiting.clear();
  }
}
