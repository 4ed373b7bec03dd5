import { describe, expect, it } from 'vitest';
import { narrowSigns } from './narrow-signs.ts';

describe('signs among narrow letters', () => {
  it.each([
    // Apostrophes.
    ['1 Queen’s Road', "1 Queen's Road"],
    ['the boys’ club', "the boys' club"],
    ['’tis, rock ’n’ roll, ‛tis', "'tis, rock 'n' roll, 'tis"],
    ['Oʼahu', "O'ahu"],
    ['陳先生 Chan’s 茶餐廳', "陳先生 Chan's 茶餐廳"],
    ['茶餐廳Chan’s茶餐廳', "茶餐廳Chan's茶餐廳"],
    // Quotation marks in text of narrow letters, whatever they enclose.
    ['the “Goods” and ‘Terms’', `the "Goods" and 'Terms'`],
    ['“Don’t bend”', `"Don't bend"`],
    ['called“貨品”here', 'called"貨品"here'],
    ['(“ABC”)', '("ABC")'],
    ['12” pipe', '12" pipe'],
    ['Größe „M“', 'Größe „M"'],
    // In Chinese text they stay as wide as a character.
    ['以下簡稱“貨品”。', '以下簡稱“貨品”。'],
    ['本公司“ABC”產品', '本公司“ABC”產品'],
    ['“貨品”', '“貨品”'],
    ['（“ABC”）', '（“ABC”）'],
    ['說：‘好’', '說：‘好’'],
    ['(“本公司”)', '(“本公司”)'],
    // Dots.
    ['and so on…', 'and so on...'],
    ['…', '...'],
    ['等等……', '等等……'],
    ['…and more', '...and more'],
    ['……等', '……等'],
    // Dashes, and everything else, stay.
    ['2026–27 — final 【a】', '2026–27 — final 【a】'],
    ['𠮷“”𠮷', '𠮷“”𠮷'],
    ['', ''],
  ])('%s', (text, printed) => {
    expect(narrowSigns(text)).toBe(printed);
  });
});
