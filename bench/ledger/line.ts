import { loadavg } from 'node:os';

export type Engine = 'pglite' | 'postgres';

/**
 * One promise measured: `value` is the product's figure, `anchor` the bare engine's in the same minute, `ratio` their quotient,
 * `goal` in words with its limits filled in, `holds` whether it is met (null: no goal is set for it).
 */
export interface BenchLine {
  id: string;
  engine: Engine;
  entries: number;
  value: number | null;
  anchor: number | null;
  ratio: number | null;
  goal: string | null;
  holds: boolean | null;
  unit: string;
  name: string;
  anchorName: string | null;
  /** The same question to hledger over the same journal, in milliseconds. */
  hledgerMs: number | null;
  note: string | null;
  /** When it was taken (UTC), and what else the machine was doing: its load in the minute before. */
  at: string;
  load: number;
}

/** What a measure says of one figure; the rest follows. */
export interface Measured {
  id: string;
  name: string;
  unit: string;
  value: number;
  anchor?: { value: number; name: string };
  goal?: { words: string; holds: boolean };
  hledgerMs?: number | null;
  note?: string;
}

export function toLine(engine: Engine, entries: number, measured: Measured): BenchLine {
  const { id, name, unit, value, anchor, goal } = measured;
  return {
    id,
    engine,
    entries,
    value: rounded(value),
    anchor: anchor ? rounded(anchor.value) : null,
    ratio: anchor && anchor.value !== 0 ? rounded(value / anchor.value) : null,
    goal: goal?.words ?? null,
    holds: goal?.holds ?? null,
    unit,
    name,
    anchorName: anchor?.name ?? null,
    hledgerMs: measured.hledgerMs == null ? null : rounded(measured.hledgerMs),
    note: measured.note ?? null,
    ...taken(),
  };
}

/** A figure that could not be taken does not hold, and says why. */
export function failedLine(engine: Engine, entries: number, id: string, name: string, error: unknown): BenchLine {
  return {
    id,
    engine,
    entries,
    value: null,
    anchor: null,
    ratio: null,
    goal: null,
    holds: false,
    unit: '',
    name,
    anchorName: null,
    hledgerMs: null,
    note: error instanceof Error ? error.message.slice(0, 300) : String(error),
    ...taken(),
  };
}

function taken(): Pick<BenchLine, 'at' | 'load'> {
  return { at: new Date().toISOString(), load: rounded(loadavg()[0] ?? Number.NaN) };
}

export function rounded(value: number): number {
  return Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(3));
}
