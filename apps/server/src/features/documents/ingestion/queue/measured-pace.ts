import type { PageKind, ReadingPace, ReadingWork } from './reading-time.ts';

/** Seconds a page took on a small server with two cores: what is assumed until readings have been measured. */
const START_S: ReadingPace = { text: 0.5, picture: 5, kept: 0.3 };
/** Readings remembered of each kind: enough to bear an odd one, few enough to follow a server that got busy. */
const MAX_MEASURED = 31;

/** How fast this process reads: the median of recent readings for each kind of page. Forgotten when the process ends. */
export class MeasuredPace {
  readonly #measured: Record<PageKind, number[]> = { text: [], picture: [], kept: [] };

  /** Takes a reading that took `seconds` into account. */
  note = ({ kind, pages }: ReadingWork, seconds: number): void => {
    if (pages < 1 || !Number.isFinite(seconds) || seconds < 0) return;
    this.#measured[kind] = [...this.#measured[kind], seconds / pages].slice(-MAX_MEASURED);
  };

  pace(): ReadingPace {
    const of = (kind: PageKind) => median(this.#measured[kind]) ?? START_S[kind];
    return { text: of('text'), picture: of('picture'), kept: of('kept') };
  }
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
