/** Notices when the event loop did not run: everything in this process waits while it is blocked. */
export interface StallWatch {
  /** True while a stall longer than the limit is recent. */
  isStalled(): boolean;
  stop(): void;
}

const TICK_MS = 500;
/**
 * How long a stall counts: about the interval of a probe. One stall fails one probe, so only a loop that is blocked
 * again and again fails several in a row.
 */
export const REMEMBERED_MS = 10_000;

/** Decides from the times of ticks, in milliseconds of any steady clock. */
export function createStallMemory(longestMs: number, startedAt: number) {
  let lastTick = startedAt;
  let stalledAt = Number.NEGATIVE_INFINITY;
  return {
    tick(now: number): void {
      if (now - lastTick - TICK_MS > longestMs) stalledAt = now;
      lastTick = now;
    },
    isStalled(now: number): boolean {
      // The tick itself may be late when the probe is answered first.
      return now - lastTick - TICK_MS > longestMs || now - stalledAt < REMEMBERED_MS;
    },
  };
}

/** Measures the event loop with a timer. `longestMs`: how long the loop may be blocked. */
export function watchStalls(longestMs: number): StallWatch {
  const memory = createStallMemory(longestMs, performance.now());
  const timer = setInterval(() => memory.tick(performance.now()), TICK_MS);
  timer.unref();
  return { isStalled: () => memory.isStalled(performance.now()), stop: () => clearInterval(timer) };
}
