import { describe, expect, it } from 'vitest';
import { CHART, CODES } from '../../../../../tools/bank-lab/src/table.ts';
import { accountByWords, accountForItem, payeeSimilarity } from '../index.ts';

describe('words', () => {
  it.each([
    ['SERVICE CHARGE 服務費', 'spent', '6400'],
    ['INTEREST 利息收入', 'received', '4800'],
    ['AUTOPAY OUT - CLP POWER 自動轉賬支出 中華電力', 'spent', '6120'],
    ['RENT - ON TAI CLEANING 租金', 'spent', '6100'],
    ['MPF 強積金供款', 'spent', '2150'],
    ['SALARY MARCH', 'spent', '6000'],
    ['VISA MERCHANT SETTLEMENT', 'received', '4000'],
    ['商業登記費', 'spent', '6330'],
  ] as const)('%s, %s -> %s', (text, direction, code) => {
    expect(accountByWords(text, direction, CHART)?.accountCode).toBe(code);
    expect(CODES.has(code)).toBe(true);
  });

  it('say nothing where there is nothing to say', () => {
    expect(accountByWords('CHQ 000437', 'spent', CHART)).toBeNull();
    expect(accountByWords('SALARY', 'received', CHART)).toBeNull();
  });

  it('name only accounts of the default chart', () => {
    for (const text of ['Copy paper A4, box', 'Sea freight', 'Set dinner 晚市套餐', 'anything']) {
      expect(CODES.has(accountForItem(text, 'purchase', CHART) ?? '')).toBe(true);
      expect(CODES.has(accountForItem(text, 'sales', CHART) ?? '')).toBe(true);
    }
  });
});

describe('payee names', () => {
  it.each([
    ['BLUE HARBOUR RETAIL L', 'Blue Harbour Retail Limited', 0.85, 1],
    ['BLUE HARBOUR RET', 'Blue Harbour Retail Limited', 0.85, 1],
    ['012-345-678901 BLUE HARBOUR RETAIL', 'Blue Harbour Retail Limited', 0.85, 1],
    ['BLEU HARBUOR RETIAL', 'Blue Harbour Retail Limited', 0.75, 0.9],
    ['轉數快存入 藍港零售有限公司', '藍港零售有限公司', 0.85, 1],
    ['藍港零售有限', '藍港零售有限公司', 0.85, 1],
    ['AURORA GIFTS', 'Aurora Gifts (HK) Limited', 0.85, 1],
    ['SKYLINE OFFICE', 'Blue Harbour Retail Limited', 0, 0.3],
    ['HONG KONG TRADING CO', 'Asia Trading Hong Kong Ltd', 0, 0.75],
    ['CHAN', 'Chan Tai Man Engineering', 0, 0.75],
    ['', 'Blue Harbour', 0, 0],
  ])('%s is %s between %d and %d', (printed, known, low, high) => {
    const similarity = payeeSimilarity(printed, known);
    expect(similarity).toBeGreaterThanOrEqual(low);
    expect(similarity).toBeLessThanOrEqual(high);
  });
});
