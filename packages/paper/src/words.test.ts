import { describe, expect, it } from 'vitest';
import {
  isNil,
  NUMBER_WORDS,
  PAPER_TITLES,
  type PaperLanguage,
  type PaperParty,
  pageWords,
  partyAddress,
  partyNames,
  printedDay,
  printedFigure,
  printedMoney,
  said,
  TOTAL_WORDS,
  takenOff,
  taxName,
  WORDS,
} from './index.ts';

const PARTY: PaperParty = {
  name: 'Harbour Lantern Limited',
  nameZh: '富港燈籠有限公司',
  address: 'Unit 5, 12/F\nQueen’s Road Central',
  addressZh: '中環皇后大道中12樓5室',
  country: null,
  taxId: null,
  br: null,
  phone: null,
  email: null,
  contactPerson: null,
};

describe('words on paper', () => {
  it('are there in both languages, the Chinese ones in Chinese', () => {
    for (const list of [PAPER_TITLES, NUMBER_WORDS, TOTAL_WORDS, WORDS])
      for (const { en, zh } of Object.values(list)) {
        expect(en).toMatch(/^[ -~]+$/);
        expect(zh).toMatch(/\p{Script=Han}/u);
      }
  });

  it.each<[PaperLanguage, string, string]>([
    ['en-US', 'QUOTATION', 'Page 2 of 3'],
    ['zh-Hant', '報價單', '第 2 頁，共 3 頁'],
    ['bilingual', 'QUOTATION 報價單', 'Page 2 of 3 第 2 頁，共 3 頁'],
  ])('are written in %s', (language, title, page) => {
    expect(said(PAPER_TITLES.quotation, language)).toBe(title);
    expect(pageWords(2, 3, language)).toBe(page);
  });
});

describe('figures on paper', () => {
  it.each([
    ['0', '0'],
    ['999', '999'],
    ['1000', '1,000'],
    ['-1234567.5', '-1,234,567.5'],
    ['100000.0001', '100,000.0001'],
    ['12.345678', '12.345678'],
    ['5%', '5%'],
  ])('%s is %s', (figure, printed) => {
    expect(printedFigure(figure)).toBe(printed);
  });

  it('carry their currency, and change their sign where they are taken off', () => {
    expect(printedMoney('-1234.50', 'HKD')).toBe('HKD -1,234.50');
    expect(['5.00', '-5.00', '0.00'].map(takenOff)).toEqual(['-5.00', '5.00', '0.00']);
    expect(['0', '0.00', '-0.00', '0.01', '-1'].map(isNil)).toEqual([true, true, true, false, false]);
  });

  it.each<[string, PaperLanguage, string]>([
    ['2026-04-01', 'en-US', 'Apr 1, 2026'],
    ['2026-12-31', 'zh-Hant', '2026年12月31日'],
    ['2026-04-01', 'bilingual', 'Apr 1, 2026 2026年4月1日'],
    ['2026-13-01', 'en-US', '2026-13-01'],
    ['soon', 'en-US', 'soon'],
  ])('the day %s in %s is %s', (day, language, printed) => {
    expect(printedDay(day, language)).toBe(printed);
  });
});

describe('a party on paper', () => {
  it('is named in the language asked for, or both', () => {
    expect(partyNames(PARTY, 'en-US')).toEqual(['Harbour Lantern Limited']);
    expect(partyNames(PARTY, 'zh-Hant')).toEqual(['富港燈籠有限公司']);
    expect(partyNames(PARTY, 'bilingual')).toEqual(['Harbour Lantern Limited', '富港燈籠有限公司']);
  });

  it('falls back to the name it has, and says it once', () => {
    expect(partyNames({ ...PARTY, nameZh: null }, 'zh-Hant')).toEqual(['Harbour Lantern Limited']);
    expect(partyNames({ ...PARTY, nameZh: ' ' }, 'bilingual')).toEqual(['Harbour Lantern Limited']);
    expect(partyNames({ ...PARTY, name: '', nameZh: '富港' }, 'en-US')).toEqual(['富港']);
    expect(partyNames({ ...PARTY, name: '富港', nameZh: '富港' }, 'bilingual')).toEqual(['富港']);
    expect(partyNames({ ...PARTY, name: '', nameZh: null }, 'bilingual')).toEqual([]);
  });

  it('has an address of lines', () => {
    expect(partyAddress(PARTY, 'bilingual')).toEqual(['Unit 5, 12/F', 'Queen’s Road Central', '中環皇后大道中12樓5室']);
    expect(partyAddress({ ...PARTY, address: null, addressZh: null }, 'en-US')).toEqual([]);
  });

  it('has tax codes named likewise', () => {
    expect(taxName({ name: 'UK VAT 20%', nameZh: '英國增值稅 20%' }, 'bilingual')).toBe('UK VAT 20% 英國增值稅 20%');
  });
});
