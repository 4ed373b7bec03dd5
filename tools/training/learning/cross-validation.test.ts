import { describe, expect, it } from 'vitest';
import { USUAL_OPTIONS } from './boosting.ts';
import { type FieldOptions, foldsOf, type LabelledDocument, trainField } from './cross-validation.ts';
import { seededRandom } from './random.ts';

const OPTIONS: FieldOptions = {
  evidence: ['label'],
  mayBeAbsent: false,
  folds: 3,
  boosting: { ...USUAL_OPTIONS, trees: 15, depth: 2, minCurvature: 0.2 },
};

/** Documents of nine suppliers whose labelled candidate is right. */
function documents(): LabelledDocument[] {
  const random = seededRandom(3);
  return Array.from({ length: 45 }, (_, index) => {
    const isRight = (key: string): boolean => key === 'right';
    const candidates = ['right', 'wrong', 'other'].map((key) => ({
      key,
      features: { label: key === 'right' ? 1 : 0, size: random() },
    }));
    const group = `supplier ${index % 9}`;
    const common = { weight: 1, judged: true, isRight, isTolerated: isRight, isAbsent: false };
    return { id: String(index), set: 'tiny', group, readings: [candidates, candidates], ...common };
  });
}

describe('trainField', () => {
  const trained = trainField(documents(), OPTIONS);

  it('judges every document by a model that has not seen its supplier', () => {
    expect(trained.answers).toHaveLength(45);
    expect(trained.answers.filter((answer) => answer.right)).toHaveLength(45);
    expect(trained.answers.every((answer) => answer.possible && answer.value === 'right')).toBe(true);
  });

  it('gives the same models for the same documents, byte for byte', () => {
    expect(JSON.stringify(trainField(documents(), OPTIONS).model)).toBe(JSON.stringify(trained.model));
  });
});

describe('foldsOf', () => {
  it('keeps the documents of a supplier together and the folds about equal', () => {
    const folds = foldsOf(documents(), 3);
    const sizes = [0, 1, 2].map((fold) => [...folds.values()].filter((other) => other === fold).length);
    expect(folds.size).toBe(9);
    expect(sizes).toEqual([3, 3, 3]);
  });
});
