import { describe, expect, it } from 'vitest';
import { mergeLanguages } from './merge-languages.ts';
import type { OcrWord } from './ocr-word.ts';

const SIZE = 20;

/** A recognised word at a column of a line; every character is 20 pixels wide. */
function word(text: string, column: number, line: number, confidence = 95): OcrWord {
  const box = (from: number, to: number) => ({ x0: from * SIZE, x1: to * SIZE, y0: line * 40, y1: line * 40 + SIZE });
  const symbols = [...text].map((character, index) => ({
    text: character,
    confidence,
    bbox: box(column + index, column + index + 1),
  }));
  return { text, confidence, symbols, bbox: box(column, column + symbols.length) };
}

function texts(english: readonly OcrWord[], chinese: readonly OcrWord[]): string[] {
  return mergeLanguages(english, chinese).map((symbol) => symbol.text);
}

describe('mergeLanguages', () => {
  it('takes Han characters from the Chinese pass and drops what English made of them', () => {
    const english = [word('TOTAL', 0, 0), word('#E8', 6, 0, 30), word('154.00', 20, 0)];
    const chinese = [word('TOTA1', 0, 0), word('總', 6, 0), word('數', 7, 0), word('總額金額', 8, 1)];
    expect(texts(english, chinese)).toEqual(['TOTAL', '154.00', '總數', '總額金額']);
  });

  it('reads digits set between Han characters with them', () => {
    const english = [word('20245', 0, 0, 40)];
    const chinese = [word('2024年5月25日', 0, 0), word('發票號碼', 0, 1)];
    expect(texts(english, chinese)).toEqual(['2024年5月25日', '發票號碼']);
  });

  it('reads a year with a gap before its day and drops the English misreading of both', () => {
    const apart = word('2024', 0, 0);
    const year = {
      ...apart,
      bbox: { ...apart.bbox, x1: 70 },
      symbols: apart.symbols.map((one) => ({ ...one, bbox: { ...one.bbox, x1: 70 } })),
    };
    const chinese = [year, word('年4月5日', 4, 0), word('發票號碼', 0, 1)];
    expect(texts([word('202454858', 0, 0, 10)], chinese)).toEqual(['2024年4月5日', '發票號碼']);
  });

  it('takes a Chinese day before the figures an engine without Chinese is sure of', () => {
    const english = [word('128178', 0, 0, 92), word('1,234.50', 12, 0)];
    const chinese = [word('“12月17日', -1, 0), word('交易日期摘要', 0, 1)];
    expect(texts(english, chinese)).toEqual(['1,234.50', '12月17日', '交易日期摘要']);
  });

  it('keeps the days of two columns apart', () => {
    const chinese = [word('2024年5月25日', 0, 0), word('2024年5月26日', 10, 0), word('發票號碼', 0, 1)];
    expect(texts([], chinese)).toEqual(['2024年5月25日', '2024年5月26日', '發票號碼']);
  });

  it('believes no Han where the Chinese pass is seldom sure: an English page with smudges', () => {
    const english = [word('CASH', 0, 0), word('CHANGE', 0, 1, 50)];
    const chinese = [word('人和生人旋島豆', 0, 1, 60), word('國', 9, 0, 95)];
    expect(texts(english, chinese)).toEqual(['CASH', 'CHANGE']);
  });
});
