import type { Outcome } from './judge-file.ts';
import type { Medium, TableRow } from './table.ts';

const MB = 2 ** 20;
const SAMPLE_MS = 200;
const ALL = 'all';

/** Measures how much memory the process uses above its level at the start. */
export class MemoryWatch {
  readonly #idle = process.memoryUsage.rss();
  #peak = this.#idle;
  readonly #timer = setInterval(() => this.#look(), SAMPLE_MS).unref();

  #look(): void {
    this.#peak = Math.max(this.#peak, process.memoryUsage.rss());
  }

  /** Returns the peak so far in megabytes above the level at the start, and ends the measurement. */
  stop(): number {
    this.#look();
    clearInterval(this.#timer);
    return Math.round((this.#peak - this.#idle) / MB);
  }
}

/** Wall clock seconds per page, separately for text and image; only documents recognised in this run count. */
export function secondsRows(outcomes: readonly Outcome[]): TableRow[] {
  return (['text', 'image'] as const satisfies readonly Medium[]).flatMap((medium): TableRow[] => {
    const timed = outcomes.filter((outcome) => outcome.medium === medium && outcome.seconds !== null);
    const pages = timed.reduce((sum, outcome) => sum + outcome.pages, 0);
    if (pages === 0) return [];
    const seconds = timed.reduce((sum, outcome) => sum + (outcome.seconds ?? 0), 0);
    const share = Math.round((10_000 * seconds) / pages) / 10_000;
    return [{ folder: ALL, kind: ALL, medium, field: 'secondsPerPage', n: pages, right: pages, share }];
  });
}

export function memoryRow(megabytes: number, documents: number): TableRow {
  return {
    folder: ALL,
    kind: ALL,
    medium: 'image',
    field: 'peakMemoryMb',
    n: documents,
    right: documents,
    share: megabytes,
  };
}
