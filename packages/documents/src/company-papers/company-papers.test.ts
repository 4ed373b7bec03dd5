import { describe, expect, it } from 'vitest';
import { pageOfText } from '../testing/page-of-text.ts';
import { companyParticulars } from './company-particulars.ts';
import { readCompanyPapers } from './read-company-papers.ts';

const certificate = `表格 2 Form 2
商業登記條例（第310章） Business Registration Ordinance (Chapter 310)
商業登記證
BUSINESS REGISTRATION CERTIFICATE

業務/法團所用名稱        HARBOUR LANTERN LIMITED
Name of Business/        港燈籠有限公司
Corporation
業務/分行名稱            * * *
Business/Branch Name
地址 Address             UNIT 5, 12/F, EVER GAIN CENTRE
                         88 KWUN TONG ROAD, KOWLOON
業務性質                 GENERAL TRADING
Nature of Business
法律地位 Status          BODY CORPORATE

生效日期                 屆滿日期             登記證號碼                 登記費及徵費
Date of Commencement     Date of Expiry       Certificate No.            Fee and Levy
05/01/2026               04/01/2027           71234567-000-01-26-A       $2,200`;

const incorporation = `No. 2345678
公司註冊處
COMPANIES REGISTRY
公司註冊證明書
CERTIFICATE OF INCORPORATION
本人現證明
I hereby certify that

HARBOUR LANTERN LIMITED
港燈籠有限公司

於本日根據香港法例第622章《公司條例》在香港成立為法團，此公司是一間有限公司。
is this day incorporated in Hong Kong under the Companies Ordinance, and that this company is a limited company.
本證明書於二零二一年五月五日發出。
Issued on 5 May 2021.
Registrar of Companies`;

const annualReturn = `公司註冊處                 周年申報表                    表格 Form
Companies Registry         Annual Return                 NAR1
                                          商業登記號碼 Business Registration Number
                                          71234567
1   公司名稱 Company Name
    HARBOUR LANTERN LIMITED
    港燈籠有限公司
2   商業名稱（如有的話） Business Name (If any)

3   公司類別 Type of Company
    私人公司 Private company
4   本申報表的結算日期 Date to which this Return is Made Up       05  05  2026
6   註冊辦事處地址 Address of Registered Office
    UNIT 5, 12/F, EVER GAIN CENTRE
    88 KWUN TONG ROAD, KOWLOON
7   電郵地址 Email Address
提交人資料 Presentor's Reference
地址 Address: 1/F, 8 QUAY STREET, HONG KONG`;

/** What certificates fill, as field and value; with its doubt where it has one. */
function filledBy(...texts: string[]) {
  const { fields } = companyParticulars(texts.map((text, index) => pageOfText(text, index + 1)));
  return Object.fromEntries(fields.map(({ field, value, doubt }) => [field, doubt === null ? value : [value, doubt]]));
}

const kindsOf = (text: string) => companyParticulars([pageOfText(text)]).papers.map(({ kind }) => kind);

const identity = { name: 'HARBOUR LANTERN LIMITED', name_zh: '港燈籠有限公司' };
const address = 'UNIT 5, 12/F, EVER GAIN CENTRE, 88 KWUN TONG ROAD, KOWLOON';
const registered = {
  ...identity,
  address,
  industry: 'GENERAL TRADING',
  br: '71234567-000-01-26-A',
  br_expires_on: '2027-01-04',
};

