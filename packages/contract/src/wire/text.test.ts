import { describe, expect, it } from 'vitest';
import { prepareTexts } from './text.ts';

describe('the texts of a request', () => {
  it('names every text that no database can store', () => {
    const value = {
      narration: '\ud83d',
      lines: [{ description: 'fine 🏮' }, { description: 'a\udc00b' }, { description: 'a\0b' }],
      kept: { 'bad\ud800': 'x' },
    };
    expect(prepareTexts({ value }).sort()).toEqual([
      'kept.bad\ufffd',
      'lines.1.description',
      'lines.2.description',
      'narration',
    ]);
    expect(prepareTexts({ value: '\ud800' })).toEqual(['']);
  });

  it('removes byte order marks and leaves every other character', () => {
    const value = { name: '\uFEFFLantern', items: ['a\uFEFFb', '富\u200b理 🏮\u2028'] };
    expect(prepareTexts({ value })).toEqual([]);
    expect(value).toEqual({ name: 'Lantern', items: ['ab', '富\u200b理 🏮\u2028'] });
  });

  it('takes values that are no text, and ones nested deeper than the call stack', () => {
    for (const value of [undefined, null, 1, true]) expect(prepareTexts({ value })).toEqual([]);
    let deep: unknown = 'x';
    for (let level = 0; level < 200_000; level += 1) deep = [deep];
    expect(prepareTexts({ value: deep })).toEqual([]);
  });
});
