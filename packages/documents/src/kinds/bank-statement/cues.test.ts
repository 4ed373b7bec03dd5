import { describe, expect, it } from 'vitest';
import { BALANCE_LIST, CARD_TITLE, directionOfTitle, directionOfWords, type RowCue, rowCue } from './cues.ts';

const BALANCE_ONLY = { movements: 0, balance: true, dated: true };
const MOVED = { movements: 1, balance: false, dated: true };
const NOTHING = { movements: 0, balance: false, dated: false };

describe('rowCue', () => {
  it.each<[string, RowCue | null]>([
    ['Opening balance', 'opening'],
    ['BALANCE B/F', 'opening'],
    ['B/F BALANCE', 'opening'],
    ['Balance brought forward', 'opening'],
    ['BROUGHT FORWARD', 'opening'],
    ['Previous balance', 'opening'],
    ['Balance from last statement', 'opening'],
    ['承上結餘', 'opening'],
    ['承前頁', 'opening'],
    ['上期結餘', 'opening'],
    ['期初餘額', 'opening'],
    ['B/F BALANCE 承前結餘', 'opening'],
    ['Bl/F BALANCE', 'opening'],
    ['Closing balance', 'closing'],
    ['C/F BALANCE', 'closing'],
    ['Balance carried forward', 'closing'],
    ['結餘轉下頁', 'closing'],
    ['本期結餘', 'closing'],
    ['Total amount due', 'closing'],
    ['Rent', null],
    ['', null],
    ['Transfer of the previous balance of account of Mr Chan Tai Man of Kowloon', null],
  ])('a balance next to %j is %s', (text, cue) => expect(rowCue(text, BALANCE_ONLY)).toBe(cue));

  it.each<[string, RowCue | null]>([
    ['Opening balance', 'opening'],
    ['Closing balance', 'closing'],
    ['NEW BALANCE CAUSEWAY BAY', null],
    ['Final balance payment to contractor', null],
    ['TOTAL ENERGIES', null],
    ['Rent', null],
  ])('a dated movement next to %j is %s', (text, cue) => expect(rowCue(text, MOVED)).toBe(cue));

  it.each<[string, number, RowCue | null]>([
    ['Total', 1, 'totals'],
    ['Sub-total', 1, 'totals'],
    ['Total withdrawals', 1, 'totals'],
    ['Total of deposits and withdrawals', 1, 'totals'],
    ['Monthly total', 2, 'totals'],
    ['合計', 1, 'totals'],
    ['總額', 2, 'totals'],
    ['Transaction total', 1, 'totals'],
    ['TOTAL ENERGIES KOWLOON STATION', 1, null],
    ['Rent', 1, null],
    ['Rent', 2, null],
  ])('%j without a date, next to %i amounts, is %s', (text, movements, cue) => {
    expect(rowCue(text, { movements, balance: false, dated: false })).toBe(cue);
  });

  it.each<[string, RowCue | null]>([
    ['Page 2 of 3', 'noise'],
    ['No transactions', 'noise'],
    ['Computer-generated statement', 'noise'],
    ['第 2 頁', 'noise'],
    ['*** END OF STATEMENT', 'noise'],
    ['續下頁', 'noise'],
    ['Opening balance', null],
    ['some words', null],
    ['', null],
  ])('%j without money is %s', (text, cue) => expect(rowCue(text, NOTHING)).toBe(cue));

  it('a balance with a general name and without a date is a balance', () => {
    expect(rowCue('Balance', { movements: 0, balance: true, dated: false })).toBe('balance');
    expect(rowCue('結餘', { movements: 0, balance: true, dated: false })).toBe('balance');
    expect(rowCue('Balance', BALANCE_ONLY)).toBeNull();
  });

  it('a row that moves money and shows the balance after it is a transaction', () => {
    for (const text of ['Opening balance', 'Total', 'C/F BALANCE'])
      expect(rowCue(text, { movements: 1, balance: true, dated: true })).toBeNull();
  });
});

describe('directions', () => {
  it.each([
    ['Deposits and additions', 'in'],
    ['Deposits', 'in'],
    ['Payments received', 'in'],
    ['Credits', 'in'],
    ['存入', 'in'],
    ['Withdrawals and debits', 'out'],
    ['Electronic withdrawals', 'out'],
    ['Checks paid', 'out'],
    ['Other withdrawals, debits and service charges', 'out'],
    ['Purchases', 'out'],
    ['支出', 'out'],
    ['Fees', 'out'],
    ['Deposits and withdrawals', null],
    ['Deposit 12', null],
    ['Deposits:', null],
    ['Transfers', null],
    ['', null],
    ['Deposits of all the customers of our branch in Hong Kong Island', null],
  ])('the title %j says %s', (text, direction) => expect(directionOfTitle(text)).toBe(direction));

  it.each([
    ['Salary from Peak Ltd refund', 'in'],
    ['CREDIT INTEREST', 'in'],
    ['存入現金', 'in'],
    ['ATM WITHDRAWAL', 'out'],
    ['CHEQUE 001234', 'out'],
    ['AUTOPAY OUT', 'out'],
    ['租金', 'out'],
    ['CREDIT CARD PAYMENT', 'out'],
    ['Deposit fee', null],
    ['FPS', null],
    ['', null],
  ])('the words %j suggest %s', (text, direction) => expect(directionOfWords(text)).toBe(direction));

  it.each([
    ['Daily ending balances', true],
    ['Daily ledger balance', true],
    ['每日結餘', true],
    ['Balance summary', true],
    ['Closing balance', false],
    ['Daily transactions', false],
  ])('%s is a list of balances: %s', (text, is) => expect(BALANCE_LIST.test(text)).toBe(is));

  it.each([
    ['Credit Card Statement', true],
    ['CARD ACCOUNT STATEMENT', true],
    ['信用卡月結單', true],
    ['信用卡綜合月結單', true],
    ['Account statement', false],
    ['Cardiff statement', false],
  ])('%s is the title of a card: %s', (text, is) => expect(CARD_TITLE.test(text)).toBe(is));
});
