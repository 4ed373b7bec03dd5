import { describe, expect, it } from 'vitest';
import { probabilitiesOf, scoreOf } from '../../../packages/documents/src/learning/trees.ts';
import { boost, type Contest, USUAL_OPTIONS } from './boosting.ts';
import { seededRandom } from './random.ts';

const OPTIONS = { ...USUAL_OPTIONS, trees: 40, depth: 2, minCurvature: 0.2 };
const NAMES = ['label', 'size', 'noise'];

/** Contests in which the labelled candidate is right, and without a labelled one none is. */
function contests(count: number): Contest[] {
  const random = seededRandom(7);
  return Array.from({ length: count }, (_, index) => ({
    weight: 1,
    candidates: Array.from({ length: 4 }, (_, at) => {
      const right = index % 5 !== 0 && at === index % 4;
      return { features: { label: right ? 1 : 0, size: random(), noise: random() }, right };
    }),
  }));
}

describe('boost', () => {
  const model = boost(contests(120), NAMES, OPTIONS);
  const chances = (labels: readonly number[]): number[] =>
    probabilitiesOf(labels.map((label) => scoreOf(model, { label, size: 0.5, noise: 0.5 })));

  it('lets the right candidate win', () => {
    const [first = 0, second = 0] = chances([0, 1, 0]);
    expect(second).toBeGreaterThan(0.8);
    expect(first).toBeLessThan(0.1);
  });

  it('says "none" where nothing looks right', () => {
    expect(chances([0, 0, 0]).reduce((sum, chance) => sum + chance, 0)).toBeLessThan(0.5);
  });

  it('gives the same model for the same contests, byte for byte', () => {
    expect(JSON.stringify(boost(contests(120), NAMES, OPTIONS))).toBe(JSON.stringify(model));
  });

  it('starts from what is known before training', () => {
    const prior = { offset: -1, weights: { label: 4 } };
    const untrained = boost([], NAMES, { ...OPTIONS, trees: 0, prior });
    expect(scoreOf(untrained, { label: 1 })).toBe(3);
    expect(scoreOf(untrained, {})).toBe(-1);
  });
});
