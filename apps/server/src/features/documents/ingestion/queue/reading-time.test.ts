import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MeasuredPace } from './measured-pace.ts';
import { secondsLeft, secondsOf, waitsOf, workOf } from './reading-time.ts';

const pace = { text: 0.5, picture: 5, kept: 0.2 };
const seconds = fc.double({ min: 0, max: 500, noNaN: true });
const work = fc.record({
  kind: fc.constantFrom('text' as const, 'picture' as const, 'kept' as const),
  pages: fc.integer({ min: 1, max: 500 }),
});

describe('how much there is to read', () => {
  it.each([
    ['a photo is one picture', { type: 'image/jpeg', sizeBytes: 5e6, pages: null, wordsKept: false }, 'picture', 1],
    ['an e-invoice is one text', { type: 'application/xml', sizeBytes: 9e4, pages: null, wordsKept: false }, 'text', 1],
    ['a small PDF is text', { type: 'application/pdf', sizeBytes: 40_000, pages: null, wordsKept: false }, 'text', 1],
    [
      'a large PDF is scanned',
      { type: 'application/pdf', sizeBytes: 4e6, pages: null, wordsKept: false },
      'picture',
      10,
    ],
    [
      'few bytes a page are text',
      { type: 'application/pdf', sizeBytes: 4e6, pages: 200, wordsKept: false },
      'text',
      200,
    ],
    ['a part whose words were kept', { type: 'application/pdf', sizeBytes: 4e6, pages: 2, wordsKept: true }, 'kept', 2],
    ['an empty PDF', { type: 'application/pdf', sizeBytes: 0, pages: null, wordsKept: false }, 'text', 1],
  ])('%s', (_, file, kind, pages) => {
    expect(workOf(file)).toEqual({ kind, pages });
  });
});

describe('estimated times', () => {
  it('are never negative, and no reader makes a document wait for less than its own reading', () => {
    fc.assert(
      fc.property(fc.array(seconds), fc.array(seconds), fc.nat({ max: 8 }), (order, inHand, readers) => {
        for (const [index, wait] of waitsOf(order, inHand, readers).entries()) {
          expect(Number.isFinite(wait)).toBe(true);
          expect(wait).toBeGreaterThanOrEqual(order[index] ?? 0);
        }
      }),
    );
  });

  it('do not grow with more readers', () => {
    fc.assert(
      fc.property(fc.array(fc.constant(3)), fc.array(seconds, { maxLength: 2 }), (order, inHand) => {
        const few = waitsOf(order, inHand, 2);
        for (const [index, wait] of waitsOf(order, inHand, 3).entries())
          expect(wait).toBeLessThanOrEqual(few[index] ?? 0);
      }),
    );
  });

  it('share documents between readers', () => {
    expect(waitsOf([10, 10, 10], [], 1)).toEqual([10, 20, 30]);
    expect(waitsOf([10, 10, 10], [4, 1], 2)).toEqual([11, 14, 21]);
    expect(waitsOf([10], [4], 2)).toEqual([10]);
  });

  it('of what is in hand are positive and shrink while it is read', () => {
    fc.assert(
      fc.property(work, seconds, (given, elapsedS) => {
        const left = secondsLeft({ work: given, progress: null, elapsedS }, pace);
        expect(left).toBeGreaterThan(0);
        expect(left).toBeLessThanOrEqual(Math.max(1, secondsOf(given, pace)));
      }),
    );
    const read = (page: number) => ({
      work: { kind: 'picture' as const, pages: 3 },
      progress: { page, pages: 10 },
      elapsedS: 99,
    });
    expect(secondsLeft(read(1), pace)).toBe(47.5);
    expect(secondsLeft(read(10), pace)).toBe(2.5);
  });
});

describe('the measured pace', () => {
  it('begins with a value for each kind and follows recent readings', () => {
    const measured = new MeasuredPace();
    const { text, kept } = measured.pace();
    expect(text).toBeGreaterThan(0);
    measured.note({ kind: 'picture', pages: 2 }, 8);
    expect(measured.pace()).toEqual({ text, kept, picture: 4 });
    measured.note({ kind: 'picture', pages: 1 }, 6);
    expect(measured.pace().picture).toBe(5);
    for (let n = 0; n < 31; n++) measured.note({ kind: 'picture', pages: 1 }, 2);
    expect(measured.pace().picture).toBe(2);
  });

  it('bears one odd reading, and takes no impossible one', () => {
    const measured = new MeasuredPace();
    for (const s of [3, 3, 3, 900]) measured.note({ kind: 'text', pages: 1 }, s);
    expect(measured.pace().text).toBe(3);
    measured.note({ kind: 'kept', pages: 0 }, 3);
    measured.note({ kind: 'kept', pages: 1 }, -3);
    expect(measured.pace().kept).toBe(new MeasuredPace().pace().kept);
  });
});