describe('the certificates of a company', () => {
  it.each([
    ['a business registration certificate', certificate, registered],
    [
      'a certificate of incorporation',
      incorporation,
      { ...identity, ci: '2345678', registration_number: '2345678', incorporated_date: '2021-05-05' },
    ],
    [
      'an annual return',
      annualReturn,
      { ...identity, address, br: '71234567', ci: '71234567', registration_number: '71234567' },
    ],
  ])('%s fills the fields it prints', (_, text, fields) => expect(filledBy(text)).toEqual(fields));

  it('in one file fill the form together, with the longest number of the registration', () => {
    expect(filledBy(certificate, incorporation)).toEqual({
      ...registered,
      ci: '2345678',
      registration_number: '2345678',
      incorporated_date: '2021-05-05',
    });
  });

  it('of two companies in one file are in doubt where they differ', () => {
    const other = incorporation.replace('HARBOUR LANTERN LIMITED', 'NORTHWIND LIMITED');
    expect(filledBy(certificate, other).name).toEqual(['HARBOUR LANTERN LIMITED', 'conflict']);
  });

  it('say where each value is printed', () => {
    const { fields } = companyParticulars([pageOfText('A cover'), pageOfText(incorporation, 2)]);
    const name = fields.find(({ field }) => field === 'name');
    expect(name?.page).toBe(2);
    expect(name?.box.y).toBeCloseTo((20 + 8 * 14) / 840, 3);
  });
});

describe('a day of incorporation', () => {
  it.each([
    ['本證明書於二零二零年十二月廿一日發出。', 'Issued on 21 December 2020.', '2020-12-21'],
    ['', 'Given under my hand this 3rd day of August 2016.', '2016-08-03'],
    ['', 'Given under my hand this Twenty-first day of March Two Thousand and Nineteen.', '2019-03-21'],
    ['本證明書於二零一八年二月十日發出。', '', '2018-02-10'],
    ['本證明書於二零二一年五月五日發出。', 'Issued on 6 May 2021.', ['2021-05-05', 'conflict']],
    ['', 'Issued on 05/06/2021.', ['2021-06-05', 'ambiguous']],
    ['', 'Issued on 31 February 2021.', undefined],
  ])('%s %s is %s', (chinese, english, day) => {
    const text = incorporation.replace('本證明書於二零二一年五月五日發出。', chinese);
    expect(filledBy(text.replace('Issued on 5 May 2021.', english)).incorporated_date).toEqual(day);
  });
});

describe('a certificate whose figures do not fit each other', () => {
  it.each([
    ['another last day', '04/01/2027', '04/02/2027', 'br_expires_on', ['2027-02-04', 'conflict']],
    ['three years', '04/01/2027', '04/01/2029', 'br_expires_on', '2029-01-04'],
    ['another month in its number', '-01-26-A', '-02-26-A', 'br', ['71234567-000-02-26-A', 'conflict']],
    ['a number that is too short', '71234567-000', '7123456-000', 'br', undefined],
    ['no last day', '04/01/2027', '', 'br_expires_on', undefined],
    ['a company that has not begun business', 'GENERAL TRADING', 'CORP', 'industry', undefined],
    [
      'a name that does not end as one',
      'HARBOUR LANTERN LIMITED',
      'HARBOUR LANTERN',
      'name',
      ['HARBOUR LANTERN', 'unclear'],
    ],
  ])('%s', (_, printed, instead, field, value) => {
    expect(filledBy(certificate.replace(printed, instead))[field]).toEqual(value);
  });
});

describe('a name', () => {
  it.each([
    ['LAM & SONS (HK) CO., LIMITED', '林記（香港）有限公司'],
    ['88 STUDIO LIMITED', '八八影像有限公司'],
    ['NORTHWIND LIMITED', ''],
  ])('is read as it is printed: %s %s', (name, nameZh) => {
    const text = certificate.replace('HARBOUR LANTERN LIMITED', name).replace('港燈籠有限公司', nameZh);
    const found = filledBy(text);
    expect([found.name, found.name_zh ?? '']).toEqual([name, nameZh]);
  });

  it('of two lines is one', () => {
    const text = certificate
      .replace('Name of Business/        港燈籠有限公司', 'Name of Business/        (HONG KONG) LIMITED')
      .replace('HARBOUR LANTERN LIMITED', 'HARBOUR LANTERN TECHNOLOGY');
    expect(filledBy(text).name).toBe('HARBOUR LANTERN TECHNOLOGY (HONG KONG) LIMITED');
  });
});

