import type { Line } from '../page/layout.ts';
import type { Page } from '../page/page.ts';
import { plainWidth } from '../values/width.ts';
import type { PaperField } from './company-paper.ts';
import { textOf } from './find-phrase.ts';
import { nameFields, ofRead } from './paper-fields.ts';
import { type LabelPhrases, labelsIn } from './paper-labels.ts';
import { type ValueLines, valuesOf } from './paper-values.ts';
import { addressIn, daysIn, type Read, textIn } from './read-values.ts';

type Label = 'name' | 'branch' | 'address' | 'nature' | 'status' | 'begins' | 'ends' | 'number' | 'fee' | 'remark';

/** The labels of a business registration certificate, as letters. */
export const REGISTRATION_LABELS: LabelPhrases<Label> = {
  name: [
    'NAMEOFBUSINESSCORPORATION',
    'NAMEOFBUSINESS',
    'NAMEOFCORPORATION',
    '業務法團所用名稱',
    '業務或法團所用名稱',
    '法團所用名稱',
    '業務所用名稱',
  ],
  branch: ['BUSINESSBRANCHNAME', 'BRANCHNAME', 'BUSINESSNAME', '業務分行名稱', '業務名稱', '分行名稱'],
  address: ['ADDRESSOFBUSINESS', 'BUSINESSADDRESS', 'ADDRESS', '營業地址', '業務地址', '地址'],
  nature: ['NATUREOFBUSINESS', '業務性質'],
  status: ['LEGALSTATUS', 'STATUS', '法律地位', '業務狀況'],
  begins: ['DATEOFCOMMENCEMENT', 'COMMENCEMENTDATE', '生效日期', '開始生效日期'],
  ends: ['DATEOFEXPIRY', 'EXPIRYDATE', '屆滿日期', '到期日'],
  number: ['CERTIFICATENUMBER', 'CERTIFICATENO', '登記證號碼', '商業登記證號碼', '證書號碼'],
  fee: ['FEEANDLEVY', 'REGISTRATIONFEEANDLEVY', '登記費及徵費', '登記費用及徵費'],
  remark: ['IFANY', '如有的話', '如有'],
};

/** Eight digits, the branch, month and year, and a check character. */
const NUMBER = /(?<![\dA-Z])(\d{8})\s?-\s?(\d{3})\s?-\s?(0[1-9]|1[0-2])\s?-\s?(\d{2})\s?-\s?([\dA-Z])(?![\dA-Z])/u;
/** What the register prints for a company that has not begun its business. */
const NOT_BEGUN = /^CORP\.?$/iu;
const TERMS_IN_YEARS = [1, 3];

interface Printed {
  readonly lines: readonly Line[];
  readonly pages: readonly Page[];
  readonly value: (label: Label) => ValueLines[];
}

/** The fields that a business registration certificate fills. */
export function readRegistration(lines: readonly Line[], pages: readonly Page[]): PaperField[] {
  const labels = labelsIn(lines, REGISTRATION_LABELS);
  const printed: Printed = { lines, pages, value: (label) => valuesOf(lines, labels, label) };
  const nature = firstRead(printed.value('nature'), textIn);
  return [
    ...nameFields(printed.value('name')[0] ?? [], pages),
    ofRead('industry', nature !== null && NOT_BEGUN.test(nature.value) ? null : nature, pages),
    ofRead('address', firstRead(printed.value('address'), addressIn), pages),
    ...numbersOf(printed),
    expiryOf(printed),
  ].filter((field) => field !== null);
}

function firstRead(values: readonly ValueLines[], read: (lines: ValueLines) => Read | null): Read | null {
  for (const lines of values) {
    const found = read(lines);
    if (found !== null) return found;
  }
  return null;
}

/** The number of the certificate, wherever it is printed; two different ones are a conflict. */
function numbersOf(printed: Printed): (PaperField | null)[] {
  const found = printed.lines.flatMap(({ tokens }) => numberIn(tokens));
  const [first] = found;
  if (first === undefined) return [];
  const conflict = found.some(({ value }) => value !== first.value) ? 'conflict' : null;
  const month = first.value.slice(13, 18);
  const begins = dayOf(printed, 'begins');
  const fits = begins === null || `${begins.iso.slice(5, 7)}-${begins.iso.slice(2, 4)}` === month;
  return [ofRead('br', first, printed.pages, conflict ?? (fits ? null : 'conflict'))];
}

function numberIn(tokens: readonly Line['tokens'][number][]): Read[] {
  for (let start = 0; start < tokens.length; start++) {
    if (!/\d/u.test(tokens[start]?.text ?? '')) continue;
    for (let end = start + 1; end <= Math.min(tokens.length, start + 10); end++) {
      const own = tokens.slice(start, end);
      const match = NUMBER.exec(plainWidth(textOf(own)).toUpperCase().replace(/[–—]/gu, '-'));
      if (match !== null) return [{ value: match.slice(1).join('-'), tokens: own }];
    }
  }
  return [];
}

function dayOf(printed: Printed, label: 'begins' | 'ends') {
  for (const lines of printed.value(label)) {
    for (const tokens of lines) {
      const [day] = daysIn(textOf(tokens));
      if (day !== undefined) return { ...day, tokens };
    }
  }
  return null;
}

/** The day the certificate ends: a day before one year, or three, after it begins. */
function expiryOf(printed: Printed): PaperField | null {
  const ends = dayOf(printed, 'ends');
  if (ends === null) return null;
  const begins = dayOf(printed, 'begins');
  const read = { value: ends.iso, tokens: ends.tokens };
  if (begins === null) return ofRead('br_expires_on', read, printed.pages, ends.ambiguous ? 'ambiguous' : null);
  const isTerm = TERMS_IN_YEARS.some((years) => dayBeforeAnniversary(begins.iso, years) === ends.iso);
  return ofRead('br_expires_on', read, printed.pages, isTerm ? null : 'conflict');
}

function dayBeforeAnniversary(iso: string, years: number): string {
  const day = new Date(`${iso}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + years);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}
