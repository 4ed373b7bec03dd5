import type { Chance } from '../chance.ts';
import type { CompanyFacts } from './company-facts.ts';
import { printedNumber } from './draw-incorporation.ts';
import { PageSetter } from './page-setter.ts';

const PARTS = [
  '室／樓／座等 Flat/Floor/Block etc.',
  '街道／屋苑／地段／村等 Street/Estate/Lot/Village etc.',
  '區 District',
];

/** The first page of an annual return in one of several arrangements. */
export function drawReturn(facts: CompanyFacts, chance: Chance): PageSetter {
  const page = new PageSetter(chance.from(36, 56), chance.of([9, 10]));
  head(page, facts, chance);
  section(page, '1', '公司名稱 Company Name');
  names(page, facts, chance);
  section(page, '2', '商業名稱（如有的話） Business Name (If any)');
  page.next(1.2);
  section(page, '3', '公司類別 Type of Company');
  ['✓ 私人公司 Private company', '公眾公司 Public company', '擔保有限公司 Company limited by guarantee'].forEach(
    (text, index) => {
      page.at(60 + index * 165, text, 8);
    },
  );
  page.next(1.8);
  madeUpTo(page, facts);
  section(page, '6', '註冊辦事處地址 Address of Registered Office');
  address(page, facts, chance);
  section(page, '7', '電郵地址 Email Address');
  page.next(1.5);
  foot(page);
  return page;
}

function head(page: PageSetter, facts: CompanyFacts, chance: Chance): void {
  page.at(45, '公司註冊處');
  page.at(297, '周年申報表', 14, 'centre');
  page.at(550, '表格 Form', 8, 'right');
  page.next(1.1);
  page.at(45, 'Companies Registry');
  page.at(550, 'NAR1', 14, 'right');
  page.next(0.7);
  page.at(297, 'Annual Return', 14, 'centre');
  page.next(2.4);
  const isOld = printedNumber(facts) === facts.companyNumber;
  const label = isOld ? '公司編號 Company Number' : '商業登記號碼 Business Registration Number';
  const x = isOld ? 400 : 340;
  page.at(x, label, 8.5);
  page.next(1);
  page.at(x + chance.of([0, 10]), printedNumber(facts));
  page.next(1.4);
}

function section(page: PageSetter, number: string, label: string): void {
  page.at(45, number);
  page.at(60, label);
  page.next(1.15);
}

function names(page: PageSetter, facts: CompanyFacts, chance: Chance): void {
  const isOneLine = chance.percent(40);
  const lines = isOneLine ? [[facts.name, facts.nameZh].filter(Boolean).join('  ')] : [facts.name, facts.nameZh ?? ''];
  page.y =
    page.stack(
      64,
      lines.filter((text) => text !== ''),
    ) +
    page.lineHeight * 0.5;
}

function madeUpTo(page: PageSetter, facts: CompanyFacts): void {
  section(page, '4', '本申報表的結算日期 Date to which this Return is Made Up');
  const [, month = '', day = ''] = facts.incorporatedOn.split('-');
  [day, month, '2026'].forEach((text, index) => {
    page.at(360 + index * 50, text);
  });
  page.next(1);
  ['日 DD', '月 MM', '年 YYYY'].forEach((text, index) => {
    page.at(356 + index * 50, text, 7);
  });
  page.next(1.2);
  page.at(60, '（如屬私人公司，本申報表應列載截至公司成立為法團的周年日期的資料。', 7.5);
  page.next(0.9);
  page.at(60, 'A private company states its particulars at the anniversary of its incorporation.)', 7.5);
  page.next(1.4);
}

function address(page: PageSetter, facts: CompanyFacts, chance: Chance): void {
  if (chance.percent(45)) {
    facts.address.forEach((text, index) => {
      page.at(60, PARTS[index] ?? '', 7);
      page.at(260, text);
      page.next(1.25);
    });
  } else page.y = page.stack(64, facts.address);
  page.next(0.6);
}

function foot(page: PageSetter): void {
  page.at(45, '提交人資料 Presentor’s Reference', 8.5);
  page.at(330, '請勿填寫本欄 For Official Use', 8.5);
  page.next(1.1);
  page.at(45, '姓名 Name: STONE QUAY SECRETARIES LIMITED', 8);
  page.next(1);
  page.at(45, '地址 Address: 1/F, 8 QUAY STREET, HONG KONG', 8);
  page.next(1);
  page.at(45, '電話 Tel: 2345 6789   電郵 Email: filing@stonequay.example', 8);
}
