import { describe, expect, it } from 'vitest';
import { movedRow, newLayout, newRow, nextId, reportPathOf } from './layout-draft.ts';

describe('the rows of a layout', () => {
  it('get ids that no row had', () => {
    expect(nextId([])).toBe('r1');
    expect(nextId([{ id: 'r2' }, { id: 'r9' }, { id: 'sales' }])).toBe('r10');
    const { rows } = newLayout();
    expect(newRow('note', rows)).toMatchObject({ id: 'r5', kind: 'note', formula: '' });
  });

  it('move by one place and stay at the ends', () => {
    const { rows } = newLayout();
    const ids = (index: number, step: -1 | 1) => movedRow(rows, index, step).map(({ id }) => id);
    expect(ids(0, 1)).toEqual(['r2', 'r1', 'r3', 'r4']);
    expect(ids(0, -1)).toEqual(['r1', 'r2', 'r3', 'r4']);
    expect(ids(3, 1)).toEqual(['r1', 'r2', 'r3', 'r4']);
  });

  it('open as a report with the columns of the layout', () => {
    expect(reportPathOf({ id: 'x', columns: { by: 'month', compare: 'none' } })).toBe(
      '/reports/custom-report?layout=x&by=month&compare=none',
    );
  });
});
