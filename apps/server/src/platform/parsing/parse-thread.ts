import { Worker } from 'node:worker_threads';
import type { ParseReply, ParseRequest } from './messages.ts';
import { ParseFailed } from './parse-failed.ts';

/** Limit for JavaScript values; the largest allowed file with its rows and cells needs less. */
const HEAP_LIMIT_MB = 768;
const YOUNG_LIMIT_MB = 64;
/**
 * Time to load the code of a task; it has a separate limit, because it depends on the machine and not on the file.
 */
const LOADING_MS = 30_000;
/** An idle thread keeps its code loaded; after this time it ends and releases its memory. */
const IDLE_MS = 30_000;

interface Job {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly onPiece: (piece: unknown) => void;
  readonly timeoutMs: number;
}

/** A thread that runs one task after another. It keeps the process running only while it works. */
export class ParseThread {
  readonly #worker: Worker;
  #job: Job | null = null;
  #timer: NodeJS.Timeout | null = null;
  #lost: ParseFailed | null = null;

  constructor() {
    this.#worker = new Worker(new URL('./parse-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB, maxYoungGenerationSizeMb: YOUNG_LIMIT_MB },
    });
    this.#worker.on('message', (reply: ParseReply) => this.#take(reply));
    this.#worker.on('error', (error: Error & { code?: string }) =>
      this.end(new ParseFailed(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crashed', error)),
    );
    this.#worker.on('exit', () => this.end(new ParseFailed('crashed')));
    this.#worker.unref();
  }

  /** True once the thread has ended: it accepts no more work. */
  get isLost(): boolean {
    return this.#lost !== null;
  }

  /** Runs one task; the caller must not start another meanwhile. Fails, and ends the thread, if it takes too long. */
  async run(request: ParseRequest, onPiece: (piece: unknown) => void, timeoutMs: number): Promise<unknown> {
    if (this.#lost !== null) throw this.#lost;
    try {
      return await new Promise((resolve, reject) => {
        this.#job = { resolve, reject, onPiece, timeoutMs };
        this.#within(LOADING_MS, 'timeout');
        this.#worker.ref();
        this.#worker.postMessage(request);
      });
    } finally {
      this.#job = null;
      this.#worker.unref();
      this.#within(IDLE_MS, 'cancelled');
    }
  }

  /** Ends the thread at once; its current task fails with `reason`. */
  end(reason: ParseFailed): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#lost === null) void this.#worker.terminate();
    this.#lost ??= reason;
    this.#job?.reject(this.#lost);
  }

  #within(ms: number, otherwise: 'timeout' | 'cancelled'): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = this.#lost === null ? setTimeout(() => this.end(new ParseFailed(otherwise)), ms).unref() : null;
  }

  #take(reply: ParseReply): void {
    const job = this.#job;
    if (job === null) return;
    if (reply.kind === 'begun') this.#within(job.timeoutMs, 'timeout');
    else if (reply.kind === 'piece') job.onPiece(reply.piece);
    else if (reply.kind === 'done') job.resolve(reply.result);
    else job.reject(new ParseFailed('crashed', reply.error));
  }
}
