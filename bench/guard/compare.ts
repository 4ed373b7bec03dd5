import { quantile } from '../figure.ts';

/** One figure of the guard: the product's time over its anchor's of the same run, or a size. */
export interface GuardFigure {
  id: string;
  name: string;
  /** The product's figure over its anchor's; of a size without an anchor, the size itself. Smaller is better. */
  ratio: number;
}

/** What was recorded, and on what. */
export interface GuardRecord {
  /** UTC. */
  takenAt: string;
  machine: string;
  /** What else the machine did in the minute before. */
  load: number;
  figures: readonly GuardFigure[];
}

/** How much worse than recorded a ratio may be: less is within what two runs of the same program differ. */
const WORSE = 1.25;

export interface Verdict {
  figure: GuardFigure;
  recorded: number | null;
  holds: boolean;
}

/**
 * Compares what was taken with what was recorded. A figure that was never recorded holds. Throws when a recorded figure is missing:
 * with fewer figures than before the guard would always hold.
 */
export function compare(record: GuardRecord, taken: readonly GuardFigure[]): Verdict[] {
  const missing = record.figures.filter(({ id }) => !taken.some((figure) => figure.id === id));
  if (missing.length > 0) throw new Error(`not measured: ${missing.map(({ name }) => name).join(', ')}`);
  return taken.map((figure) => {
    const recorded = record.figures.find(({ id }) => id === figure.id)?.ratio ?? null;
    return { figure, recorded, holds: recorded === null || figure.ratio <= recorded * WORSE };
  });
}

/** The better of two runs for each figure: other work on the machine only ever makes a run worse. */
export function better(first: readonly GuardFigure[], second: readonly GuardFigure[]): GuardFigure[] {
  return first.map((figure) => {
    const again = second.find(({ id }) => id === figure.id);
    return again !== undefined && again.ratio < figure.ratio ? again : figure;
  });
}

/** The median of several runs, figure by figure: what is recorded. */
export function middle(runs: readonly (readonly GuardFigure[])[]): GuardFigure[] {
  const [first = []] = runs;
  return first.map((figure) => {
    const ratios = runs.flatMap((run) => run.filter(({ id }) => id === figure.id)).map(({ ratio }) => ratio);
    return {
      ...figure,
      ratio: quantile(
        ratios.sort((a, b) => a - b),
        0.5,
      ),
    };
  });
}
