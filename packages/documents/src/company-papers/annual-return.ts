import type { Line } from '../page/layout.ts';
import type { Page } from '../page/page.ts';
import type { PaperField } from './company-paper.ts';
import { NUMBER_LABELS, registryNumbers } from './incorporation-certificate.ts';
import { nameFields, ofRead } from './paper-fields.ts';
import { type LabelPhrases, labelsIn } from './paper-labels.ts';
import { valuesOf } from './paper-values.ts';
import { addressIn } from './read-values.ts';

type Label = keyof typeof RETURN_ONLY | keyof typeof NUMBER_LABELS;

const RETURN_ONLY = {
  name: ['COMPANYNAME', 'NAMEOFCOMPANY', '公司名稱'],
  business: ['BUSINESSNAME', '商業名稱'],
  type: ['TYPEOFCOMPANY', '公司類別'],
  made: ['DATETOWHICHTHISRETURNISMADEUP', '本申報表的結算日期', '申報表的結算日期'],
  period: ['PERIODCOVEREDBYFINANCIALSTATEMENTS', '隨本表格交付的財務報表所涵蓋的會計期'],
  address: ['ADDRESSOFREGISTEREDOFFICE', 'REGISTEREDOFFICEADDRESS', '註冊辦事處地址'],
  email: ['EMAILADDRESS', '電郵地址', '電子郵件地址'],
  charges: ['MORTGAGESANDCHARGES', '按揭及押記'],
  capital: ['SHARECAPITAL', '股本'],
  presentor: ['PRESENTORSREFERENCE', '提交人資料', '提交人的資料'],
  official: ['FOROFFICIALUSE', '請勿填寫本欄'],
  remark: [
    'IFANY',
    '如有的話',
    '如有',
    'FLATFLOORBLOCKETC',
    '室樓座等',
    '大廈BUILDING',
    '街道屋苑地段村等',
    '街道號碼及名稱屋苑地段村等',
    'STREETESTATELOTVILLAGEETC',
    'NUMBERSTREETESTATELOTVILLAGEETC',
    '區DISTRICT',
    '國家地區COUNTRYREGION',
  ],
} as const;

/** Words of the form that an address does not have. */
const FORM_WORDS = /\betc\b|等|[:：]|number|district|country|flat\/floor/iu;

/** The labels of an annual return, as letters. */
export const RETURN_LABELS: LabelPhrases<Label> = { ...RETURN_ONLY, ...NUMBER_LABELS };

/** The fields that an annual return (NAR1) fills. */
export function readAnnualReturn(lines: readonly Line[], pages: readonly Page[]): PaperField[] {
  const labels = labelsIn(lines, RETURN_LABELS);
  const address = valuesOf(lines, labels, 'address').map(addressIn)[0] ?? null;
  return [
    ...nameFields(valuesOf(lines, labels, 'name')[0] ?? [], pages),
    ofRead('address', address, pages, address !== null && FORM_WORDS.test(address.value) ? 'unclear' : null),
    ...registryNumbers(lines, pages),
  ].filter((field) => field !== null);
}
