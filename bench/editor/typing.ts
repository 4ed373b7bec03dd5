import type { Browser, Page } from '@playwright/test';

/**
 * What typing into one cell cost the page's own thread: the longest single piece of work, as the clock saw it and in processor time
 * (which other programs on the machine do not lengthen), and the middle one of those a key caused.
 */
export interface Typing {
  readonly longestMs: number;
  readonly longestProcessorMs: number;
  readonly middleProcessorMs: number;
  readonly keys: number;
}

/** An event of Chromium's trace: times in microseconds, `tdur` in processor time. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

function costOf(events: readonly TraceEvent[]): Typing {
  const keys = events.filter((event) => event.name === 'EventDispatch' && event.args?.data?.type === 'keydown');
  const [first] = keys;
  if (first === undefined) throw new Error('the trace holds no key');
  const own = events.filter((event) => event.pid === first.pid && event.tid === first.tid);
  const tasks = own.filter((event) => event.name.endsWith('RunTask') && event.dur !== undefined);
  const withKey = tasks.filter((task) => keys.some((key) => key.ts >= task.ts && key.ts < task.ts + (task.dur ?? 0)));
  const processorMs = (task: TraceEvent) => (task.tdur ?? 0) / 1000;
  const ofKeys = withKey.map(processorMs).toSorted((a, b) => a - b);
  return {
    longestMs: Math.max(...tasks.map((task) => (task.dur ?? 0) / 1000)),
    longestProcessorMs: Math.max(...tasks.map(processorMs)),
    middleProcessorMs: ofKeys[Math.floor(ofKeys.length / 2)] ?? Number.NaN,
    keys: keys.length,
  };
}

/** What a piece of typing cost; `type` returns once everything that the typing caused has ended. */
export async function costOfTyping(browser: Browser, page: Page, type: () => Promise<void>): Promise<Typing> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await type();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  return costOf(trace.traceEvents);
}

/** Types a text into a cell of an item as a quick person does, until everything it caused has ended. */
export async function typeInto(
  browser: Browser,
  page: Page,
  cell: { item: number; name: string },
  text: string,
  keyMs: number,
): Promise<Typing> {
  await page.locator(`[data-row="${cell.item}"] [data-cell="${cell.name}"]`).focus();
  return costOfTyping(browser, page, async () => {
    await page.keyboard.type(text, { delay: keyMs });
    // Saving, counting, the preview and the warnings, which all wait for a pause, belong to it.
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
  });
}