describe('other documents', () => {
  it.each([
    [
      'a bill of a company secretary',
      `STONE QUAY SECRETARIES LIMITED
INVOICE  No. 2026-118        Date 3 May 2026
Bill to: Harbour Lantern Limited
Annual return NAR1, filing and preparation           2,500.00
Business registration certificate, renewal fee       2,200.00
Certificate of incorporation, certified copy           300.00
Total                                                5,000.00`,
      'invoice',
    ],
    [
      'a reminder of the registry',
      `公司註冊處
COMPANIES REGISTRY
Our Ref: CR/HQ/11-99            12 May 2025
Reminder: delivery of annual return
Please note that the annual return of your company must be delivered within 42 days.
Registrar of Companies`,
      'official_letter',
    ],
    [
      'a certificate of change of name',
      incorporation
        .replace('CERTIFICATE OF INCORPORATION', 'CERTIFICATE OF CHANGE OF NAME')
        .replace('公司註冊證明書', '公司更改名稱證明書'),
      'official_letter',
    ],
  ])('%s fills nothing', (_, text, kind) => {
    const { papers, fields, otherKind } = companyParticulars([pageOfText(text)]);
    expect([papers, fields, otherKind]).toEqual([[], [], kind]);
  });

  it('an empty page is nothing', () => expect(kindsOf('')).toEqual([]));
});

describe('letters that recognition misread', () => {
  it.each([
    ['Name of Business/', 'Name of Busincss/'],
    ['Date of Expiry', 'Date of Explry'],
    ['BUSINESS REGISTRATION CERTIFICATE', 'BUSINESS REGISTRATI0N CERTIFlCATE'],
  ])('of the form (%s as %s) do not hide its values', (printed, instead) => {
    expect(filledBy(certificate.replace(printed, instead))).toEqual(registered);
  });

  it('of a value are in doubt, as is Chinese from a picture', () => {
    const page = pageOfText(certificate);
    const words = page.words.map((word) => ({ ...word, confidence: word.text === 'HARBOUR' ? 0.6 : 0.97 }));
    const { fields } = companyParticulars([{ ...page, words, variants: [words], source: 'ocr' }]);
    const doubts = Object.fromEntries(fields.map(({ field, doubt }) => [field, doubt]));
    expect(doubts).toEqual({
      name: 'unclear',
      name_zh: 'unclear',
      industry: null,
      br: null,
      address: null,
      br_expires_on: null,
    });
  });

  it.each([
    ['of a clear picture that is read once, are sure', undefined, null],
    ['that another reading has as well, are sure', 'HARBOUR LANTERN LIMITED', null],
    ['that no other reading has, are in doubt', 'HARBOUR LANTERN UMITED', 'unclear'],
  ])('%s', (_, other, doubt) => {
    const page = pageOfText(certificate);
    const variants = other === undefined ? [] : [pageOfText(other).words];
    const { fields } = companyParticulars([{ ...page, variants, source: 'ocr' }]);
    expect(fields.find(({ field }) => field === 'name')?.doubt).toBe(doubt);
  });
});

describe('texts made to be slow', () => {
  it.each([
    ['words without end', 'A'.repeat(200_000)],
    ['a title many times', 'BUSINESS REGISTRATION CERTIFICATE '.repeat(300)],
    ['labels many times', `${certificate}\n`.repeat(30)],
    ['digits and dashes', '12345678-'.repeat(20_000)],
    ['a word of a day many times', `${incorporation}\n${'twenty first day of '.repeat(580)}`],
  ])('%s do not take long', (_, text) => {
    const start = performance.now();
    readCompanyPapers([pageOfText(text)]);
    // A pattern that backtracks takes minutes on these; a busy machine takes seconds.
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
