import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Measures, QueueState } from './measures.ts';
import { remembered } from './remembered.ts';

/** What the figures are read from when they are asked for. */
export interface Sources {
  /** Of the program and its database engine. */
  build: { version: string; engine: string };
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  queues(): Promise<QueueState[]>;
  /** The newest verification of the books; null if there was none. */
  verification(): Promise<Verification | null>;
}

export interface Verification {
  at: Date;
  /** Every check held. */
  holds: boolean;
}

export interface Metrics {
  measures: Measures;
  /** All figures as Prometheus reads them. */
  text(): Promise<string>;
  contentType: string;
  /** Names of all figures, for the test of the dashboard. */
  names(): string[];
}

/** Several scrapers may ask at any rate, and the embedded engine answers one question at a time. */
const ASKED_EVERY_MS = 10_000;
const PATIENCE_MS = 3000;

const REQUEST_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const READING_SECONDS = [0.5, 1, 2, 5, 10, 20, 40, 80, 160, 320];
const JOB_SECONDS = [0.1, 0.5, 1, 5, 15, 60, 300];

/** The figures of this process, and of the queues that all processes share. */
export function createMetrics(sources: Sources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  describeBuild(registry, sources.build);
  describePool(registry, sources.pool);
  const shared = remembered({ everyMs: ASKED_EVERY_MS, patienceMs: PATIENCE_MS }, () => readShared(sources));
  const show = describeShared(registry);
  const measures = countHappenings(registry);
  return {
    measures,
    contentType: registry.contentType,
    text: async () => {
      show(await shared());
      return registry.metrics();
    },
    names: () => registry.getMetricsAsArray().map(({ name }) => name),
  };
}

interface Shared {
  queues: QueueState[];
  verification: Verification | null;
}

async function readShared({ queues, verification }: Sources): Promise<Shared> {
  return { queues: await queues(), verification: await verification() };
}

function describeBuild(registry: Registry, build: Sources['build']): void {
  const labels = ['version', 'engine'] as const;
  const info = { name: 'folio_build_info', help: 'Always 1; the labels name the program and its database engine.' };
  new Gauge({ ...info, labelNames: labels, registers: [registry] }).set(build, 1);
}

function describePool(registry: Registry, pool: Sources['pool']): void {
  new Gauge({
    name: 'folio_database_connections',
    help: 'Connections of this process to the database.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'in_use' }, pool.totalCount - pool.idleCount);
    },
  });
  new Gauge({
    name: 'folio_database_waiting',
    help: 'Work of this process that waits for a connection to the database.',
    registers: [registry],
    collect() {
      this.set(pool.waitingCount);
    },
  });
}

/** Answers the function that shows what was read; null: the database did not answer. */
function describeShared(registry: Registry): (read: Shared | null) => void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ['queue'], registers: [registry] });
  const single = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const up = single('folio_database_up', '1 if the database answered the questions for these figures, else 0.');
  const waiting = gauge('folio_queue_waiting', 'What waits in a queue, of all companies and processes.');
  const oldest = gauge('folio_queue_oldest_seconds', 'Age of the oldest that waits in a queue; 0 if none waits.');
  const failed = gauge('folio_queue_failed', 'What a queue gave up and a person has to look at.');
  const verifiedAt = single('folio_books_verified_seconds', 'When all books were last verified, in Unix seconds.');
  const hold = single('folio_books_hold', '1 if every check of the last verification of all books held, else 0.');
  return (read) => {
    up.set(read === null ? 0 : 1);
    for (const one of [waiting, oldest, failed]) one.reset();
    // An old figure would look like a current one.
    for (const one of [verifiedAt, hold]) one.remove();
    for (const { queue, ...state } of read?.queues ?? []) {
      waiting.set({ queue }, state.waiting);
      if (state.oldestSeconds !== null) oldest.set({ queue }, state.oldestSeconds);
      if (state.failed !== null) failed.set({ queue }, state.failed);
    }
    const verification = read?.verification ?? null;
    if (verification === null) return;
    verifiedAt.set(verification.at.getTime() / 1000);
    hold.set(verification.holds ? 1 : 0);
  };
}

function countHappenings(registry: Registry): Measures {
  const registers = [registry];
  const requests = new Histogram({
    name: 'folio_http_request_seconds',
    help: 'Time to answer a request, by the pattern of its path.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const errors = new Counter({
    name: 'folio_errors_total',
    help: 'Requests that were answered with an error, by its code.',
    labelNames: ['code'],
    registers,
  });
  const readings = new Histogram({
    name: 'folio_document_reading_seconds',
    help: 'Time to read a document, by what became of it.',
    labelNames: ['outcome'],
    buckets: READING_SECONDS,
    registers,
  });
  const mails = new Counter({
    name: 'folio_emails_total',
    help: 'Attempts to send an email, by what became of them.',
    labelNames: ['outcome'],
    registers,
  });
  const jobs = new Histogram({
    name: 'folio_job_seconds',
    help: 'Time of a job of the job queue, by what became of it.',
    labelNames: ['queue', 'outcome'],
    buckets: JOB_SECONDS,
    registers,
  });
  return {
    request: ({ route, method, status, seconds, error }) => {
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds);
      if (error !== null) errors.inc({ code: error });
    },
    reading: (outcome, seconds) => readings.observe({ outcome }, seconds),
    mail: (outcome) => mails.inc({ outcome }),
    job: (queue, outcome, seconds) => jobs.observe({ queue, outcome }, seconds),
  };
}
