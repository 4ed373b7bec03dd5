import { describe, expect, it } from 'vitest';
import { calibrated, fitCalibration, type Outcome } from './calibration.ts';

/** `count` answers at one raw probability, of which a share is right. */
function answers(raw: number, count: number, share: number): Outcome[] {
  return Array.from({ length: count }, (_, index) => ({ raw, right: index < count * share, weight: 1 }));
}

describe('fitCalibration', () => {
  const line = fitCalibration([...answers(0.2, 40, 0.5), ...answers(0.6, 40, 0.75), ...answers(0.9, 200, 1)]);

  it.each([
    [0.2, 0.5],
    [0.6, 0.75],
  ])('a raw %f becomes the share that was right, %f', (raw, share) => {
    expect(calibrated(line, raw)).toBeCloseTo(share, 1);
  });

  it('keeps 0.95 and more for answers that were nearly always right', () => {
    expect(calibrated(line, 0.9)).toBeGreaterThanOrEqual(0.95);
    const doubtful = fitCalibration([...answers(0.5, 50, 0.5), ...answers(0.95, 100, 0.9)]);
    expect(calibrated(doubtful, 0.95)).toBeLessThan(0.95);
  });

  it('never falls while the raw probability rises', () => {
    const values = Array.from({ length: 101 }, (_, index) => calibrated(line, index / 100));
    expect(values).toEqual([...values].sort((a, b) => a - b));
  });

  it('does not fall at a last group of few answers, which the prior pulls further down', () => {
    const few = fitCalibration([...answers(0, 8, 0.875), ...answers(0.0001, 1, 1)]);
    expect(calibrated(few, 0.02)).toBeGreaterThanOrEqual(calibrated(few, 0));
  });
});
