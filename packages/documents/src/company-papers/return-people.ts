import type { Page } from '../page/page.ts';
import type { PaperPerson } from './company-paper.ts';
import { paperField } from './paper-doubt.ts';
import { type LabelPhrases, labelsIn } from './paper-labels.ts';
import { type ValueLines, valuesOf } from './paper-values.ts';
import { addressIn, namesIn, type Read } from './read-values.ts';
import type { SectionLines } from './return-sections.ts';

const PERSON = {
  capacity: ['CAPACITY', '身分', '代替', 'ALTERNATETO'],
  nameZh: ['NAMEINCHINESE', '中文姓名', '中文名稱'],
  name: ['NAMEINENGLISH', '英文姓名', '英文名稱'],
  surname: ['SURNAME', '姓氏'],
  otherNames: ['OTHERNAMES', '名字'],
  previous: ['PREVIOUSNAMES', '前用姓名', 'ALIAS', '別名'],
  address: [
    'CORRESPONDENCEADDRESS',
    'CORRESPONDENCEADDRESSINHONGKONG',
    'ADDRESSINHONGKONG',
    'ADDRESS',
    '通訊地址',
    '香港通訊地址',
    '香港地址',
    '地址',
  ],
  email: ['EMAILADDRESS', '電郵地址'],
  identity: [
    'IDENTIFICATION',
    '身分識別',
    '身份識別',
    'HONGKONGIDENTITYCARDNUMBER',
    '香港身分證號碼',
    'PASSPORT',
    '護照',
  ],
  number: ['COMPANYNUMBER', '公司編號', 'BUSINESSREGISTRATIONNUMBER', '商業登記號碼'],
  remark: ['IFANY', '如有的話', '如有', 'FLATFLOORBLOCKETC', '室樓座等'],
} as const satisfies LabelPhrases<string>;

/** A director as an annual return prints one; null where no name can be read. */
export function directorIn({ section, lines }: SectionLines, pages: readonly Page[]): PaperPerson | null {
  const labels = labelsIn(lines, PERSON);
  const value = (key: keyof typeof PERSON): ValueLines => valuesOf(lines, labels, key)[0] ?? [];
  const nameZh = namesIn(value('nameZh')).nameZh;
  const name = englishName(section === 'director', value);
  const shown = name ?? nameZh;
  if (shown === null) return null;
  const field = paperField('name', shown.value, [...shown.tokens, ...(nameZh?.tokens ?? [])], pages);
  if (field === null) return null;
  const { page, doubt } = field;
  return {
    kind: section === 'director' ? 'person' : 'company',
    name: shown.value,
    nameZh: name === null ? null : (nameZh?.value ?? null),
    address: addressIn(value('address'))?.value ?? null,
    page,
    doubt,
  };
}

/** The surname of a person is before the other names; a company has one name. */
function englishName(isPerson: boolean, value: (key: keyof typeof PERSON) => ValueLines): Read | null {
  if (!isPerson) return namesIn(value('name')).name;
  const surname = namesIn(value('surname')).name;
  // The boxes of tight lines overlap, so that the surname may also be next to the label below it.
  const others = value('otherNames').map((line) => line.filter((token) => surname?.tokens.includes(token) !== true));
  const parts = [surname, namesIn(others).name].filter((part) => part !== null);
  if (parts.length === 0) return null;
  return { value: parts.map((part) => part.value).join(' '), tokens: parts.flatMap(({ tokens }) => tokens) };
}
