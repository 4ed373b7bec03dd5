import { access } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { OcrReply, OcrRequest } from './messages.ts';
import type { GreyImage, Recogniser, Recognition, RecognitionHints } from './recogniser.ts';

interface Waiting {
  readonly resolve: (recognition: Recognition) => void;
  readonly reject: (error: Error) => void;
}

/** Idle engines use a hundred megabytes or more: they end after this time, and the next page starts new ones. */
const IDLE_MS = 30_000;

/**
 * Runs recognition, including engines and image processing, in a separate thread, so that a long document never
 * delays the server's answers.
 */
export class ThreadedRecogniser implements Recogniser {
  #worker: Worker | null = null;
  #nextId = 1;
  #idle: NodeJS.Timeout | null = null;
  readonly #waiting = new Map<number, Waiting>();
  readonly #idleMs: number;

  constructor(idleMs = IDLE_MS) {
    this.#idleMs = idleMs;
  }

  async recognise(image: GreyImage, hints: RecognitionHints = {}): Promise<Recognition> {
    // Start Node's thread pool here, not in the recognition thread: otherwise it would inherit that thread's low
    // priority.
    if (this.#worker === null) await access('.').catch(() => undefined);
    const worker = this.#start();
    if (this.#idle !== null) clearTimeout(this.#idle);
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.ref();
      const request: OcrRequest = { id, image, hints };
      worker.postMessage(request);
    });
  }

  async close(): Promise<void> {
    if (this.#idle !== null) clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
    this.#failAll('closed');
  }

  #start(): Worker {
    if (this.#worker !== null) return this.#worker;
    // The engine prints warnings about unusual pictures on which no user could act.
    const worker = new Worker(new URL('./ocr-thread.ts', import.meta.url), { stdout: true, stderr: true });
    worker.stdout.resume();
    worker.stderr.resume();
    worker.on('message', (reply: OcrReply) => this.#settle(reply));
    worker.on('error', (error) => this.#lose(worker, error.message));
    worker.on('exit', () => this.#lose(worker, 'ended'));
    this.#worker = worker;
    return worker;
  }

  #settle(reply: OcrReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (this.#waiting.size === 0) this.#rest();
    if (reply.ok) waiting?.resolve(reply.recognition);
    else waiting?.reject(new Error(reply.message));
  }

  #rest(): void {
    this.#worker?.unref();
    this.#idle = setTimeout(() => void this.close(), this.#idleMs);
    this.#idle.unref();
  }

  /** If a picture crashes the engine, only that picture fails: the next one starts a new thread. */
  #lose(worker: Worker, reason: string): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#failAll(reason);
  }

  #failAll(reason: string): void {
    for (const waiting of this.#waiting.values()) waiting.reject(new Error(`recognition ended: ${reason}`));
    this.#waiting.clear();
  }
}
