import { describe, expect, it } from 'vitest';
import { type Character, wordsOfCharacters } from './characters.ts';
import { isUsableTextLayer } from './text-layer.ts';

function printed(text: string, left: number, top: number): Character[] {
  return [...text].map((character, index) => ({
    codePoint: character.codePointAt(0) ?? 0,
    left: left + index * 0.01,
    right: left + index * 0.01 + 0.01,
    top,
    bottom: top + 0.02,
    runs: 'right' as const,
  }));
}

function texts(characters: readonly Character[]): string[] {
  return wordsOfCharacters(characters, 1).map((word) => word.text);
}

describe('wordsOfCharacters', () => {
  it('splits at spaces', () => expect(texts(printed('TOTAL 12.00', 0, 0))).toEqual(['TOTAL', '12.00']));

  it('splits at a wide gap without a space', () => {
    expect(texts([...printed('12.00', 0.1, 0), ...printed('99.00', 0.3, 0)])).toEqual(['12.00', '99.00']);
  });

  it('splits where the line changes', () => {
    expect(texts([...printed('AB', 0.1, 0), ...printed('CD', 0.12, 0.05)])).toEqual(['AB', 'CD']);
  });

  it('turns compatibility forms into plain ones', () => expect(texts(printed('Ａ１', 0, 0))).toEqual(['A1']));
});

describe('isUsableTextLayer', () => {
  const usable = (text: string): boolean => isUsableTextLayer(wordsOfCharacters(printed(text, 0, 0), 1));

  it.each([
    ['a sentence', 'This invoice is payable within thirty days of its date.', true],
    ['Chinese', '香港中環威靈頓街50號永威商業大廈5樓501室 電話 2713 2213', true],
    ['next to nothing', 'Page 1', false],
    ['unmapped characters', '\uFFFD\uFFFD\uE001\uE002 abc \uFFFD\uFFFD\uFFFD 12345678901234567890', false],
    ['letters mapped to wrong codes', 'xqzt krwvb nplkj hgtrw mnbvc xzlkj hgfds pqwrt '.repeat(8), false],
  ])('%s', (_what, text, expected) => expect(usable(text)).toBe(expected));
});
