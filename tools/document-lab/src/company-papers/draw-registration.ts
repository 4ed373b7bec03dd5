import type { Chance } from '../chance.ts';
import { type CompanyFacts, certificateNumber, expiresOn } from './company-facts.ts';
import { PageSetter } from './page-setter.ts';
import { slashed } from './printed-days.ts';

const WIDTH = 595;
const LABELS = {
  name: [['業務/法團所用名稱', 'Name of Business/', 'Corporation']],
  branch: [['業務/分行名稱', 'Business/', 'Branch Name']],
  address: [['地址', 'Address']],
  nature: [['業務性質', 'Nature of Business']],
  status: [['法律地位', 'Status']],
} as const;

interface Row {
  readonly label: readonly string[];
  readonly value: readonly string[];
}

/** A certificate of the business registration office in one of several arrangements. */
export function drawRegistration(facts: CompanyFacts, chance: Chance): PageSetter {
  const size = chance.of([8.5, 9.5, 10.5]);
  const page = new PageSetter(chance.from(40, 70), size);
  title(page, chance);
  const rows = rowsOf(facts);
  if (chance.percent(65)) labelsLeft(page, rows, chance);
  else labelsAbove(page, rows, chance);
  figures(page, facts, chance);
  foot(page, chance);
  return page;
}

function title(page: PageSetter, chance: Chance): void {
  page.at(45, '表格 2 Form 2');
  page.at(550, '[規例第5條 Reg. 5]', 8, 'right');
  page.next();
  page.centred(WIDTH / 2, '商業登記條例（第310章） Business Registration Ordinance (Chapter 310)', 9);
  page.centred(WIDTH / 2, '商業登記規例 Business Registration Regulations', 9);
  if (chance.percent(50)) page.centred(WIDTH / 2, '商業登記證 Business Registration Certificate', 13);
  else {
    page.centred(WIDTH / 2, '商業登記證', 14);
    page.centred(WIDTH / 2, 'BUSINESS REGISTRATION CERTIFICATE', 12);
  }
  page.next(1.5);
}

function rowsOf(facts: CompanyFacts): Row[] {
  return [
    { label: LABELS.name[0], value: [facts.name, ...(facts.nameZh === null ? [] : [facts.nameZh])] },
    { label: LABELS.branch[0], value: ['* * *'] },
    { label: LABELS.address[0], value: facts.address },
    { label: LABELS.nature[0], value: [facts.nature] },
    { label: LABELS.status[0], value: ['BODY CORPORATE'] },
  ];
}

function labelsLeft(page: PageSetter, rows: readonly Row[], chance: Chance): void {
  const x = chance.of([170, 190, 210]);
  const isOneLine = chance.percent(40);
  for (const { label, value } of rows) {
    const [zh = '', ...en] = label;
    const printed = isOneLine && label.length === 2 ? [`${zh} ${en.join(' ')}`] : label;
    const end = Math.max(page.stack(45, printed, 8.5), page.stack(x, value));
    page.y = end + page.lineHeight * 0.6;
  }
}

function labelsAbove(page: PageSetter, rows: readonly Row[], chance: Chance): void {
  const x = chance.of([45, 60]);
  for (const { label, value } of rows) {
    page.at(45, label.join(' ').replace('/ ', '/'), 8);
    page.next(0.95);
    page.y = page.stack(x, value) + page.lineHeight * 0.7;
  }
}

function figures(page: PageSetter, facts: CompanyFacts, chance: Chance): void {
  const xs = [45, 165, 285, 445];
  page.next(0.5);
  ['生效日期', '屆滿日期', '登記證號碼', '登記費及徵費'].forEach((text, index) => {
    page.at(xs[index] ?? 0, text, 8.5);
  });
  page.next(0.95);
  ['Date of Commencement', 'Date of Expiry', 'Certificate No.', 'Fee and Levy'].forEach((text, index) => {
    page.at(xs[index] ?? 0, text, 8.5);
  });
  page.next(1.2);
  const shift = chance.of([0, 0, 8]);
  const values = [slashed(facts.beginsOn), slashed(expiresOn(facts)), certificateNumber(facts), '$2,200'];
  values.forEach((text, index) => {
    page.at((xs[index] ?? 0) + shift, text);
  });
  page.next(1);
  page.at(445, '(FEE = $2,200', 8);
  page.next(0.9);
  page.at(445, 'LEVY = $0)', 8);
  page.next(2);
}

function foot(page: PageSetter, chance: Chance): void {
  page.at(45, '請注意下列《商業登記條例》的規定： Please note the following requirements of the Ordinance:', 8);
  page.next();
  page.at(45, '1. 凡業務地址有更改，須在一個月內通知稅務局局長。', 8);
  page.next();
  page.at(45, 'Any change of address must be notified to the Commissioner of Inland Revenue within one month.', 8);
  page.next();
  page.at(
    45,
    '2. 本登記證須在業務地址的顯眼地方展示。 This certificate must be displayed at the place of business.',
    8,
  );
  page.next(1.5);
  if (chance.percent(50))
    page.at(45, '繳款時請將此通知書整張交出 PLEASE PRODUCE THIS DEMAND NOTE INTACT AT TIME OF PAYMENT.', 8);
}
