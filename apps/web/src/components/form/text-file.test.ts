import { describe, expect, it } from 'vitest';
import { decodeText, isBinary } from './text-file.ts';

const bytes = (...values: number[]) => new Uint8Array(values);

describe('a file as text', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('日期,匯率'), '日期,匯率'],
    ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0x41), 'A'],
    ['UTF-16 little endian', bytes(0xff, 0xfe, 0xe5, 0x65), '日'],
    ['UTF-16 big endian', bytes(0xfe, 0xff, 0x65, 0xe5), '日'],
    ['Big5', bytes(0xa4, 0xe9, 0xb4, 0xc1), '日期'],
  ])('in %s', (_name, content, text) => {
    expect(decodeText(content)).toBe(text);
  });
  it('is distinguished from a binary file', () => {
    expect(isBinary(decodeText(bytes(0x50, 0x4b, 0x03, 0x04, 0x14, 0x00)))).toBe(true);
    expect(isBinary('date,currency,rate\r\n2026-03-31,USD,7.8126\t')).toBe(false);
  });
});
