import { describe, expect, it } from 'vitest';
import { choose, type FieldModel, rankCandidates } from './choose.ts';
import type { TreeModel } from './trees.ts';

/** Scorers without trees: the score is what the prior says of one feature. */
function scorer(feature: string, offset = 0): TreeModel {
  return { prior: { offset, weights: { [feature]: 1 } }, features: [feature], depth: 1, trees: [] };
}

const MODEL: FieldModel = { scorer: scorer('label', -1), certainty: scorer('probability'), calibration: [[0.5, 0.6]] };

function candidate(key: string, label: number) {
  return { key, features: { label } };
}

describe('rankCandidates', () => {
  it('lets every reading vote: a value found in two of three beats one that is clear in a single one', () => {
    const readings = [
      [candidate('62.60', 3)],
      [candidate('63.60', 3), candidate('9.00', 0)],
      [candidate('63.60', 3), candidate('9.00', 0)],
    ];
    const ranked = rankCandidates(MODEL.scorer, readings);
    expect(ranked.map((value) => value.candidate.key)).toEqual(['63.60', '62.60', '9.00']);
    expect(ranked[0]?.found).toBeCloseTo(2 / 3);
    expect(ranked[1]?.primary).toBeGreaterThan(0.5);
  });

  it('knows a value that only another reading found', () => {
    const ranked = rankCandidates(MODEL.scorer, [[], [candidate('5.00', 3)]]);
    expect(ranked[0]).toMatchObject({ found: 0.5, first: 0.5, primary: 0 });
  });
});

describe('choose', () => {
  it('gives the likeliest value with a calibrated confidence', () => {
    const chosen = choose(MODEL, [[candidate('a', 4), candidate('b', 0)]], false);
    expect(chosen?.candidate.key).toBe('a');
    expect(chosen?.confidence).toBeGreaterThan(0);
    expect(chosen?.confidence).toBeLessThanOrEqual(1);
  });

  it('gives nothing where "none" is likelier and the field may be absent', () => {
    const doubtful = [[candidate('a', -3)]];
    expect(choose(MODEL, doubtful, true)).toBeNull();
    expect(choose(MODEL, doubtful, false)?.candidate.key).toBe('a');
    expect(choose(MODEL, [[]], false)).toBeNull();
  });
});
