import { describe, expect, it } from 'vitest';
import { formatTable, type Judged, jsonLines, tableOf } from './table.ts';

const JUDGED: readonly Judged[] = [
  { id: 'a', folder: 'x', kind: 'invoice', medium: 'text', verdicts: [{ field: 'total', right: 1, n: 1 }] },
  { id: 'b', folder: 'x', kind: 'invoice', medium: 'text', verdicts: [{ field: 'total', right: 0, n: 1 }] },
  { id: 'c', folder: 'x', kind: 'invoice', medium: 'image', verdicts: [{ field: 'total', right: 1, n: 1 }] },
];

describe('the table', () => {
  it('sums by folder, kind, medium and field', () => {
    expect(tableOf(JUDGED).map(({ medium, right, n, share }) => [medium, right, n, share])).toEqual([
      ['image', 1, 1, 1],
      ['text', 1, 2, 0.5],
    ]);
  });

  it('is one JSON object a line', () => {
    const [, second = ''] = jsonLines(tableOf(JUDGED)).split('\n');
    expect(JSON.parse(second)).toEqual({
      folder: 'x',
      kind: 'invoice',
      field: 'total',
      n: 2,
      right: 1,
      share: 0.5,
      medium: 'text',
    });
  });

  it('prints times and memory as figures', () => {
    const row = { folder: 'all', kind: 'all', medium: 'image', n: 3, right: 3 } as const;
    const text = formatTable([
      { ...row, field: 'secondsPerPage', share: 1.25 },
      { ...row, field: 'total', share: 0.5 },
    ]);
    expect(text).toContain('1.25 s');
    expect(text).toMatch(/total\s+3\/3\s+50\.0/u);
  });
});
