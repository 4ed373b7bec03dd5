import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrated, fitCalibration, type Outcome } from './calibration.ts';
import {
  type Candidate,
  choose,
  type FieldModel,
  isLikelyAbsent,
  isSlip,
  leadingFeatures,
  rankCandidates,
} from './choose.ts';
import { FIELD_MODELS } from './models.ts';
import { NO_PRIOR, priorScore, probabilitiesOf, scoreOf, type TreeModel, vectorOf } from './trees.ts';

describe('trees', () => {
  it('of one level choose by a threshold; a value at it goes left', () => {
    const model: TreeModel = { prior: NO_PRIOR, features: ['a'], depth: 1, trees: [[0, 0.5, -1, 1]] };
    expect([0, 0.5, 0.6, 1].map((a) => scoreOf(model, { a }))).toEqual([-1, -1, 1, 1]);
    expect(scoreOf(model, {})).toBe(-1);
    expect(scoreOf(model, { b: 9 })).toBe(-1);
  });

  it('add up, and add their prior', () => {
    const prior = { offset: 10, weights: { a: 2, none: 100 } };
    const model: TreeModel = {
      prior,
      features: ['a'],
      depth: 1,
      trees: [
        [0, 0.5, -1, 1],
        [0, 2, 0, 5],
      ],
    };
    expect(scoreOf(model, { a: 3 })).toBe(10 + 6 + 1 + 5);
    expect(priorScore(NO_PRIOR, { a: 3 })).toBe(0);
  });

  it.each(Object.entries(FIELD_MODELS))('the model of %s is complete', (_, { scorer, certainty }) => {
    for (const model of [scorer, certainty])
      for (const tree of model.trees) {
        const inner = 2 ** model.depth - 1;
        const leaves = tree.length - 2 * inner;
        expect(leaves).toBeGreaterThanOrEqual(1);
        expect(tree.every(Number.isFinite)).toBe(true);
        for (let node = 0; node < inner; node++) expect(model.features[tree[2 * node] ?? -1]).toBeDefined();
      }
  });

  it('vectorOf keeps the order of the names', () =>
    expect(vectorOf(['b', 'a', 'c'], { a: 1, b: 2 })).toEqual([2, 1, 0]));
});

describe('probabilitiesOf', () => {
  it('are shares that leave room for none, in the order of the scores', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -800, max: 800, noNaN: true }), { maxLength: 12 }), (scores) => {
        const chances = probabilitiesOf(scores);
        expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeLessThanOrEqual(1 + 1e-9);
        scores.forEach((score, at) => {
          scores.forEach((other, index) => {
            if (score > other) expect(chances[at]).toBeGreaterThanOrEqual(chances[index] ?? 0);
          });
        });
      }),
    );
  });

  it.each([
    [[], []],
    [[0], [0.5]],
    [
      [0, 0, 0],
      [0.25, 0.25, 0.25],
    ],
  ])('of %j are %j', (scores, chances) => expect(probabilitiesOf(scores)).toEqual(chances));
});

describe('calibration', () => {
  const outcomes = fc.array(
    fc.record({ raw: fc.double({ min: 0, max: 1, noNaN: true }), right: fc.boolean(), weight: fc.constantFrom(1, 2) }),
    { maxLength: 80 },
  );

  it('rises, keeps its ends and stays between 0 and 1', () => {
    fc.assert(
      fc.property(outcomes, (all) => {
        const line = fitCalibration(all);
        const steps = Array.from({ length: 51 }, (_, index) => calibrated(line, index / 50));
        for (const [index, value] of steps.entries()) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
          if (index > 0) expect(value).toBeGreaterThanOrEqual((steps[index - 1] ?? 0) - 1e-9);
        }
      }),
    );
  });

  it('calls an answer sure only where nearly all were right', () => {
    const many = (right: number): Outcome[] =>
      Array.from({ length: 1000 }, (_, index) => ({ raw: 0.9, right: index < right, weight: 1 }));
    expect(calibrated(fitCalibration(many(1000)), 0.9)).toBeGreaterThanOrEqual(0.95);
    expect(calibrated(fitCalibration(many(960)), 0.9)).toBeLessThan(0.95);
    expect(calibrated(fitCalibration(many(0)), 0.9)).toBeLessThan(0.1);
  });

  it.each([
    [[], 0.5, 0.495],
    [[[0.5, 0.2]], 0.5, 0.2],
    [[[0.5, 0.2]], 0.25, 0.1],
    [
      [
        [0.2, 0.1],
        [0.4, 0.5],
      ],
      0.3,
      0.3,
    ],
  ])('the line %j at %d is %d', (line, raw, value) => expect(calibrated(line, raw)).toBeCloseTo(value));
});

