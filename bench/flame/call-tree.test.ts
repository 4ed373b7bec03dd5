import { describe, expect, it } from 'vitest';
import { type CpuProfile, callTree, totalUs, withoutSmall } from './call-tree.ts';
import { drawFlames } from './draw.ts';

const node = (id: number, functionName: string, children: number[] = [], url = 'file:///app.js') => ({
  id,
  callFrame: { functionName, url, lineNumber: 0 },
  children,
});

/** (root) calls handle twice, by two nodes; handle calls query and the engine; the process also waited. */
const profile: CpuProfile = {
  nodes: [
    node(1, '(root)', [2, 3, 6], ''),
    node(2, 'handle', [4]),
    node(3, 'handle', [5, 7]),
    node(4, 'query'),
    node(5, 'query'),
    node(6, '(idle)', [], ''),
    node(7, 'wasm-function[12]', [8], 'wasm://engine'),
    node(8, 'invoke_iii', [9]),
    node(9, 'wasm-function[13]', [10], 'wasm://engine'),
    node(10, 'fsync'),
  ],
  samples: [2, 4, 6, 3, 5, 7, 5, 9, 10],
  timeDeltas: [100, 300, 5000, 50, 300, 5, 230, 10, 5],
};

describe('the calls of a profile', () => {
  const tree = callTree(profile);

  it('are joined by name, without the time in which the process waited', () => {
    expect(tree).toEqual({
      name: '(root)',
      selfUs: 0,
      calls: [
        {
          name: 'handle',
          selfUs: 150,
          calls: [
            { name: 'query', selfUs: 830, calls: [] },
            { name: 'embedded engine', selfUs: 15, calls: [{ name: 'fsync', selfUs: 5, calls: [] }] },
          ],
        },
      ],
    });
    expect(totalUs(tree)).toBe(1000);
  });

  it('keep their whole time when small ones are left out', () => {
    const small = withoutSmall(tree, 0.05);
    expect(totalUs(small)).toBe(1000);
    expect(small.calls[0]).toEqual({
      name: 'handle',
      selfUs: 170,
      calls: [{ name: 'query', selfUs: 830, calls: [] }],
    });
  });

  it('are drawn as wide as their time, with their share as a tooltip', () => {
    const svg = drawFlames(tree, 'A <read>');
    expect(svg).toContain('<title>A &lt;read&gt;</title>');
    expect(svg).toContain('<title>query, 83.0 %</title>');
    expect(svg).toContain('width="996.0"');
  });
});
