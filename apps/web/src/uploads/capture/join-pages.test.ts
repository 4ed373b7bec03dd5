import { describe, expect, it } from 'vitest';
import { joinPages, pageSize } from './join-pages.ts';
import { photographName } from './photograph-name.ts';

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

describe('photographs joined into a PDF', () => {
  it.each([
    [3000, 2250, 793, 595],
    [2250, 3000, 595, 793],
    [1000, 4000, 211, 842],
    [100, 100, 595, 595],
  ])('of %i × %i pixels fill a page of %i × %i points', (width, height, across, down) => {
    expect(pageSize({ width, height })).toEqual({ width: across, height: down });
  });

  it('are on one page each, in their order and unchanged, at the offsets that the file names', () => {
    const pages = [0xaa, 0xbb].map((byte) => ({ bytes: Uint8Array.of(0xff, byte, 0xff), width: 30, height: 40 }));
    const text = latin(joinPages(pages));
    expect(text).toContain('/Kids [3 0 R 6 0 R] /Count 2');
    expect(text.indexOf('\xff\xaa\xff')).toBeLessThan(text.indexOf('\xff\xbb\xff'));
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
    expect(offsets.map((at) => text.slice(at, at + 7))).toEqual(offsets.map((_, index) => `${index + 1} 0 obj`));
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
  });
});

describe('the name of a photographed document', () => {
  it('has the day and the time', () => {
    expect(photographName('Photo', new Date(2026, 0, 5, 8, 7))).toBe('Photo 2026-01-05 08.07');
  });
});
