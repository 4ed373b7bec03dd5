import { describe, expect, it } from 'vitest';
import { nodesOf, pathOf, readPath } from './path.ts';

describe('a place in the address', () => {
  it.each([
    ['', null, null, false],
    ['bill', 'bill', null, false],
    ['bill/2026-04', 'bill', '2026-04', false],
    ['bill/2026-13', 'bill', null, false],
    ['nowhere/2026-04', null, null, false],
    ['trash', null, null, true],
  ])('%s', (path, folder, month, isTrash) => {
    expect(readPath(path)).toEqual({ folder, month, isTrash });
  });

  it('is written as it is read', () => {
    for (const path of ['', 'bill', 'other/2025-12']) {
      const { folder, month } = readPath(path);
      expect(pathOf(folder, month)).toBe(path);
    }
  });
});

it('the tree holds folders with something in them, newest month first', () => {
  const tree = {
    trashed: 1,
    folders: [
      { folder: 'other' as const, month: '2026-01', count: 2 },
      { folder: 'bill' as const, month: '2025-12', count: 1 },
      { folder: 'bill' as const, month: '2026-03', count: 4 },
    ],
  };
  expect(nodesOf(tree)).toEqual([
    {
      folder: 'bill',
      count: 5,
      months: [
        { month: '2026-03', count: 4 },
        { month: '2025-12', count: 1 },
      ],
    },
    { folder: 'other', count: 2, months: [{ month: '2026-01', count: 2 }] },
  ]);
});