const scorer: TreeModel = { prior: { offset: 0, weights: { score: 1 } }, features: ['score'], depth: 0, trees: [] };
const candidate = (key: string, score: number): Candidate => ({ key, features: { score } });

describe('rankCandidates', () => {
  it('a value that more readings hold is before one that only one holds', () => {
    const ranked = rankCandidates(scorer, [
      [candidate('12.00', 1), candidate('13.00', 1.2)],
      [candidate('12.00', 1)],
      [candidate('12.00', 1)],
    ]);
    expect(ranked.map(({ candidate: { key } }) => key)).toEqual(['12.00', '13.00']);
    expect(ranked[0]).toMatchObject({ found: 1, first: 2 / 3 });
    expect(ranked[1]).toMatchObject({ found: 1 / 3, first: 1 / 3 });
  });

  it('the shares of all values leave room for none', () => {
    const reading = fc.uniqueArray(
      fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.double({ min: -5, max: 5, noNaN: true })),
      {
        selector: ([key]) => key,
      },
    );
    fc.assert(
      fc.property(fc.array(reading, { maxLength: 4 }), (readings) => {
        const ranked = rankCandidates(
          scorer,
          readings.map((one) => one.map(([key, score]) => candidate(key, score))),
        );
        expect(ranked.reduce((sum, { probability }) => sum + probability, 0)).toBeLessThanOrEqual(1 + 1e-9);
        expect(new Set(ranked.map((one) => one.candidate.key)).size).toBe(ranked.length);
        for (const one of ranked) {
          expect(one.best).toBeGreaterThanOrEqual(one.probability - 1e-9);
          expect(one.first).toBeLessThanOrEqual(one.found);
        }
        for (const { features } of leadingFeatures(ranked, ['score', 'other']))
          expect(features).toMatchObject({ other: 0 });
      }),
    );
  });

  it('the order of equal values does not depend on the order they were found in', () => {
    const keys = (all: readonly string[]): string[] =>
      rankCandidates(scorer, [all.map((key) => candidate(key, 1))]).map((one) => one.candidate.key);
    expect(keys(['b', 'a', 'c'])).toEqual(keys(['c', 'b', 'a']));
  });
});

describe('choose', () => {
  const model: FieldModel = {
    scorer,
    certainty: { prior: { offset: 0, weights: { best: 5 } }, features: [], depth: 0, trees: [] },
    calibration: [],
  };
  it('chooses nothing without candidates, and nothing that is likely absent', () => {
    expect(choose(model, [], false)).toBeNull();
    expect(choose(model, [[]], true)).toBeNull();
    expect(choose(model, [[candidate('a', -5)]], true)).toBeNull();
    expect(choose(model, [[candidate('a', -5)]], false)?.candidate.key).toBe('a');
    expect(choose(model, [[candidate('a', 5), candidate('b', 1)]], true)?.candidate.key).toBe('a');
  });

  it('knows when none is likelier', () => {
    expect(isLikelyAbsent([])).toBe(true);
    expect(isLikelyAbsent(rankCandidates(scorer, [[candidate('a', 1)]]))).toBe(false);
    expect(isLikelyAbsent(rankCandidates(scorer, [[candidate('a', 1)], [], []]))).toBe(true);
  });
});

describe('isSlip', () => {
  it.each([
    ['12.00', '13.00', true],
    ['12.00', '12.00', false],
    ['12.00', '13.10', false],
    ['12.00', '112.00', false],
    ['', '', false],
  ])('%j and %j: %s', (left, right, slip) => expect(isSlip(left, right)).toBe(slip));
});
