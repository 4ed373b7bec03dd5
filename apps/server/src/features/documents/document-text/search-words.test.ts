import { describe, expect, it } from 'vitest';
import { readableText, searchOf, wordsOf, wordsQuery } from './search-words.ts';
import { snippetOf } from './snippet.ts';

const COMPANY = 'a1b2c3d4-0000-4000-8000-000000000000';

describe('what a text is found by', () => {
  it.each<[string, string[]]>([
    ['Pearl River Freight', ['pearl', 'river', 'freight']],
    ['INV-2026-001', ['inv', '2026', '001']],
    ['HKD 1,250.00', ['hkd', '1250', '00']],
    ['電訊費用', ['電訊', '訊費', '費用', '用']],
    ['發票 INV-7', ['發票', '票', 'inv', '7']],
    ['ＦＵＬＬ　１２', ['full', '12']],
    ['—', []],
    ['tea tea', ['tea']],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('is bounded, whatever the file', () => {
    expect(readableText('x '.repeat(200_000))).toHaveLength(150_000);
    expect(wordsOf('a'.repeat(500))).toEqual(['a'.repeat(40)]);
  });

  it('has Chinese without the spaces a reader sees between signs', () => {
    expect(readableText('電 訊\n費  用  Total\t 12')).toBe('電訊費用 Total 12');
  });
});

describe('what the index is asked', () => {
  it.each<[string, string | null]>([
    ['pea riv', "'a1b2c3pea':* & 'a1b2c3riv':*"],
    ['電訊費', "'a1b2c3電訊' & 'a1b2c3訊費'"],
    ['費', "'a1b2c3費':*"],
    ['1,250', "'a1b2c31250':*"],
    ["o'brien \\ :* & !", "'a1b2c3o' & 'a1b2c3brien':*"],
    ['-', null],
  ])('%s', (typed, query) => {
    expect(wordsQuery(COMPANY, searchOf(typed))).toBe(query);
  });
});

describe('a snippet', () => {
  const marked = (text: string, typed: string) =>
    snippetOf(text, searchOf(typed))
      ?.map(({ text: piece, found }) => (found ? `[${piece}]` : piece))
      .join('') ?? null;

  it.each<[string, string, string | null]>([
    ['Sea freight of lanterns', 'FREI', 'Sea [frei]ght of lanterns'],
    ['Total HKD 1,250.00', '1250', 'Total HKD [1,250].00'],
    ['中電電訊費用通知', '電訊費', '中電[電訊費]用通知'],
    ['afreight', 'freight', null],
    ['nothing here', '-', null],
  ])('of %s for %s', (text, typed, shown) => {
    expect(marked(text, typed)).toBe(shown);
  });

  it('is cut near the find', () => {
    const shown = marked(`${'before '.repeat(40)}lantern${' after'.repeat(60)}`, 'lantern');
    expect(shown).toMatch(/^…before .*\[lantern\] after.*…$/);
    expect(shown?.length).toBeLessThan(170);
  });
});
