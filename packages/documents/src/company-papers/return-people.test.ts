import { describe, expect, it } from 'vitest';
import { pageOfText } from '../testing/page-of-text.ts';
import { companyParticulars } from './company-particulars.ts';

const front = `公司註冊處                 周年申報表                    表格 Form
Companies Registry         Annual Return                 NAR1
                                          商業登記號碼 Business Registration Number
                                          71234567
1   公司名稱 Company Name
    HARBOUR LANTERN LIMITED
3   公司類別 Type of Company
    私人公司 Private company
4   本申報表的結算日期 Date to which this Return is Made Up       05  05  2026
6   註冊辦事處地址 Address of Registered Office
    UNIT 5, 12/F, EVER GAIN CENTRE, KOWLOON`;

const capital = `10  股本 Share Capital
股份的類別               貨幣單位      總數               總款額             已繳款額
Class of Shares          Currency      Total Number       Total Amount       Amount Paid up
Ordinary                 HKD           10,000             10,000.00          8,000.00
Preference               USD           500                1,000.00           1,000.00
總值 Total                             10,500             11,000.00          9,000.00
11  成員數目 Number of Members`;

const secretary = `12  公司秘書（法人團體）Company Secretary (Body Corporate)
中文名稱 Name in Chinese          石碼頭秘書有限公司
英文名稱 Name in English          STONE QUAY SECRETARIES LIMITED
香港地址 Address in Hong Kong     1/F, 8 QUAY STREET`;

const person = (surname: string, others: string, chinese = '') => `董事（自然人）Director (Natural Person)
身分 Capacity                     董事 Director
中文姓名 Name in Chinese          ${chinese}
英文姓名 Name in English
姓氏 Surname                      ${surname}
名字 Other Names                  ${others}
通訊地址 Correspondence Address   FLAT 3, 8/F, 12 NATHAN ROAD, KOWLOON
電郵地址 Email Address            someone@example.hk
香港身分證號碼 Hong Kong Identity Card Number  A123`;

const corporate = `董事（法人團體）Director (Body Corporate)
中文名稱 Name in Chinese
英文名稱 Name in English          NORTHWIND HOLDINGS LIMITED
地址 Address                      2/F, 9 QUAY STREET, HONG KONG
電郵地址 Email Address`;

const read = (...pages: string[]) => companyParticulars(pages.map((text, index) => pageOfText(text, index + 1)));
const home = 'FLAT 3, 8/F, 12 NATHAN ROAD, KOWLOON';

describe('the directors of an annual return', () => {
  it('are read with both names and their address, on the pages after the first', () => {
    const { directors } = read(
      front,
      capital,
      secretary,
      person('CHAN', 'TAI MAN', '陳大文'),
      person('HO', 'Mei Ling'),
    );
    expect(directors).toEqual([
      { kind: 'person', name: 'CHAN TAI MAN', nameZh: '陳大文', address: home, page: 4, doubt: null },
      { kind: 'person', name: 'HO Mei Ling', nameZh: null, address: home, page: 5, doubt: null },
    ]);
  });

  it('may be companies; the secretary is not among them', () => {
    expect(read(front, secretary, corporate).directors).toMatchObject([
      { kind: 'company', name: 'NORTHWIND HOLDINGS LIMITED', nameZh: null, address: '2/F, 9 QUAY STREET, HONG KONG' },
    ]);
  });

  it('are left out without a name, and are not read from other documents', () => {
    expect(read(front, person('', '')).directors).toEqual([]);
    expect(read(person('CHAN', 'TAI MAN')).directors).toEqual([]);
  });
});

describe('the share capital of an annual return', () => {
  it('is read by class, without the total', () => {
    expect(read(front, capital).shareCapital).toEqual([
      { shareClass: 'Ordinary', currency: 'HKD', number: '10000', amount: '10000.00', paid: '8000.00', page: 2 },
      { shareClass: 'Preference', currency: 'USD', number: '500', amount: '1000.00', paid: '1000.00', page: 2 },
    ]);
  });

  it.each([
    ['Ordinary 普通股   HK$   1   1.00   1.00', [['Ordinary 普通股', 'HKD', '1']]],
    ['普通股   港元   10,000   $10,000   $10,000', [['普通股', 'HKD', '10000']]],
    ['Ordinary   HKD   10,000   10,000.00', []],
    ['12   HKD   1   1.00   1.00', []],
  ])('%s', (row, wanted) => {
    const shares = read(front, `股本 Share Capital\n${row}`).shareCapital;
    expect(shares.map(({ shareClass, currency, number }) => [shareClass, currency, number])).toEqual(wanted);
  });
});
