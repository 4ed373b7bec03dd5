import { expect, it } from 'vitest';
import { createStallMemory, REMEMBERED_MS, watchStalls } from './stall-watch.ts';

it.each([
  { what: 'a loop that runs', ticks: [500, 1000, 1500], asked: 1600, stalled: false },
  { what: 'a short pause', ticks: [500, 3000], asked: 3100, stalled: false },
  { what: 'a long pause that just ended', ticks: [500, 4000], asked: 4100, stalled: true },
  { what: 'a long pause whose tick is still due', ticks: [500], asked: 4000, stalled: true },
  { what: 'a long pause of a while ago', ticks: ticksAfter(4000), asked: 4000 + REMEMBERED_MS, stalled: false },
])('$what', ({ ticks, asked, stalled }) => {
  const memory = createStallMemory(2000, 0);
  for (const tick of ticks) memory.tick(tick);
  expect(memory.isStalled(asked)).toBe(stalled);
});

function ticksAfter(pauseMs: number): number[] {
  return Array.from({ length: REMEMBERED_MS / 500 + 1 }, (_, n) => pauseMs + n * 500);
}

it('measures the event loop of this process', async () => {
  const watch = watchStalls(100);
  expect(watch.isStalled()).toBe(false);
  const until = performance.now() + 700;
  while (performance.now() < until);
  expect(watch.isStalled()).toBe(true);
  watch.stop();
});
