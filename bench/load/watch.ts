import { readdirSync } from 'node:fs';
import { residentMbOf } from '../ledger/process-figures.ts';

/** What a server process kept at a moment. */
interface Sample {
  atS: number;
  residentMb: number;
  descriptors: number;
}

export interface Watched {
  /** The least it kept in the first and in the last fifth of the time. */
  residentMb: { first: number; last: number };
  /** By the method of least squares over the second half of the time, when caches are full. */
  slopeMbAnHour: number;
  descriptors: { first: number; last: number };
}

const EVERY_MS = 5000;

/** Looks at a process every five seconds until `end` is called. Linux only. */
export function watch(pid: number): { end(): Watched } {
  const started = performance.now();
  const samples: Sample[] = [];
  const look = () =>
    samples.push({
      atS: (performance.now() - started) / 1000,
      residentMb: residentMbOf(pid),
      descriptors: descriptorsOf(pid),
    });
  look();
  const timer = setInterval(look, EVERY_MS);
  return {
    end: () => {
      clearInterval(timer);
      look();
      return summed(samples);
    },
  };
}

export function summed(samples: readonly Sample[]): Watched {
  const fifth = Math.max(1, Math.floor(samples.length / 5));
  const least = (part: readonly Sample[], pick: (sample: Sample) => number) => Math.min(...part.map(pick));
  const [first, last] = [samples.slice(0, fifth), samples.slice(-fifth)];
  return {
    residentMb: { first: least(first, (s) => s.residentMb), last: least(last, (s) => s.residentMb) },
    slopeMbAnHour: slope(samples.slice(Math.floor(samples.length / 2))) * 3600,
    descriptors: { first: least(first, (s) => s.descriptors), last: least(last, (s) => s.descriptors) },
  };
}

/** MB a second. */
function slope(samples: readonly Sample[]): number {
  const mean = (pick: (sample: Sample) => number) => samples.reduce((sum, s) => sum + pick(s), 0) / samples.length;
  const [at, mb] = [mean((s) => s.atS), mean((s) => s.residentMb)];
  const spread = samples.reduce((sum, s) => sum + (s.atS - at) ** 2, 0);
  if (spread === 0) return 0;
  return samples.reduce((sum, s) => sum + (s.atS - at) * (s.residentMb - mb), 0) / spread;
}

function descriptorsOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return Number.NaN;
  }
}
