import type { Chance } from '../chance.ts';
import type { CompanyFacts } from './company-facts.ts';
import { PageSetter } from './page-setter.ts';
import { asOrdinal, inChinese, inEnglish, inWords } from './printed-days.ts';

const MIDDLE = 297;
const BUSINESS_NUMBER_SINCE = '2023-12-27';

/** The number that the certificate prints: since 27 December 2023 that of the business registration. */
export function printedNumber(facts: CompanyFacts): string {
  return facts.incorporatedOn < BUSINESS_NUMBER_SINCE ? facts.companyNumber : facts.registration;
}

/** A certificate of incorporation in one of several arrangements. */
export function drawIncorporation(facts: CompanyFacts, chance: Chance): PageSetter {
  const page = new PageSetter(chance.from(60, 100), chance.of([10, 11, 12]));
  number(page, facts, chance);
  page.centred(MIDDLE, '公司註冊處', 13);
  page.centred(MIDDLE, 'COMPANIES REGISTRY', 13);
  page.next(1);
  page.centred(MIDDLE, '公司註冊證明書', 18);
  page.centred(MIDDLE, chance.of(['CERTIFICATE OF INCORPORATION', 'Certificate of Incorporation']), 16);
  page.next(2);
  if (chance.percent(60)) togetherText(page, facts);
  else separateText(page, facts);
  page.next(1);
  issued(page, facts, chance);
  page.next(3);
  page.at(330, '香港特別行政區公司註冊處處長陳大文');
  page.next();
  page.at(330, 'Registrar of Companies');
  page.next();
  page.at(330, 'Hong Kong Special Administrative Region');
  return page;
}

function number(page: PageSetter, facts: CompanyFacts, chance: Chance): void {
  const printed = printedNumber(facts);
  const isOld = printed === facts.companyNumber;
  const label = isOld ? chance.of(['編號 No.', '公司編號 Company No.']) : '商業登記號碼 Business Registration Number';
  if (chance.percent(60)) page.at(45, `${label} ${printed}`);
  else {
    page.at(45, label);
    page.next();
    page.at(45, printed);
  }
  page.next(3);
}

function togetherText(page: PageSetter, facts: CompanyFacts): void {
  page.centred(MIDDLE, '本人現證明');
  page.centred(MIDDLE, 'I hereby certify that');
  page.next(1);
  page.centred(MIDDLE, facts.name, 14);
  if (facts.nameZh !== null) page.centred(MIDDLE, facts.nameZh, 14);
  page.next(1);
  page.at(60, '於本日根據香港法例第622章《公司條例》在香港成立為法團，此公司是一間有限公司。', 10);
  page.next();
  page.at(60, 'is this day incorporated in Hong Kong under the Companies Ordinance (Chapter 622', 10);
  page.next();
  page.at(60, 'of the Laws of Hong Kong), and that this company is a limited company.', 10);
  page.next();
}

function separateText(page: PageSetter, facts: CompanyFacts): void {
  page.centred(MIDDLE, 'I hereby certify that');
  page.next(0.5);
  page.centred(MIDDLE, facts.name, 14);
  if (facts.nameZh !== null) page.centred(MIDDLE, facts.nameZh, 14);
  page.next(0.5);
  page.at(60, 'is this day incorporated in Hong Kong under the Companies Ordinance, and that', 10);
  page.next();
  page.at(60, 'this company is limited.', 10);
  page.next(1.5);
}

function issued(page: PageSetter, facts: CompanyFacts, chance: Chance): void {
  const day = facts.incorporatedOn;
  const english = chance.of([
    `Issued on ${inEnglish(day)}.`,
    `Given under my hand ${asOrdinal(day)}.`,
    `Given under my hand ${inWords(day)}.`,
  ]);
  if (chance.percent(75)) {
    page.at(60, `本證明書於${inChinese(day)}發出。`);
    page.next();
  }
  page.at(60, english);
  page.next();
}
