import { describe, expect, it } from 'vitest';
import { knownName } from './known-partner.ts';

const NAMES = [
  'Skyline Office Supplies Limited',
  '天際辦公用品有限公司',
  'Pearl River Freight Limited',
  '永吉貿易有限公司',
];

describe('a name recognition missed a letter of', () => {
  it.each([
    ['one Han character off', '天了辦公用品有限公司', '天際辦公用品有限公司'],
    ['one letter off', 'Pearl Rlver Freight Ltd', 'Pearl River Freight Limited'],
    ['known as it stands', 'SKYLINE OFFICE SUPPLIES LTD.', null],
    ['somebody else with a short name', '永發貿易有限公司', null],
    ['nobody known', 'Golden Gate Stationery', null],
  ])('%s: %s', (_what, read, known) => expect(knownName(read, NAMES)).toBe(known));

  it('two equally similar contacts leave the name as it was read', () => {
    expect(knownName('天口辦公用品公司', ['天際辦公用品公司', '天星辦公用品公司'])).toBeNull();
  });
});
