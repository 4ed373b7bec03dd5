import { readFileSync } from 'node:fs';

/** Processor time a process has used, all its threads, in seconds. Linux only: NaN elsewhere. */
export function cpuSecondsOf(pid: number): number {
  const fields = linesOf(`/proc/${pid}/stat`)[0]?.split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS;
}

const CLOCK_TICKS = 100;

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
