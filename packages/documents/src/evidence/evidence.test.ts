import { describe, expect, it } from 'vitest';
import { type Check, shareThatHolds } from '../checks/check.ts';
import { enclosingBox, type Token } from '../page/page.ts';
import { computedField, embeddedField, readField } from './evidence.ts';

function token(page: number, x: number, confidence = 1): Token {
  const box = { x, y: 0.5, width: 0.1, height: 0.02 };
  return { text: 'x', x0: x * 600, x1: (x + 0.1) * 600, y0: 420, y1: 437, confidence, page, box };
}

describe('readField', () => {
  it('has the box around its words and the least of their confidences', () => {
    const field = readField('5.00', [token(2, 0.1, 0.9), token(2, 0.5, 0.8)], 0.5);
    expect(field).toMatchObject({ value: '5.00', page: 2, confidence: 0.4, origin: 'read' });
    expect(field.box).toMatchObject({ x: 0.1, y: 0.5 });
    expect(field.box?.width).toBeCloseTo(0.5);
  });

  it('of words on two pages shows those on the first of them', () => {
    const field = readField('x', [token(1, 0.1), token(2, 0.5)]);
    expect([field.page, field.box?.width]).toEqual([1, 0.1]);
  });

  it('without words has no place', () => {
    expect(readField('x', [])).toEqual({ value: 'x', page: null, box: null, confidence: 1, origin: 'read' });
  });

  it('rounds its confidence to three decimals', () => {
    expect(readField('x', [token(1, 0, 0.33333)], 0.5).confidence).toBe(0.167);
    expect(computedField('x', 0.12345).confidence).toBe(0.123);
  });
});

describe('fields that are not printed', () => {
  it.each([
    [computedField('x', 0.5), 'computed', 0.5],
    [embeddedField('x'), 'embedded', 1],
  ] as const)('have no page and no box', (field, origin, confidence) => {
    expect(field).toEqual({ value: 'x', page: null, box: null, confidence, origin });
  });
});

describe('enclosingBox', () => {
  it('of no boxes is nothing, of one itself', () => {
    expect(enclosingBox([])).toBeNull();
    expect(enclosingBox([{ x: 0.1, y: 0.2, width: 0.3, height: 0.4 }])).toMatchObject({ x: 0.1, y: 0.2 });
  });

  it('covers boxes that touch, overlap and are apart', () => {
    const box = enclosingBox([
      { x: 0.5, y: 0.5, width: 0.25, height: 0.25 },
      { x: 0.25, y: 0.75, width: 0.25, height: 0.125 },
      { x: 0.625, y: 0, width: 0.25, height: 0.5 },
    ]);
    expect(box).toEqual({ x: 0.25, y: 0, width: 0.625, height: 0.875 });
  });
});

describe('shareThatHolds', () => {
  const check = (holds: boolean): Check => ({ code: 'totals', holds, found: '1.00', expected: '1.00' });
  it.each([
    [[], 1],
    [[true], 1],
    [[false], 0],
    [[true, false, false, false], 0.25],
  ])('of %j is %d', (all, share) => expect(shareThatHolds(all.map(check))).toBe(share));
});
