import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 15;

/** The slowest files first, as lines with seconds. */
export function slowestLines(files: readonly { path: string; durationMs: number }[]): string[] {
  const slowest = files.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, SHOWN);
  return slowest.map(({ path, durationMs }) => `${(durationMs / 1000).toFixed(1).padStart(7)} s  ${path}`);
}

/** Prints the slowest test files of a run, so that a file that grows is seen before the run becomes long. */
export class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => ({
      path: relative(process.cwd(), module.moduleId),
      durationMs: module.diagnostic().duration,
    }));
    console.log([`\nThe ${Math.min(SHOWN, files.length)} slowest test files`, ...slowestLines(files)].join('\n'));
  }
}
