import { describe, expect, it } from 'vitest';
import { hintOf, payeeOf } from './statement-words.ts';

describe('the words of a statement line', () => {
  it.each([
    ['FPS CREDIT 轉數快存入\nAURORA GIFTS', 'fps', 'AURORA GIFTS'],
    ['AUTOPAY OUT 自動轉賬支出\nCLP POWER', 'autopay', 'CLP POWER'],
    ['AUTOPAY OUT - CLP POWER 自動轉賬支出 中華電力', 'autopay', 'CLP POWER 自動轉賬支出 中華電力'],
    ['TRANSFER FROM DRAGON GATE IMPORT & E', 'transfer', 'DRAGON GATE IMPORT & E'],
    ['轉賬自 龍門進出口有限公司', null, '龍門進出口有限公司'],
    ['RENT 租金 9,000.00\nKOWLOON PROPERTIES', null, 'KOWLOON PROPERTIES'],
    ['CHEQUE 185557\n支票 185557', 'cheque', null],
    ['SERVICE CHARGE 服務費', 'fee', 'SERVICE CHARGE 服務費'],
    ['INTEREST 利息收入', 'interest', 'INTEREST 利息收入'],
    ['HC126303', null, null],
  ])('%j', (description, hint, payee) => {
    if (hint !== null) expect(hintOf(description)).toBe(hint);
    expect(payeeOf(description)).toBe(payee);
  });
});
