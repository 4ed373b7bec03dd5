import { expect, it } from 'vitest';
import { slowestLines } from './slowest-files.ts';

it('lists the 15 slowest files with their seconds, the slowest first', () => {
  const files = Array.from({ length: 20 }, (_, n) => ({ path: `file-${n}.test.ts`, durationMs: n * 1000 }));
  const lines = slowestLines(files);
  expect(lines).toHaveLength(15);
  expect(lines[0]).toBe('   19.0 s  file-19.test.ts');
  expect(lines.at(-1)).toBe('    5.0 s  file-5.test.ts');
});
