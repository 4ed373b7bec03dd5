import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Processor time a process has used, all its threads, in seconds. Linux only: NaN elsewhere. */
export function cpuSecondsOf(pid: number): number {
  const fields = linesOf(`/proc/${pid}/stat`)[0]?.split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS;
}

const CLOCK_TICKS = 100;

const IDLE_LOOK_MS = 1000;
const IDLE_SHARE = 0.1;
const IDLE_TIMEOUT_MS = 300_000;

/**
 * Waits until a process uses less than a tenth of a processor for a second: a server that has just started first
 * catches up with what its data folder lacks. Throws after five minutes.
 */
export async function untilIdle(pid: number): Promise<void> {
  const deadline = performance.now() + IDLE_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const before = cpuSecondsOf(pid);
    await setTimeout(IDLE_LOOK_MS);
    // Without /proc there is nothing to wait for.
    if (!(cpuSecondsOf(pid) - before >= (IDLE_SHARE * IDLE_LOOK_MS) / 1000)) return;
  }
  throw new Error(`the server is still working ${IDLE_TIMEOUT_MS / 1000} s after its start`);
}

/** Memory a process keeps resident now, in MB. Linux only: NaN elsewhere. */
export function residentMbOf(pid: number): number {
  return memoryOf(pid, 'VmRSS:');
}

/** The most it has ever kept resident, in MB. */
export function peakResidentMbOf(pid: number): number {
  return memoryOf(pid, 'VmHWM:');
}

function memoryOf(pid: number, key: string): number {
  const line = linesOf(`/proc/${pid}/status`).find((text) => text.startsWith(key));
  return Number(/\d+/.exec(line ?? '')?.[0] ?? Number.NaN) / 1024;
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** The most a process kept resident while `work` ran, looked at every 20 ms, in MB. */
export async function peakMbDuring<T>(pid: number, work: () => Promise<T>): Promise<{ result: T; peakMb: number }> {
  let peakMb = residentMbOf(pid);
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, residentMbOf(pid));
  }, 20);
  try {
    const result = await work();
    return { result, peakMb: Math.max(peakMb, residentMbOf(pid)) };
  } finally {
    clearInterval(timer);
  }
}
